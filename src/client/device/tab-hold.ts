import type { Owners } from '../shelf/owners.ts';

/** How long an owner that lives may take to say so, in ms; a tab that crashed says nothing. */
const answerMs = 1_000;

/** How long another tab may take to put a game away when it is asked to, in ms. */
const patienceMs = 5_000;

/** A message between tabs about a game, with the owner it is for or from. */
interface Word {
  readonly say: 'are-you-there' | 'hand-over' | 'here' | 'gone';
  readonly owner: string;
}

/** A game in the hands of this tab. */
export interface Hold {
  /** The name by which its writes are known. */
  readonly tab: string;
  release(): Promise<void>;
}

/** Asks a game's owner: it is gone, it keeps the game, or it says nothing. */
function answerOf(channel: BroadcastChannel, owner: string, insist: boolean): Promise<'gone' | 'stays' | 'silent'> {
  const over = new AbortController();
  const answer = new Promise<'gone' | 'stays' | 'silent'>((resolve) => {
    let lives = false;
    AbortSignal.timeout(answerMs).onabort = () => lives || resolve('silent');
    AbortSignal.timeout(patienceMs).onabort = () => resolve('stays');
    const hear = ({ data }: MessageEvent<Word>) => {
      if (data.owner !== owner) return;
      lives = true;
      if (data.say === 'gone') resolve('gone');
      if (data.say === 'here' && !insist) resolve('stays');
    };
    channel.addEventListener('message', hear, { signal: over.signal });
    channel.postMessage({ say: insist ? 'hand-over' : 'are-you-there', owner } satisfies Word);
  });
  return answer.finally(() => over.abort());
}

/** A name that no other tab has, nor this one had before. */
function newTabName(): string {
  const chance = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36));
  return `${performance.timeOrigin}-${chance.join('')}`;
}

/** Becomes the owner, unless another tab that lives keeps the game. */
async function claimed(
  channel: BroadcastChannel,
  { id, tab, owners, insist }: { id: string; tab: string; owners: Owners; insist: boolean },
): Promise<boolean> {
  let instead: string | null = null;
  for (;;) {
    const owner = await owners.claim(id, tab, instead);
    if (owner === tab) return true;
    const answer = await answerOf(channel, owner, insist);
    if (answer === 'stays') return false;
    // One that says nothing has crashed, or sleeps so deep that it will find out when it wakes.
    instead = owner;
  }
}

/**
 * Holds a game for this tab: two tabs that play the same game would undo one another. Null if another tab has it. One
 * who insists asks that tab to put the game away, and waits for it. `lost` is called when another tab insists, or has
 * taken the game over while this one slept.
 */
export async function holdGame(
  id: string,
  owners: Owners,
  { insist = false, lost = () => {} }: { readonly insist?: boolean; readonly lost?: () => void } = {},
): Promise<Hold | null> {
  const tab = newTabName();
  const channel = new BroadcastChannel(`sitroom/${id}`);
  const answer = (say: Word['say']) => channel.postMessage({ say, owner: tab } satisfies Word);
  // Whoever asks has seen our claim, perhaps before we have heard of it ourselves.
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.owner !== tab || (data.say !== 'are-you-there' && data.say !== 'hand-over')) return;
    answer('here');
    if (data.say === 'hand-over') lost();
  });
  try {
    if (!(await claimed(channel, { id, tab, owners, insist }))) {
      channel.close();
      return null;
    }
  } catch {
    // Where nothing can be kept nothing is overwritten.
  }
  const over = new AbortController();
  const { signal } = over;
  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    const owner = await owners.of(id).catch(() => null);
    if (owner !== null && owner !== tab && !signal.aborted) lost();
  };
  const letGo = async () => {
    await owners.release(id, tab).catch(() => {});
    answer('gone');
  };
  for (const type of ['visibilitychange', 'resume']) {
    document.addEventListener(type, () => void look(), { signal });
  }
  // A page that is put away lets go; should it ever be brought back, it begins anew.
  addEventListener('pagehide', () => void letGo(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });
  return {
    tab,
    async release() {
      over.abort();
      await letGo();
      channel.close();
    },
  };
}
