import type { CardCode } from '../../card/problems.ts';
import type { FixCode } from '../../fix/refusal.ts';

/** What is wrong with a card's header, and why an edit cannot be made by itself. */
export const cardMessages: Readonly<Record<CardCode | FixCode, string>> = {
  'header-after-text':
    'a header must be the first thing in the file, between rules of exactly three dashes: the Hub does not see this one. Move it to the top',
  'header-alias-bomb': 'aliases of the header repeat more than {limit} values, which nobody reads to the end',
  'header-alias-loop': 'the alias {name} leads back into the value that it is a part of',
  'header-alias-unknown': 'the alias {name} has no anchor before it, so no YAML reader takes the header',
  'header-anchor-twice':
    'the anchor {name} is given twice: the YAML reader of Python (`huggingface_hub`, `datasets`) refuses that',
  'header-bom':
    'the file begins with a byte order mark: the Hub reads the header all the same, some readers do not see it. Save the file as UTF-8 without a mark',
  'header-closing-spaces':
    'spaces follow the closing `---`: the Hub has been seen to show no metadata for such a card. Remove them',
  'header-colon':
    'a value holds a colon followed by a space, or a key stands where none can be, so the YAML of the header cannot be read. Put the value in quotes',
  'header-complex-key': 'a key of the header is a list or a mapping: the YAML reader of Python refuses that',
  'header-control-character':
    'the header holds the control character {character}, which no YAML reader takes. Remove it',
  'header-cr-only':
    'a carriage return alone follows the closing `---`, so the Hub does not see the header. Save the file with Unix or Windows line ends',
  'header-double-rule':
    'nothing stands between the first two `---` lines: the Hub does not take the second one for the end of the header, but reads on to the next `---`. Put the keys between the two',
  'header-duplicate-key':
    'the key {key} stands in line {line} already: the Hub refuses keys given twice, Python takes the last. Merge them into one',
  'header-empty-value':
    'the key {key} has no value: the Hub may refuse a commit of this card. Fill it in or remove the line',
  'header-line-separator':
    'the header holds {character}, which looks like a space: the YAML reader of Python takes it for a line break and fails. Replace it by a space',
  'header-merge': 'the value of `<<` is neither a mapping nor a list of mappings, so it cannot be merged',
  'header-missing-key': 'a colon has no key before it, so the YAML of the header cannot be read',
  'header-not-a-mapping':
    'the text between the two `---` lines is no mapping of keys to values, so it cannot be metadata. If it is no header, put some text above the first rule',
  'header-not-utf8': 'byte {byte} of the file is not UTF-8. Save the file as UTF-8',
  'header-nul': 'the file holds a NUL byte, which no YAML reader takes. Remove it',
  'header-opening-spaces': 'spaces follow the `---` in the first line, so the Hub does not see the header. Remove them',
  'header-placeholder':
    'the header holds `{{`, a placeholder of a template that was never filled in. Put the value there, or put it in quotes',
  'header-python-value': 'the YAML reader of Python fails on the plain value {value}. Put it in quotes',
  'header-several-documents': 'the header holds more than one YAML document, the Hub takes one only',
  'header-syntax': 'the YAML of the header cannot be read: {reason}',
  'header-tab': 'the header holds a tab where YAML takes spaces only. Replace it by spaces',
  'header-too-deep': 'values of the header are nested deeper than {limit} levels, so it is not read',
  'header-unclosed':
    'the `---` in the first line is never closed by another `---` line, so the Hub sees no header. Close it; if it is a horizontal rule, put some text above it',
  'header-unknown-tag':
    'the YAML tag {tag} is known to no reader of the Hub, which refuses every commit of such a card. Write the value without it',
  'header-utf16': 'the file is UTF-16, the Hub reads UTF-8. Save it as UTF-8',
  'tag-ambiguous':
    'the tag {value} is text for the Hub, but {meaning} for a YAML 1.1 reader such as the one of Python. Put it in quotes',
  'tag-not-text': 'this item of `tags` is no text, so it is no tag for the Hub. Put it in quotes or remove it',
  'tags-comma-string':
    '`tags` is one text with commas, which the Hub takes for a single odd tag. Write a list with one tag in each line',
  'tags-not-a-list': '`tags` is not a list. Write one tag in each line, each after a `-`',

  'fix-header-by-hand':
    'add or correct the tags by hand once the header can be read: an edit of it now could only be a guess',
  'fix-card-unreadable':
    'the card cannot be edited as long as it cannot be read. Keep README.md out of Git LFS, and below 4 MiB',
  'fix-tags-shared':
    'write the list of `tags` out where the alias or the merge stands now: an edit here would change another key as well',
  'fix-tags-not-a-list': 'turn `tags` into a list by hand, one tag in each line after a `-`, and run this again',
  'fix-comments': 'change the list of `tags` by hand: comments within it would be lost',
  'fix-no-safe-splice':
    'change `tags` by hand: the header is written in a way that no small edit of it is sure to keep everything else as it is',
};
