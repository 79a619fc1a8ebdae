import { saveMemory } from '../platform/memory.ts';
import { openCheckout } from '../repository/checkout.ts';
import { EXIT } from './exit.ts';
import { judgeOpened, listing, notJudged } from './opened.ts';
import type { Done, Judged, NotJudged } from './opened.ts';
import { repoIdOfRemotes } from './repo-id.ts';
import type { Session } from './session.ts';
import type { SettingsReader } from './settings.ts';
import type { ChosenTarget } from './targets.ts';

/** From so many paths on memory counts. */
const MANY_PATHS = 20_000;

/**
 * Judges one target.
 * @param target a folder, a repo on the Hub, or why there is none
 */
export async function judgeTarget(
  target: ChosenTarget,
  settingsReader: SettingsReader,
  session: Session,
  done: Done,
): Promise<Judged | NotJudged> {
  if (target.kind === 'fault') {
    session.say(target.message);
    return notJudged(target.name, 'directory', target.code, target.message, target.exit);
  }
  if (target.kind === 'hub') {
    return await (await import('./hub.ts')).judgeHub(target, settingsReader, session, done);
  }
  const { path } = target;
  const { trackedOnly, includeIgnored } = session.options;
  const started = performance.now();
  const checkout = await listing(path, session, () => openCheckout(path, { trackedOnly, includeIgnored }));
  if (!checkout.ok) {
    const { code, message } = checkout.error;
    session.say(message);
    return notJudged(path, 'directory', code, message, EXIT.unreadable);
  }
  const settings = await settingsReader.forTarget(path);
  if (!settings.ok) {
    for (const line of settings.lines) session.say(line);
    return notJudged(path, 'directory', 'bad-settings', settings.lines.join('\n'), EXIT.usage);
  }
  if (checkout.remark !== null) session.say(`${path}: ${checkout.remark.message}`);
  const repoId = settings.config.hub ?? repoIdOfRemotes(checkout.remotes);
  const { repository, revision, root } = checkout;
  if (repository.listing.entries.length > MANY_PATHS) saveMemory();
  return await judgeOpened(
    { kind: 'directory', name: path, root, revision, repository, repoId, settings, started },
    session,
    done,
  );
}
