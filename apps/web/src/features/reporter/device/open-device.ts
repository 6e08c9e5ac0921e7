import { portalIdHeader } from '@sevenmetre/contract/portal-mark';
import type { AnswerTimes, Outbox } from '@sevenmetre/sync/outbox/index';
import { createClient, UndeclaredStatus } from '@sevenmetre/contract/client';
import { dutyOperations } from '@sevenmetre/contract/duty/operations';
import { matchEventOperations } from '@sevenmetre/contract/match-events/operations';
import { matchRosterOperations } from '@sevenmetre/contract/match-rosters/operations';
import { matchOperations } from '@sevenmetre/contract/matches/operations';
import { paperPhotoOperations } from '@sevenmetre/contract/paper-photos/operations';
import { scoutingOperations } from '@sevenmetre/contract/scouting/operations';
import { reporterOperations } from '@sevenmetre/contract/reporter/operations';
import { sheetsDatabase } from '../../../lib/session/reporter-identity.ts';
import type { PaperPhotoCount, PaperPhotos } from '@sevenmetre/contract/paper-photos/schemas';
import type { ScoutingLinks, ScoutingOfLink } from '@sevenmetre/contract/scouting/schemas';
import { tokenOfMatch } from '../scouting/kept-links.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import { callNetwork } from './call-network.ts';
import { markedFetch } from './marked-fetch.ts';
import { deviceNow, trustDeviceClock } from './device-clock.ts';
import { openDevice } from './device.ts';
import { openQueueBeside } from './queue-beside.ts';
import type { QueueBeside } from './queue-beside.ts';
import type { ReporterDevice, Loaded, ReporterCalls } from './device.ts';
import { DeviceReports } from './device-report.ts';
import { ownOrigin } from '../../../lib/api/api.ts';

/** The calls of a reporter's device. */
const reporterApi = createClient(
  { ...ownOrigin, fetch: markedFetch(ownOrigin.fetch) },
  {
    ...matchOperations,
    ...matchEventOperations,
    ...matchRosterOperations,
    ...reporterOperations,
    ...scoutingOperations,
    ...paperPhotoOperations,
    hallDuty: dutyOperations.hallDuty,
    hallDutySave: dutyOperations.hallDutySave,
  },
);

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
      ({ times, portal }) => {
        if (portal !== null) void device?.outbox.learnPortal(portal).catch(() => undefined);
        if (times === null) return;
        trustDeviceClock();
        void device?.outbox.learnTime(times).catch(() => undefined);
      },
      () => device?.outbox,
    ),
  });
  return device;
}

let scouting: QueueBeside | null = null;
let scoutingByLink: QueueBeside | null = null;
let photos: QueueBeside | null = null;

/** The scouting queue of this tab: a disk, a lock and a sender of its own, so that the record never waits for it (SY38). */
export function browserScouting(): QueueBeside {
  scouting ??= openQueueBeside('sevenmetre-scouting', callNetwork(reporterApi));
  return scouting;
}

/** The scouting queue of people without an account, apart from that of the account of this device. */
export function browserScoutingByLink(): QueueBeside {
  const network = callNetwork({
    ...reporterApi,
    matchScouting: ({ body, ...call }) =>
      reporterApi.scoutingByLink({ ...call, body: { ...body, token: tokenOfMatch(call.params.matchId) } }),
  });
  scoutingByLink ??= openQueueBeside('sevenmetre-scouting-link', network);
  return scoutingByLink;
}

/** The matches that a link opens for scouting. */
export function loadScoutingOfLink(token: string): Promise<Loaded<ScoutingOfLink>> {
  return ask(
    () => reporterApi.scoutingOfLink({ body: { token }, signal: AbortSignal.timeout(patience) }),
    noLearning,
  );
}

/** Open links of a match with which people without an account scout it, and what is done with them. */
export const scoutingLinkCalls = {
  read: (matchId: number): Promise<Loaded<ScoutingLinks>> =>
    ask(
      () => reporterApi.scoutingLinks({ params: { matchId }, signal: AbortSignal.timeout(patience) }),
      noLearning,
    ),
  create: (matchId: number, reach: 'match' | 'hall-day'): Promise<Loaded<{ readonly token: string }>> =>
    ask(
      () =>
        reporterApi.scoutingLinkCreate({
          params: { matchId },
          body: { reach },
          signal: AbortSignal.timeout(patience),
        }),
      noLearning,
    ),
  revoke: (matchId: number, id: number, takeBack: boolean): Promise<Loaded<ScoutingLinks>> =>
    ask(
      () =>
        reporterApi.scoutingLinkRevoke({
          params: { matchId, id },
          body: { takeBack },
          signal: AbortSignal.timeout(patience),
        }),
      noLearning,
    ),
};

/** Milliseconds. A photo takes longer than a tap over a slow network. */
const patienceOfPhotos = 60_000;

/** The queue of photos of paper sheets, apart from all others (SY40). */
export function browserPhotos(): QueueBeside {
  photos ??= openQueueBeside('sevenmetre-photos', callNetwork(reporterApi, undefined, patienceOfPhotos));
  return photos;
}

