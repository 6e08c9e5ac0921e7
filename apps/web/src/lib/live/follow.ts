import type { StreamFrame } from '@sevenmetre/contract/live/stream-frame';
import { spread } from './backoff.ts';
import type { FrameResult } from './apply-frame.ts';
import { parseVersion } from './version.ts';

/** What arrives over the stream. */
export type LiveMessage =
  | { readonly kind: 'frame'; readonly frame: StreamFrame }
  | { readonly kind: 'reset' }
  | { readonly kind: 'sum'; readonly etag: string; readonly version: string }
  | { readonly kind: 'beat' }
  | { readonly kind: 'up' }
  /** The stream has failed twice, or is refused: do without it until it is up again. */
  | { readonly kind: 'down' };

/** A timer that can be called off. */
export type After = (milliseconds: number, action: () => void) => () => void;

export interface FollowDeps {
  /** Opens the stream and answers how to close it. */
  readonly open: (receive: (message: LiveMessage) => void) => () => void;
  /** Lays a frame over the shown data, when it may. */
  readonly apply: (frame: StreamFrame) => FrameResult;
  /** Whether frames leave something out that this page shows. */
  readonly incomplete: boolean;
  readonly shown: () => { readonly version: string; readonly etag: string | null } | null;
  /** Asks for the slice with its ETag; never rejects. */
  readonly refetch: () => Promise<void>;
  /** The page disagreed with the server although it missed nothing. */
  readonly disagreed: () => void;
  /** Called whenever the data are confirmed to be current. */
  readonly confirmed: () => void;
  readonly after: After;
  readonly random: () => number;
}

const pollEvery = 10_000;
const silence = 20_000;

/**
 * Keeps the data of one topic live until the returned function is called: by the stream, else by asking every ten
 * seconds. When nothing at all came for twenty seconds it asks once.
 */
export function follow(deps: FollowDeps): () => void {
  let stopped = false;
  let streaming = true;
  let calledOff = () => {};
  let soon: (() => void) | null = null;

  const ask = () => (stopped ? Promise.resolve() : deps.refetch());
  const arm = () => {
    calledOff();
    if (stopped) return;
    const wait = streaming ? silence : spread(pollEvery, deps.random());
    calledOff = deps.after(wait, () => void ask().then(arm));
  };
  const askSoon = () => {
    soon ??= deps.after(spread(pollEvery, deps.random()), () => {
      soon = null;
      void ask();
    });
  };
  const receive = (message: LiveMessage) => {
    if (stopped) return;
    if (message.kind === 'up' || message.kind === 'down') {
      const returned = message.kind === 'up' && !streaming;
      streaming = message.kind === 'up';
      if (returned || !streaming) void ask();
    } else if (take(deps, message) === 'ask') void ask();
    else if (message.kind === 'frame' && deps.incomplete) askSoon();
    arm();
  };

  const close = deps.open(receive);
  arm();
  return () => {
    stopped = true;
    close();
    calledOff();
    soon?.();
  };
}

function take(deps: FollowDeps, message: Exclude<LiveMessage, { kind: 'up' | 'down' }>): 'done' | 'ask' {
  switch (message.kind) {
    case 'frame': {
      const result = deps.apply(message.frame);
      if (result === 'gap') return 'ask';
      deps.confirmed();
      return 'done';
    }
    case 'reset':
      return 'ask';
    case 'beat':
      deps.confirmed();
      return 'done';
    case 'sum':
      return checkSum(deps, message);
  }
}

/**
 * All frames up to the sum's version have come before it, so that older data have missed one. Of the same version,
 * data as the server sent them must have its ETag; data made with frames have none to compare.
 */
function checkSum(deps: FollowDeps, sum: { etag: string; version: string }): 'done' | 'ask' {
  const shown = deps.shown();
  if (shown === null) return 'ask';
  const sameVersion = shown.version === sum.version;
  if (sameVersion ? shown.etag === null || shown.etag === sum.etag : isNewer(shown.version, sum.version)) {
    deps.confirmed();
    return 'done';
  }
  deps.disagreed();
  return 'ask';
}

function isNewer(shown: string, told: string): boolean {
  const [mine, theirs] = [parseVersion(shown), parseVersion(told)];
  return mine !== null && mine.epoch === theirs?.epoch && mine.v > theirs.v;
}
