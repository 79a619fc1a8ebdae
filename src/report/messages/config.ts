import type { ConfigCode } from '../../config/types.ts';

/** Sentences about a settings file. */
export const configMessages: Record<ConfigCode, string> = {
  'config-too-large': 'The settings file is larger than {limit} bytes',
  'config-not-text': 'The settings file is not UTF-8 text',
  'config-nested': 'Values lie deeper than {limit} levels within one another',
  'config-aliases': 'Aliases cannot be followed: {detail}',
  'config-yaml': 'The YAML cannot be read: {detail}',
  'config-not-mapping': 'The settings file must be a mapping such as card: README.md',
  'config-unknown-key': 'There is no setting {key} here; possible are {allowed}',
  'config-unknown-key-meant': 'There is no setting {key} here; did you mean {meant}? Possible are {allowed}',
  'config-unknown-rule': 'There is no rule {rule}; the command envcard rules lists them',
  'config-unknown-rule-meant': 'There is no rule {rule}; did you mean {meant}? The command envcard rules lists all',
  'config-value': '{key} cannot be {value}; possible are {allowed}',
  'config-value-meant': '{key} cannot be {value}; did you mean {meant}? Possible are {allowed}',
  'config-value-kind': '{key} must be one of {allowed}',
  'config-wants-text': '{key} must be text',
  'config-wants-mapping': '{key} must be a mapping of names to values',
  'config-wants-list': '{key} must be a list',
  'config-missing': 'The entry has no {key}',
  'config-hub': 'hub must be OWNER/NAME as in the address of the dataset on the Hub, not {value}',
  'config-until': 'until must be a day of the calendar written YYYY-MM-DD, not {value}',
  'config-until-alone': 'until says how long assume holds and means nothing without it',
  'config-statement': 'Say either assume: loads or declare: never, and not both',
  'config-ignore-empty': 'The entry must name what it ignores: a rule, a path or a framework',
  'config-size': '{key} is too long: at most {limit}',
  'config-blank': '{key} must not be empty',
  'config-path': '{key} must be a path below its folder, not {value}',
  'config-root-twice': 'The root {path} stands here twice',
  'config-more': 'and {count} more',
  'config-assume-over':
    'The assumption that {framework} loads held until {until} and no longer counts: look again and move the date, or take it out',
};
