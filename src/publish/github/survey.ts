import { badAnswer, graphqlRefusal } from './trouble.ts';
import type { Answer, GraphqlError } from './trouble.ts';
import type { GraphqlAnswer } from './request.ts';
import { at, list, number, oid, text } from './json.ts';

/** Where the tip of a branch is. */
export interface Tip {
  readonly name: string;
  readonly oid: string;
}

/** A file at the tip of a branch, without its content. */
export interface FileAt {
  readonly oid: string;
  readonly size: number;
}

/** A pull request of the repository. */
export interface PullInfo {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly state: 'open' | 'closed' | 'merged';
  /** Its branch lives in a fork. */
  readonly fromFork: boolean;
  readonly base: string;
  readonly head: string;
  readonly oid: string;
  readonly labels: readonly string[];
  /** The cards that were asked for, at its head; one that is not there is left out. */
  readonly cards: ReadonlyMap<string, FileAt>;
}

/** The unfinished branch of an earlier run. */
export interface NextBranch {
  readonly oid: string;
  readonly message: string;
  readonly parent: string | null;
}

/** What GitHub holds of the repository, as far as a proposal is concerned. */
export interface Survey {
  /** The account that acts; null where GitHub does not say. */
  readonly viewer: string | null;
  /** Node id, for mutations. */
  readonly id: string;
  readonly fullName: string;
  readonly url: string;
  readonly archived: boolean;
  /** The base branch; null when it does not exist. */
  readonly base: Tip | null;
  /** The proposals' branch; null when it does not exist. */
  readonly branch: string | null;
  readonly next: NextBranch | null;
  /** The cards on the base branch. */
  readonly cards: ReadonlyMap<string, FileAt>;
  /** Those from the proposals' branch in any state, and those that are open (the latest 500); newest first. */
  readonly pulls: readonly PullInfo[];
}

/** What is looked for. */
export interface SurveyRequest {
  readonly owner: string;
  readonly name: string;
  /** null: the default branch. */
  readonly base: string | null;
  readonly branch: string;
  readonly next: string;
  /** Paths of cards whose state is asked for, at most `MAX_CARDS`. */
  readonly cards: readonly string[];
}

/** Cards that are looked up in pull requests: one that brings everything changes the first of them, too. */
const MAX_PULL_CARDS = 10;
/** Cards of one proposal. */
export const MAX_CARDS = 100;
const PAGE = 50;
const MAX_PAGES = 10;

type Query = (text: string, variables: Readonly<Record<string, unknown>>) => Promise<Answer<GraphqlAnswer>>;

/** Reads everything in one query, or one more for each further page of open pull requests. */
export async function readSurvey(query: Query, request: SurveyRequest): Promise<Answer<Survey>> {
  const { cards } = request;
  let survey = null as Survey | null;
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer: Answer<GraphqlAnswer> = await query(
      surveyText(cards.length, request.base !== null, survey === null),
      {
        owner: request.owner,
        name: request.name,
        branch: request.branch,
        branchRef: `refs/heads/${request.branch}`,
        nextRef: `refs/heads/${request.next}`,
        ...(request.base === null ? {} : { baseRef: `refs/heads/${request.base}` }),
        after,
        ...Object.fromEntries(cards.map((path, i) => [`p${i}`, path])),
      },
    );
    if (!answer.ok) return answer;
    const { data, errors, requestId } = answer.value;
    const serious = errors.filter((error) => !isMissingFile(error) && error.path[0] !== 'viewer');
    if (serious.length > 0) return { ok: false, trouble: graphqlRefusal(serious, requestId) };
    const repository = at(data, 'repository');
    const open = at(repository, 'open');
    const pulls = list(at(open, 'nodes')).flatMap((node) => pullOf(node, cards));
    const known = survey ?? surveyOf(data, cards, pulls);
    if (known === null) return badAnswer('the answer does not describe the repository');
    survey = { ...known, pulls: union(known.pulls, pulls) };
    const more = at(open, 'pageInfo', 'hasNextPage') === true;
    if (!more) return { ok: true, value: survey };
    after = text(at(open, 'pageInfo', 'endCursor'));
  }
  return survey === null ? badAnswer('no pages') : { ok: true, value: survey };
}

/** A file that a commit does not hold is an error beside the data. */
function isMissingFile({ type, path }: GraphqlError): boolean {
  const last = path.at(-1);
  return type === 'NOT_FOUND' && typeof last === 'string' && /^c\d+$/.test(last);
}

/**
 * The query's text. Names and paths come as variables: nothing of them stands in it.
 * @param count how many cards are asked for
 * @param named whether a base branch is named
 * @param whole the first page, with everything; else only more open pull requests
 */
