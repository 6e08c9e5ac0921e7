import type { AnswerTimes, Outbox } from '@sevenmetre/sync/outbox/index';
import { createClient } from '@sevenmetre/contract/client';
import { matchEventOperations } from '@sevenmetre/contract/match-events/operations';
import { matchRosterOperations } from '@sevenmetre/contract/match-rosters/operations';
import { matchOperations } from '@sevenmetre/contract/matches/operations';
import { reporterOperations } from '@sevenmetre/contract/reporter/operations';
import { sheetsDatabase } from '../../../lib/session/reporter-identity.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import { callNetwork } from './call-network.ts';
import { deviceNow, trustDeviceClock } from './device-clock.ts';
import { openDevice } from './device.ts';
import type { ReporterDevice, Loaded, ReporterCalls } from './device.ts';
import { unsentQuery } from './unsent-query.ts';
import { ownOrigin } from '../../../lib/api/api.ts';

/** The calls of a reporter's device. */
const reporterApi = createClient(ownOrigin, {
  ...matchOperations,
  ...matchEventOperations,
  ...matchRosterOperations,
  ...reporterOperations,
});

/** This database is never deleted: it may contain unsent records. */
const name = 'sevenmetre-reporter';
const practiceName = 'sevenmetre-practice';

let device: ReporterDevice | null = null;
let practice: ReporterDevice | null = null;

/** The one device of this tab. For the browser only. */
export function browserDevice(): ReporterDevice {
  device ??= openDevice({
    name,
    sheets: sheetsDatabase,
    network: (listeners) => callNetwork(reporterApi, listeners),
    calls: browserCalls(
      (times) => {
        trustDeviceClock();
        void device?.outbox.learnTime(times).catch(() => undefined);
      },
      () => device?.outbox,
    ),
  });
  return device;
}

/** A separate queue that sends nothing. */
export function practiceDevice(): ReporterDevice {
  practice ??= openDevice({
    name: practiceName,
    network: () => ({ send: () => Promise.resolve({ kind: 'lost' }) }),
    calls: noCalls,
    isPractice: true,
  });
  return practice;
}

const away = { kind: 'away' } as const;
/** Milliseconds after which a screen stops waiting for the server and uses the data on the device. */
const patience = 8000;
const signal = () => AbortSignal.timeout(patience);

/**
 * `learn` gets the server's time of every answer: a prepared device knows it before it is without a network. Calls that are
 * made again and again tell organisers how much of the queue is not sent.
 */
function browserCalls(learn: (times: AnswerTimes) => void, queue: () => Outbox | undefined): ReporterCalls {
  const asked = <T extends object>(call: () => Promise<Answered<T>>) => ask(call, learn);
  return {
    match: async (slug) => {
      const query = await unsentQuery(queue());
      return asked(() => reporterApi.reporterMatch({ params: { slug }, query, signal: signal() }));
    },
    hall: async (id) => {
      const query = await unsentQuery(queue());
      return asked(() => reporterApi.reporterHall({ params: { id }, query, signal: signal() }));
    },
    impact: (matchId, body) =>
      asked(() => reporterApi.matchImpact({ params: { matchId }, body, signal: signal() })),
    beingChecked: (matchId, open) =>
      asked(() => reporterApi.matchBeingChecked({ params: { matchId }, body: { open }, signal: signal() })),
    erase: (matchId, events) =>
      asked(() => reporterApi.matchEventsErase({ params: { matchId }, body: { events }, signal: signal() })),
    restore: (matchId) =>
      asked(() => reporterApi.matchEventsRestore({ params: { matchId }, body: {}, signal: signal() })),
    history: (matchId) => asked(() => reporterApi.matchHistory({ params: { matchId }, signal: signal() })),
  };
}

/** Empties the practice match and opens it again. */
export function restartPractice(): void {
  practice?.close();
  practice = null;
  indexedDB.deleteDatabase(`${practiceName}-records`);
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
  readonly headers: Headers;
}

async function ask<T extends object>(
  call: () => Promise<Answered<T>>,
  learn: (times: AnswerTimes) => void,
): Promise<Loaded<T>> {
  const sentAt = deviceNow();
  try {
    const { status, body, headers } = await call();
    const date = Date.parse(headers.get('date') ?? '');
    // These answers are kept by no cache, so the date is that of this moment.
    if (!Number.isNaN(date)) learn({ sentAt, receivedAt: deviceNow(), date });
    if (status === 401) return { kind: 'signed-out' };
    if (status >= 500 || status === 429) return away;
    if (isRefusal(body)) return { kind: 'refused', code: body.error, parameters: body.additionalProperties };
    return { kind: 'loaded', body, at: Number.isNaN(date) ? serverNow() : date };
  } catch {
    return away;
  }
}

function isRefusal(body: object): body is Refusal {
  return 'error' in body && 'additionalProperties' in body;
}
