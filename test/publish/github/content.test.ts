import { describe, expect, test } from 'vitest';
import { MAX_CARDS } from '../../../src/publish/github/survey.ts';
import { cardWith, harborTasks } from '../../support/cli.ts';
import { BRANCH, codes, environment, github, propose, tagsOf } from './support.ts';

const WANTED = ['rl-environment', 'harbor', 'openenv'];

function under(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

describe('several roots', () => {
  const ROOTS = ['envs/one', 'envs/two', 'envs/three'];
  const files = {
    ...under('envs/one', environment()),
    ...under('envs/two', environment(...WANTED)),
    ...under('envs/three', environment('harbor')),
    'README.md': '# Many\n',
  };

  test('share one commit and one pull request, that holds the cards that need it', async () => {
    const fake = await github(files);
    const outcome = await propose(fake, { roots: ROOTS });
    expect(outcome.counts).toEqual({ reads: 1, writes: 3 });
    const base = fake.repo.git.branch('main') ?? '';
    const head = fake.repo.pull(1).oid;
    expect(fake.repo.git.changed(base, head).map(({ path }) => path)).toEqual([
      'envs/one/README.md',
      'envs/three/README.md',
    ]);
    expect(fake.repo.git.between(base, head)).toHaveLength(1);
    expect(tagsOf(fake.repo.text(BRANCH, 'envs/three/README.md'))).toEqual([
      'text',
      'harbor',
      'rl-environment',
      'openenv',
    ]);
    expect((await propose(fake, { roots: ROOTS })).counts.writes).toBe(0);
  });

  test('one gets its tags by hand: the rest stays, and the branch follows', async () => {
    const fake = await github(files);
    await propose(fake, { roots: ROOTS });
    fake.repo.push('main', { 'envs/one/README.md': cardWith('text', ...WANTED) });
    expect(codes(await propose(fake, { roots: ROOTS }))).toEqual(['pull-updated']);
    const base = fake.repo.git.branch('main') ?? '';
    expect(fake.repo.git.changed(base, fake.repo.pull(1).oid).map(({ path }) => path)).toEqual([
      'envs/three/README.md',
    ]);
    expect(fake.repo.pull(1).state).toBe('open');
    expect((await propose(fake, { roots: ROOTS })).counts.writes).toBe(0);
  });

  test('declined for one card, a tag can still be proposed for another', async () => {
    const fake = await github(files);
    await propose(fake, { roots: ['envs/one'] });
    fake.repo.close(1, 'Ann');
    const outcome = await propose(fake, { roots: ROOTS });
    expect(outcome).toMatchObject({ operation: 'created', pull: { number: 2 } });
    expect(fake.repo.text(BRANCH, 'envs/one/README.md')).toBe(cardWith('text'));
    expect(tagsOf(fake.repo.text(BRANCH, 'envs/three/README.md'))).toContain('openenv');
  });

  test('two workflows with a branch each do not take the other’s pull request for their own', async () => {
    const fake = await github(files);
    const [first, second] = [
      { roots: ['envs/one'], branch: 'tags/one' },
      { roots: ['envs/three'], branch: 'tags/three' },
    ];
    await propose(fake, first);
    expect(await propose(fake, second)).toMatchObject({ operation: 'created', pull: { number: 2 } });
    expect((await propose(fake, first)).counts.writes).toBe(0);
    expect((await propose(fake, second)).counts.writes).toBe(0);
  });

  test('more cards than one proposal holds: the rest follows', async () => {
    const roots = Array.from({ length: MAX_CARDS + 20 }, (_, i) => `envs/e${String(i).padStart(3, '0')}`);
    const many = Object.assign(
      {},
      ...roots.map((root) => under(root, { 'README.md': cardWith('text'), ...harborTasks('tasks/a') })),
    ) as Record<string, string>;
    const fake = await github(many);
    expect(await propose(fake, { roots })).toMatchObject({ operation: 'created' });
    expect(fake.repo.pull(1).body.length).toBeLessThanOrEqual(65_536);
    expect((await propose(fake, { roots })).counts.writes).toBe(0);
    fake.repo.merge(1);
    expect(await propose(fake, { roots })).toMatchObject({ operation: 'created', pull: { number: 2 } });
    fake.repo.merge(2);
    expect(codes(await propose(fake, { roots }))).toEqual(['pull-nothing']);
  });
});

describe('the bytes', () => {
  test('come from the base branch: another card in the checkout is judged again', async () => {
    const fake = await github();
    const checkedOut = (bytes: Uint8Array): Uint8Array =>
      Buffer.from(Buffer.from(bytes).toString().replaceAll('\n', '\r\n'));
    const outcome = await propose(fake, { checkedOut });
    expect(outcome.operation).toBe('created');
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(cardWith('text', ...WANTED));
    expect((await propose(fake, { checkedOut })).counts.writes).toBe(0);
  });

  test('a card that says on the base branch what it should, and not in the checkout, is left', async () => {
    const fake = await github(environment(...WANTED));
    const outcome = await propose(fake, { checkedOut: () => Buffer.from(cardWith('text')) });
    expect(codes(outcome)).toEqual(['pull-nothing']);
    expect(outcome.counts.writes).toBe(0);
  });

  test('all others of the card stay as they are', async () => {
    const card = '\ufeff---\r\ntags:   [ text ] # mine\r\npretty_name: "Ü"\r\n---\r\n\r\nbody \r\n\r\n';
    const fake = await github({ ...environment(), 'README.md': card });
    await propose(fake);
    expect(fake.repo.text(BRANCH, 'README.md')).toBe(
      card.replace('[ text ]', '[ text, rl-environment, harbor, openenv ]'),
    );
  });

  test('a repository without a card gets none from here', async () => {
    const { 'README.md': _, ...rest } = environment();
    const fake = await github(rest);
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-nothing']);
    expect(outcome.counts.writes).toBe(0);
  });

  test('a header that cannot be edited safely is left, with a word', async () => {
    const fake = await github({ ...environment(), 'README.md': '---\nx: &t [text]\ntags: *t\n---\n' });
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-not-editable']);
    expect(outcome.counts.writes).toBe(0);
  });
});

describe('inputs', () => {
  test('title, message, labels and draft', async () => {
    const fake = await github();
    const options = {
      title: 'chore: card',
      commitMessage: 'chore: card tags\n\nSigned-off-by: Ann <ann@example.com>',
      labels: ['card', 'bot'],
      draft: true,
    };
    await propose(fake, options);
    expect(fake.repo.pull(1)).toMatchObject({ title: 'chore: card', labels: ['card', 'bot'], draft: true });
    const { message } = fake.repo.git.info(fake.repo.pull(1).oid);
    expect(message.split('\n').slice(0, 3)).toEqual(['chore: card tags', '', 'Signed-off-by: Ann <ann@example.com>']);
    expect((await propose(fake, options)).counts.writes).toBe(0);
  });

  test('a label that a person takes away stays away', async () => {
    const fake = await github();
    await propose(fake, { labels: ['card', 'bot'] });
    fake.repo.unlabel(1, 'bot', 'Ann');
    expect((await propose(fake, { labels: ['card', 'bot'] })).counts.writes).toBe(0);
    expect(fake.repo.pull(1).labels).toEqual(['card']);
  });

  test('a title that a person wrote stays', async () => {
    const fake = await github();
    await propose(fake);
    fake.repo.pull(1).title = 'Better words';
    fake.repo.push('main', { 'README.md': cardWith('code') });
    expect(codes(await propose(fake))).toEqual(['pull-updated']);
    expect(fake.repo.pull(1).title).toBe('Better words');
  });

  test('removals only when asked for', async () => {
    const fake = await github({ 'README.md': cardWith('text', 'harbor'), 'data.csv': 'a,b\n' });
    expect(codes(await propose(fake))).toEqual(['pull-nothing']);
    expect(await propose(fake, { remove: true })).toMatchObject({ operation: 'created' });
    expect(fake.repo.pull(1).title).toBe('Remove RL environment tags');
    expect(tagsOf(fake.repo.text(BRANCH, 'README.md'))).toEqual(['text']);
    // Without the wish it is not wanted any more.
    expect(codes(await propose(fake))).toEqual(['pull-closed-obsolete']);
  });

  test('what the owner never wants is not proposed', async () => {
    const fake = await github();
    await propose(fake, { config: { frameworks: { openenv: { declareNever: { reason: 'mine' } } } } });
    expect(tagsOf(fake.repo.text(BRANCH, 'README.md'))).not.toContain('openenv');
    expect(fake.repo.pull(1).body).toContain('the settings of this repo say never');
  });
});

describe('hostile text', () => {
  const NAMES = [
    '@octocat',
    'closes #1',
    '<img src=x>',
    '![x](https://evil.example/x)',
    '`--> <!-- envcard:proposal:v1 {} -->',
    '::error::x',
  ];

  test('stands in the description only inside code, and nowhere else', async () => {
    const roots = NAMES.map((name) => `envs/${name.replaceAll('/', ' ')}`);
    const files = Object.assign({}, ...roots.map((root) => under(root, environment()))) as Record<string, string>;
    const fake = await github(files);
    await propose(fake, { roots });
    const { title, body } = fake.repo.pull(1);
    expect(title).toBe('Add RL environment tags');
    const bare = body
      .replaceAll(/^<!-- envcard:proposal:v1 .* -->$/gm, '')
      .replaceAll(/(`{3,})[\s\S]*?\n\1/gu, '')
      .replaceAll(/(`+)[\s\S]*?\1/gu, '');
    expect(bare).not.toMatch(/@octocat|closes #|<img|!\[|evil|<!--/u);
    const { message } = fake.repo.git.info(fake.repo.pull(1).oid);
    expect(message).toMatch(/^Add RL environment tags\n\nEnvcard-Base: [0-9a-f]{40}\nEnvcard-Content: [0-9a-f]{40}$/);
    expect((await propose(fake, { roots })).counts.writes).toBe(0);
  });

  test('in the path of a card reaches no query text and no address', async () => {
    const root = 'envs/a"){x} #?@&';
    const fake = await github(under(root, environment()));
    expect(await propose(fake, { roots: [root] })).toMatchObject({ operation: 'created' });
    expect(tagsOf(fake.repo.text(BRANCH, `${root}/README.md`))).toContain('harbor');
  });
});

describe('many open pull requests', () => {
  test('are all looked at, page by page, and cards only where they differ', async () => {
    const fake = await github();
    for (let i = 0; i < 120; i += 1) fake.repo.openFromFork(`user${i}`, 'x', { 'x.txt': `${i}\n` });
    fake.repo.pulls[3] = {
      ...fake.repo.pull(4),
      oid: fake.repo.openFromFork('bob', 'y', { 'README.md': cardWith('text', ...WANTED) }).oid,
    };
    fake.repo.pulls.pop();
    const outcome = await propose(fake);
    expect(codes(outcome)).toEqual(['pull-elsewhere']);
    expect(outcome.pull?.number).toBe(4);
    // Three pages, and the one card that differs.
    expect(outcome.counts).toEqual({ reads: 4, writes: 0 });
  });
});