function surveyText(count: number, named: boolean, whole: boolean): string {
  const files = (many: number): string => paths(many, (i) => `c${i}: file(path: $p${i}) { oid size mode }`).join(' ');
  const looked = Math.min(count, MAX_PULL_CARDS);
  // A variable that is declared and not used is an error.
  const variables = ['$owner: String!', '$name: String!', '$after: String'];
  if (whole) variables.push('$branch: String!', '$branchRef: String!', '$nextRef: String!');
  if (whole && named) variables.push('$baseRef: String!');
  variables.push(...paths(whole ? count : looked, (i) => `$p${i}: String!`));
  const repository = `
      id nameWithOwner url isArchived
      base: ${named ? 'ref(qualifiedName: $baseRef)' : 'defaultBranchRef'} {
        name target { oid ... on Commit { oid ${files(count)} } }
      }
      branch: ref(qualifiedName: $branchRef) { target { oid } }
      next: ref(qualifiedName: $nextRef) {
        target { oid ... on Commit { message parents(first: 1) { nodes { oid } } } }
      }
      own: pullRequests(headRefName: $branch, first: 100, orderBy: { field: CREATED_AT, direction: DESC }) {
        nodes { ...pull }
      }`;
  return `query envcardSurvey(${variables.join(', ')}) {
    ${whole ? 'viewer { login }' : ''}
    repository(owner: $owner, name: $name) {${whole ? repository : ''}
      open: pullRequests(states: OPEN, first: ${PAGE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
        pageInfo { hasNextPage endCursor }
        nodes { ...pull }
      }
    }
  }
  fragment pull on PullRequest {
    number url title body state isCrossRepository baseRefName headRefName headRefOid
    labels(first: 100) { nodes { name } }
    commits(last: 1) { nodes { commit { oid ${files(looked)} } } }
  }`;
}

function paths(count: number, each: (i: number) => string): string[] {
  return Array.from({ length: count }, (_, i) => each(i));
}

function surveyOf(data: unknown, cards: readonly string[], open: readonly PullInfo[]): Survey | null {
  const repository = at(data, 'repository');
  const id = text(at(repository, 'id'));
  const fullName = text(at(repository, 'nameWithOwner'));
  const url = text(at(repository, 'url'));
  if (id === null || fullName === null || url === null) return null;
  const target = at(repository, 'base', 'target');
  const tip = oid(at(target, 'oid'));
  const name = text(at(repository, 'base', 'name'));
  const next = at(repository, 'next', 'target');
  const nextOid = oid(at(next, 'oid'));
  const own = list(at(repository, 'own', 'nodes')).flatMap((node) => pullOf(node, cards));
  return {
    viewer: text(at(data, 'viewer', 'login')),
    id,
    fullName,
    url,
    archived: at(repository, 'isArchived') === true,
    base: tip === null || name === null ? null : { name, oid: tip },
    branch: oid(at(repository, 'branch', 'target', 'oid')),
    next:
      nextOid === null
        ? null
        : {
            oid: nextOid,
            message: text(at(next, 'message')) ?? '',
            parent: oid(at(list(at(next, 'parents', 'nodes'))[0], 'oid')),
          },
    cards: filesOf(target, cards),
    pulls: union(own, open),
  };
}

const STATES: ReadonlyMap<unknown, PullInfo['state']> = new Map([
  ['OPEN', 'open'],
  ['CLOSED', 'closed'],
  ['MERGED', 'merged'],
]);

function pullOf(node: unknown, cards: readonly string[]): PullInfo[] {
  const state = STATES.get(at(node, 'state'));
  const id = number(at(node, 'number'));
  const head = oid(at(node, 'headRefOid'));
  const url = text(at(node, 'url'));
  if (state === undefined || id === null || head === null || url === null) return [];
  const commit = at(list(at(node, 'commits', 'nodes')).at(-1), 'commit');
  return [
    {
      number: id,
      url,
      title: text(at(node, 'title')) ?? '',
      body: text(at(node, 'body')) ?? '',
      state,
      fromFork: at(node, 'isCrossRepository') !== false,
      base: text(at(node, 'baseRefName')) ?? '',
      head: text(at(node, 'headRefName')) ?? '',
      oid: head,
      labels: list(at(node, 'labels', 'nodes')).flatMap((label) => text(at(label, 'name')) ?? []),
      cards: filesOf(commit, cards.slice(0, MAX_PULL_CARDS)),
    },
  ];
}

function filesOf(commit: unknown, cards: readonly string[]): Map<string, FileAt> {
  const files = new Map<string, FileAt>();
  for (const [i, path] of cards.entries()) {
    const file = at(commit, `c${i}`);
    const id = oid(at(file, 'oid'));
    // A folder or a link is no card.
    if (id !== null && (number(at(file, 'mode')) ?? 0) >> 12 === 8)
      files.set(path, { oid: id, size: number(at(file, 'size')) ?? 0 });
  }
  return files;
}

/** By number, newest first. */
function union(a: readonly PullInfo[], b: readonly PullInfo[]): PullInfo[] {
  const all = new Map([...a, ...b].map((pull) => [pull.number, pull]));
  return [...all.values()].toSorted((one, other) => other.number - one.number);
}
