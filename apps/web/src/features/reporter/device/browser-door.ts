import { sheetsDatabase } from '../../../lib/reporter-identity.ts';
import { serverNow } from '../../../lib/server-time.ts';
import { wholeApi } from '../../../lib/whole-api.ts';
import { callNetwork } from '../store/call-network.ts';
import { openClockStore } from './clock-store.ts';
import { openDoor } from './door.ts';
import type { Door, Loaded, ReporterCalls } from './door.ts';

/** Nothing under this name is ever thrown away by us: what lies in it may not have been sent yet. */
const name = 'sevenmetre-reporter';
const practiceName = 'sevenmetre-practice';

let door: Door | null = null;
let practice: Door | null = null;

/** The one door of this tab. For the browser only. */
export function browserDoor(): Door {
  door ??= openDoor({
    name,
    sheets: sheetsDatabase,
    network: (told) => callNetwork(wholeApi, told),
    calls: browserCalls,
  });
  return door;
}

/** A queue of its own that leads nowhere. */
export function practiceDoor(): Door {
  practice ??= openDoor({
    name: practiceName,
    network: () => ({ send: () => Promise.resolve({ kind: 'lost' }) }),
    calls: noCalls,
    isPractice: true,
  });
  return practice;
}

const away = { kind: 'away' } as const;
/** Milliseconds after which a screen no longer waits for what it may also have on the device. */
const patience = 8000;
const signal = () => AbortSignal.timeout(patience);

const browserCalls: ReporterCalls = {
  match: (slug) => ask(() => wholeApi.reporterMatch({ params: { slug }, signal: signal() })),
  hall: (id) => ask(() => wholeApi.reporterHall({ params: { id }, signal: signal() })),
  impact: (matchId, body) => ask(() => wholeApi.matchImpact({ params: { matchId }, body, signal: signal() })),
  beingChecked: (matchId, open) =>
    ask(() => wholeApi.matchBeingChecked({ params: { matchId }, body: { open }, signal: signal() })),
  erase: (matchId, events) =>
    ask(() => wholeApi.matchEventsErase({ params: { matchId }, body: { events }, signal: signal() })),
  restore: (matchId) =>
    ask(() => wholeApi.matchEventsRestore({ params: { matchId }, body: {}, signal: signal() })),
  history: (matchId) => ask(() => wholeApi.matchHistory({ params: { matchId }, signal: signal() })),
};

/** Empties the practice match and opens it anew. */
export function restartPractice(): void {
  practice?.close();
  practice = null;
  indexedDB.deleteDatabase(`${practiceName}-records`);
  openClockStore(practiceName).forget();
  location.reload();
}

const nowhere = () => Promise.resolve(away);
const noCalls: ReporterCalls = {
  match: nowhere,
  hall: nowhere,
  impact: nowhere,
  beingChecked: nowhere,
  erase: nowhere,
  restore: nowhere,
  history: nowhere,
};

type Refusal = { readonly error: string; readonly additionalProperties: Record<string, unknown> };

interface Answered<T> {
  readonly status: number;
  readonly body: T | Refusal;
}

async function ask<T extends object>(call: () => Promise<Answered<T>>): Promise<Loaded<T>> {
  try {
    const { status, body } = await call();
    if (status === 401) return { kind: 'signed-out' };
    if (status >= 500 || status === 429) return away;
    if (isRefusal(body)) return { kind: 'refused', code: body.error, parameters: body.additionalProperties };
    return { kind: 'loaded', body, at: serverNow() };
  } catch {
    return away;
  }
}

function isRefusal(body: object): body is Refusal {
  return 'error' in body && 'additionalProperties' in body;
}
