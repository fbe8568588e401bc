import type { LockRegistry } from '../database/lock-registry.ts';

/** How long a living owner may take to answer, in ms. A crashed tab never answers. */
const answerMs = 1_000;

/** How long another tab may take to close a game on request, in ms. */
const patienceMs = 5_000;

/** Message between tabs about a game. `owner` is the tab it is for or from. */
interface TabMessage {
  readonly say: 'are-you-there' | 'hand-over' | 'here' | 'gone';
  readonly owner: string;
}

/** A game held by this tab. */
export interface TabLock {
  /** Id of this tab, which guards its writes. */
  readonly tab: string;
  /** Gives the game up. */
  release(): Promise<void>;
}

/** Asks the owner of a game: it let go, it keeps the game, or it did not answer. */
function answerOf(channel: BroadcastChannel, owner: string, insist: boolean): Promise<'gone' | 'stays' | 'silent'> {
  const controller = new AbortController();
  const answer = new Promise<'gone' | 'stays' | 'silent'>((resolve) => {
    let isAlive = false;
    AbortSignal.timeout(answerMs).onabort = () => isAlive || resolve('silent');
    AbortSignal.timeout(patienceMs).onabort = () => resolve('stays');
    const onMessage = ({ data }: MessageEvent<TabMessage>) => {
      if (data.owner !== owner) return;
      isAlive = true;
      if (data.say === 'gone') resolve('gone');
      if (data.say === 'here' && !insist) resolve('stays');
    };
    channel.addEventListener('message', onMessage, { signal: controller.signal });
    channel.postMessage({ say: insist ? 'hand-over' : 'are-you-there', owner } satisfies TabMessage);
  });
  return answer.finally(() => controller.abort());
}

/** Returns an id that no tab has had before. */
function newTabName(): string {
  const chance = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36));
  return `${performance.timeOrigin}-${chance.join('')}`;
}

/** Makes this tab the owner. False if another living tab keeps the game. */
async function claim(
  channel: BroadcastChannel,
  { id, tab, owners, insist }: { id: string; tab: string; owners: LockRegistry; insist: boolean },
): Promise<boolean> {
  let replacing: string | null = null;
  for (;;) {
    const owner = await owners.claim(id, tab, replacing);
    if (owner === tab) return true;
    const answer = await answerOf(channel, owner, insist);
    if (answer === 'stays') return false;
    // A silent tab has crashed, or sleeps and will notice when it wakes.
    replacing = owner;
  }
}

/**
 * Acquires a game for this tab, because two tabs playing it would overwrite each other. Null if another tab keeps it.
 * With `insist`, the other tab is asked to close the game. `lost` is called when another tab insists, or has taken the
 * game over while this one slept.
 */
export async function acquireLock(
  id: string,
  owners: LockRegistry,
  { insist = false, lost = () => {} }: { readonly insist?: boolean; readonly lost?: () => void } = {},
): Promise<TabLock | null> {
  const tab = newTabName();
  const channel = new BroadcastChannel(`sitroom/${id}`);
  const answer = (say: TabMessage['say']) => channel.postMessage({ say, owner: tab } satisfies TabMessage);
  // An asking tab has seen our claim, maybe before `claim` returned here.
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.owner !== tab || (data.say !== 'are-you-there' && data.say !== 'hand-over')) return;
    answer('here');
    if (data.say === 'hand-over') lost();
  });
  try {
    if (!(await claim(channel, { id, tab, owners, insist }))) {
      channel.close();
      return null;
    }
  } catch {
    // Storage does not work, so no game can be overwritten.
  }
  const controller = new AbortController();
  const { signal } = controller;
  const checkOwner = async () => {
    if (document.visibilityState !== 'visible') return;
    const owner = await owners.of(id).catch(() => null);
    if (owner !== null && owner !== tab && !signal.aborted) lost();
  };
  const giveUp = async () => {
    await owners.release(id, tab).catch(() => {});
    answer('gone');
  };
  for (const type of ['visibilitychange', 'resume']) {
    document.addEventListener(type, () => void checkOwner(), { signal });
  }
  // A page that is hidden for good gives the game up. If restored from the back/forward cache, it reloads.
  addEventListener('pagehide', () => void giveUp(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });
  return {
    tab,
    async release() {
      controller.abort();
      await giveUp();
      channel.close();
    },
  };
}
