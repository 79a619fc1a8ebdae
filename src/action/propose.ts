import { audit } from '../audit.ts';
import type { SchemaChecker } from '../frameworks/types.ts';
import { useProxy } from '../platform/proxy.ts';
import { VERSION } from '../platform/version.ts';
import { githubMarkdown, githubSentence, said } from '../publish/github/sentences.ts';
import type { GithubMessage } from '../publish/github/sentences.ts';
import { changeKey } from '../publish/marker.ts';
import { changeOf } from '../publish/proposal.ts';
import type { ProposalSource } from '../publish/proposal.ts';
import { withFile } from '../repository/overlay.ts';
import { isProposingEvent, openGate } from './gate.ts';
import type { GatedRoot } from './gate.ts';
import type { ProposeInputs } from './inputs.ts';
import { notProposed } from './proposal.types.ts';
import type { Proposal, Proposed, Said, Targets } from './proposal.types.ts';

/** What the runner says of the run. */
export interface RunContext {
  readonly event: string;
  /** `OWNER/NAME`. */
  readonly repository: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly workspace: string;
}

/** Reads the runner's variables. */
export function runContext(env: NodeJS.ProcessEnv): RunContext {
  return {
    event: env['GITHUB_EVENT_NAME'] ?? '',
    repository: env['GITHUB_REPOSITORY'] ?? '',
    apiUrl: (env['GITHUB_API_URL'] ?? 'https://api.github.com').replace(/\/$/, ''),
    serverUrl: (env['GITHUB_SERVER_URL'] ?? 'https://github.com').replace(/\/$/, ''),
    workspace: env['GITHUB_WORKSPACE'] ?? '.',
  };
}

/**
 * Looks whether this run may propose on GitHub, before anything is written.
 * @returns what to do when the reports are out
 */
export async function prepareGithub(inputs: ProposeInputs, targets: Targets, context: RunContext): Promise<Proposal> {
  const nothing = (messages: readonly GithubMessage[]): Proposal => {
    return () => Promise.resolve(notProposed(messages.map(toSaid)));
  };
  const { event, repository, apiUrl } = context;
  if (!isProposingEvent(event)) return nothing([said('notice', 'github-event', { event })]);
  const { token } = inputs;
  if (token === null) return nothing([said('notice', 'github-no-token')]);
  const gate = await openGate(targets, context.workspace);
  if (!gate.open) return nothing(gate.messages);
  return async () => {
    // The client of GitHub's API is loaded only here.
    const { isSafeOrigin, proposeOnGithub } = await import('../publish/github.ts');
    if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !isSafeOrigin(apiUrl)) {
      return notProposed([toSaid(said('error', 'github-no-repository', { repository, api: apiUrl }))]);
    }
    const proxy = useProxy(process.env) ? [] : [said('notice', 'github-no-proxy')];
    const sources = gate.roots.map(sourceOf);
    const outcome = await proposeOnGithub({
      token,
      repository,
      apiUrl,
      wishes: {
        base: inputs.base,
        branch: inputs.branch,
        head: gate.head,
        remove: inputs.remove,
        title: inputs.title,
        commitMessage: inputs.commitMessage,
        labels: inputs.labels,
        draft: inputs.draft,
        serverUrl: context.serverUrl,
        version: VERSION,
      },
      sources,
      judgeAgain: async ({ card }, bytes) => {
        const root = gate.roots.find((one) => one.card === card);
        return root === undefined ? null : await judgeAgain(root, bytes);
      },
    });
    const cards = new Map(gate.roots.map(({ target, card }) => [target, card]));
    return {
      said: [...gate.messages, ...proxy, ...outcome.messages].map(toSaid),
      changed: outcome.changed,
      operation: outcome.operation,
      pull: outcome.pull,
      repairs: (target, finding) => {
        const card = cards.get(target);
        const change = card === undefined ? null : changeOf(finding, card);
        return change !== null && outcome.repaired.has(changeKey(change));
      },
    } satisfies Proposed;
  };
}

function sourceOf({ target, card }: GatedRoot): ProposalSource {
  return { audit: target.audit, config: target.settings.config, card };
}

/** Judges a root with the card that the base branch has, where the checkout wrote another one (line ends, filters). */
async function judgeAgain({ target, card }: GatedRoot, bytes: Uint8Array): Promise<ProposalSource> {
  const { config, configPath } = target.settings;
  const repository = withFile(target.repository, target.audit.card.path, bytes);
  const again = await audit({ repository, repoId: target.repoId, config, configPath, schemaChecker });
  return { audit: again, config, card };
}

const schemaChecker: SchemaChecker = async (schemas) => {
  const { schemaChecker: check } = await import('../platform/schema-worker.ts');
  return await check()(schemas);
};

function toSaid(message: GithubMessage): Said {
  return { level: message.level, text: githubSentence(message), markdown: githubMarkdown(message) };
}