/** Photos of a match that the server has. */
export function loadPhotos(matchId: number): Promise<Loaded<PaperPhotos>> {
  return ask(
    () => reporterApi.paperPhotos({ params: { matchId }, signal: AbortSignal.timeout(patienceOfPhotos) }),
    noLearning,
  );
}

/** Erases a photo on the server. */
export function erasePhoto(matchId: number, photoId: number): Promise<Loaded<PaperPhotoCount>> {
  return ask(
    () =>
      reporterApi.paperPhotoDelete({ params: { matchId, photoId }, signal: AbortSignal.timeout(patience) }),
    noLearning,
  );
}

const noLearning = () => undefined;

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
/** Of `other-portal`, which precedes every operation, so that none declares it. */
const misdirected = 421;
/** Milliseconds after which a screen stops waiting for the server and uses the data on the device. */
const patience = 8000;

/** What every call has. */
interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** What an answer tells beside its body. */
interface Learnt {
  /** null: an answer without a date. */
  readonly times: AnswerTimes | null;
  readonly portal: string | null;
}

/**
 * `learn` gets the server's time and the portal id of every answer: a prepared device knows both before it is without a
 * network. Calls that are made again and again tell organisers how much of the queue is not sent.
 */
function browserCalls(learn: (learnt: Learnt) => void, queue: () => Outbox | undefined): ReporterCalls {
  const asked = <T extends object>(call: (sent: Sent) => Promise<Answered<T>>) =>
    askPortal(call, learn, queue());
  const reports = new DeviceReports(queue);
  return {
    match: (slug) =>
      reports.with((query) =>
        asked((sent) => reporterApi.reporterMatch({ params: { slug }, query, ...sent })),
      ),
    hall: (id) =>
      reports.with((query) => asked((sent) => reporterApi.reporterHall({ params: { id }, query, ...sent }))),
    impact: (matchId, body) =>
      asked((sent) => reporterApi.matchImpact({ params: { matchId }, body, ...sent })),
    beingChecked: (matchId, open) =>
      asked((sent) => reporterApi.matchBeingChecked({ params: { matchId }, body: { open }, ...sent })),
    erase: (matchId, events) =>
      asked((sent) => reporterApi.matchEventsErase({ params: { matchId }, body: { events }, ...sent })),
    restore: (matchId) =>
      asked((sent) => reporterApi.matchEventsRestore({ params: { matchId }, body: {}, ...sent })),
    history: (matchId) => asked((sent) => reporterApi.matchHistory({ params: { matchId }, ...sent })),
    duty: (id, day) => asked((sent) => reporterApi.hallDuty({ params: { id }, query: { day }, ...sent })),
    tickDuty: (id, body) => asked((sent) => reporterApi.hallDutySave({ params: { id }, body, ...sent })),
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
  duty: nowhere,
  tickDuty: nowhere,
};

type Refusal = { readonly error: string; readonly additionalProperties: Record<string, unknown> };

interface Answered<T> {
  readonly status: number;
  readonly body: T | Refusal;
  readonly headers: Headers;
}

/**
 * Asks the portal that this device knows. Another portal at its address is taken instead when nothing waits to be
 * sent: there is nothing to lose (SY36).
 */
async function askPortal<T extends object>(
  call: (sent: Sent) => Promise<Answered<T>>,
  learn: (learnt: Learnt) => void,
  outbox: Outbox | undefined,
): Promise<Loaded<T>> {
  const send = async (): Promise<Loaded<T>> => {
    const portal = (await outbox?.portal().catch(() => null)) ?? null;
    const headers = portal === null ? {} : { [portalIdHeader]: portal };
    return ask(() => call({ headers, signal: AbortSignal.timeout(patience) }), learn);
  };
  const answer = await send();
  if (answer.kind !== 'refused' || answer.code !== 'other-portal' || !outbox) return answer;
  const unsent = await outbox.unsynced().catch(() => null);
  if (unsent === null || unsent.here.length + unsent.attention.length > 0) return answer;
  await outbox.changePortal();
  return send();
}

async function ask<T extends object>(
  call: () => Promise<Answered<T>>,
  learn: (learnt: Learnt) => void,
): Promise<Loaded<T>> {
  const sentAt = deviceNow();
  try {
    const { status, body, headers } = await call();
    const date = Date.parse(headers.get('date') ?? '');
    // The answer to this very call: its date is that of this moment.
    const times = Number.isNaN(date) ? null : { sentAt, receivedAt: deviceNow(), date };
    learn({ times, portal: headers.get(portalIdHeader) });
    if (status === 401) return { kind: 'signed-out' };
    if (status >= 500 || status === 429) return away;
    if (isRefusal(body)) return { kind: 'refused', code: body.error, parameters: body.additionalProperties };
    return { kind: 'loaded', body, at: Number.isNaN(date) ? serverNow() : date };
  } catch (failure) {
    const isOther = failure instanceof UndeclaredStatus && failure.status === misdirected;
    return isOther ? { kind: 'refused', code: 'other-portal', parameters: {} } : away;
  }
}

function isRefusal(body: object): body is Refusal {
  return 'error' in body && 'additionalProperties' in body;
}
