import type { HallDuty, HallDutyBody } from '@sevenmetre/contract/duty/schemas';
import type { MatchDetail, SeatConflict } from '@sevenmetre/contract/matches/match-detail';
import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Impact, ImpactBody } from '@sevenmetre/contract/matches/match-changes';
import type { ReporterHall, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { Outbox } from '@sevenmetre/sync/outbox/index';
import type { Network } from '@sevenmetre/sync/outbox/index';
import type { EventsDigest } from '@sevenmetre/sync';
import { browserPorts } from './browser-ports.ts';
import { openRecordStore } from './record-store.ts';
import { openSheetStore } from '../match-sheets/sheet-store.ts';
import type { KeptMatch, SheetStore } from '../match-sheets/sheet-store.ts';
import { createListeners } from '../../../lib/browser/store.ts';
import { serverNow } from '../../../lib/time/server-time.ts';
import type { AnswerListeners } from './call-network.ts';

/**
 * How asking the server for something ended. `away`: no network, or none that leads to it. `at`: the server's time of the
 * answer, milliseconds UTC.
 */
export type Loaded<T> =
  | { readonly kind: 'loaded'; readonly body: T; readonly at: number }
  | { readonly kind: 'away' }
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly parameters: Readonly<Record<string, unknown>>;
    };

/** What asks the server beside the queue. Never rejects. */
export interface ReporterCalls {
  match(slug: string): Promise<Loaded<ReporterMatchBody>>;
  hall(hallId: number): Promise<Loaded<ReporterHall>>;
  /** What a change would change; stores nothing. */
  impact(matchId: number, body: ImpactBody): Promise<Loaded<Impact>>;
  /** Whether the public score bears the mark that it is being checked. */
  beingChecked(matchId: number, open: boolean): Promise<Loaded<MatchDetail>>;
  /** Deletes all events, as long as the server holds those that were seen. */
  erase(matchId: number, seen: EventsDigest): Promise<Loaded<MatchDetail>>;
  restore(matchId: number): Promise<Loaded<MatchDetail>>;
  /** Who changed what, the newest first. */
  history(matchId: number): Promise<Loaded<MatchHistory>>;
  /** Who is expected in a hall on a day, with who is there (DU11). */
  duty(hallId: number, day: string): Promise<Loaded<HallDuty>>;
  /** Ticks one of them, or takes it back. */
  tickDuty(hallId: number, body: HallDutyBody): Promise<Loaded<HallDuty>>;
}

/** What a match's newest answer said of it. */
export type MatchRow = Pick<MatchDetail, 'match' | 'links'> & {
  /** Seats that the last change of stage left to teams that play there, although they belong to others. */
  readonly conflicts: readonly SeatConflict[];
};

/** What is taken of an answer about a match. */
type AnsweredMatch = Pick<MatchDetail, 'match' | 'links' | 'meta'>;

/** What the reporter's screens share in one tab: queue, prepared matches, and listeners. */
export interface ReporterDevice {
  readonly outbox: Outbox;
  readonly sheets: SheetStore;
  readonly calls: ReporterCalls;
  /** Nothing of it reaches a server. */
  readonly isPractice: boolean;
  /** null: no answer yet since the page was opened. */
  readonly row: (matchId: number) => MatchRow | null;
  readonly receive: (detail: AnsweredMatch) => void;
  /** Hears of every match that an answer to a roster carries, once it is kept. Returns the end of listening. */
  readonly listenMatches: (listener: (kept: KeptMatch) => void) => () => void;
  /** Tells of changes by this tab and by others. Returns the end of listening. */
  readonly listen: (listener: () => void) => () => void;
  /** Somebody has signed in: the queues of all tabs go on. */
  readonly signedIn: () => void;
  readonly close: () => void;
}

interface DeviceSources {
  /** Of the records and the channel of the tabs. */
  readonly name: string;
  /** Of the database of prepared matches. */
  readonly sheets?: string;
  readonly network: (listeners: AnswerListeners) => Network;
  readonly calls: ReporterCalls;
  readonly isPractice?: boolean;
}

type TabMessage = 'changed' | 'signed-in';

/** Opens the device's side of reporting, once for each tab. */
export function openDevice(sources: DeviceSources): ReporterDevice {
  const { name, sheets = `${name}-sheets`, network, calls, isPractice = false } = sources;
  const rows = new Map<number, MatchRow>();
  const { notify, subscribe } = createListeners();
  const receive = ({ match, links, meta }: AnsweredMatch): void => {
    const known = rows.get(match.id);
    const isSameStage = known?.match.competitionMatchStageId === match.competitionMatchStageId;
    // Only the answer to the change itself names them; later ones of the same stage do not take them back.
    const conflicts = meta.seatConflicts ?? (isSameStage ? known.conflicts : []);
    rows.set(match.id, { match, links, conflicts });
    notify();
  };
  const store = openRecordStore(`${name}-records`);
  const prepared = openSheetStore(sheets);
  const matches = openMatches(prepared, receive);
  const outbox = new Outbox(browserPorts(store, network({ detail: receive, match: matches.receive })));
  const tabs = openTabs(name, outbox, notify);
  return {
    outbox,
    sheets: prepared,
    calls,
    isPractice,
    row: (matchId) => rows.get(matchId) ?? null,
    receive,
    listenMatches: matches.listen,
    listen: subscribe,
    signedIn: tabs.signedIn,
    close() {
      tabs.close();
      outbox.stop();
    },
  };
}

/** Matches that answers to rosters carry: kept on the device first, then told. */
function openMatches(sheets: SheetStore, receive: (detail: AnsweredMatch) => void) {
  const { notify, subscribe } = createListeners<[KeptMatch]>();
  return {
    async receive(body: ReporterMatchBody): Promise<void> {
      const { slug, id: matchId } = body.match.ticket;
      const kept: KeptMatch = { slug, matchId, body, keptAt: serverNow() };
      await sheets.keepMatch(body, kept.keptAt).catch(() => undefined);
      receive(body.match.detail);
      notify(kept);
    },
    listen: subscribe,
  };
}

/** What the tabs of a browser tell each other, and what the browser tells all of them. */
function openTabs(name: string, outbox: Outbox, notify: () => void) {
  const channel = new BroadcastChannel(name);
  const say = (message: TabMessage) => channel.postMessage(message);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signed-in') outbox.signedIn();
    notify();
  });
  let saying: ReturnType<typeof setTimeout> | undefined;
  const unlisten = outbox.listen(() => {
    notify();
    // Once for all that one turn of the page brings, and after it has been shown.
    saying ??= setTimeout(() => {
      saying = undefined;
      say('changed');
    });
  });
  const online = (): void => outbox.online();
  addEventListener('online', online);
  // Records left by an earlier page are sent at once, not with the next round.
  online();
  return {
    signedIn() {
      outbox.signedIn();
      say('signed-in');
    },
    close() {
      unlisten();
      clearTimeout(saying);
      removeEventListener('online', online);
      channel.close();
    },
  };
}
