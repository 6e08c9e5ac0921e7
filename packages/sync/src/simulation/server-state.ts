import type { StandingSignature } from '@sevenmetre/contract/match-events/schemas';
import { standingStatements } from '@sevenmetre/rules/match';
import type { HeldChange, StoredEvent } from '../inbox/index.ts';
import type { Lineup } from '../outbox/roster.ts';
import type { EventContent, MatchClock } from '../protocol.ts';
import type { Answer, Roster } from './messages.ts';

export interface ServerEvent extends StoredEvent {
  readonly key: string;
  readonly createdTimestamp: number;
  readonly content: EventContent;
  readonly held: HeldChange | null;
  readonly tap: string;
}

export interface ServerState {
  readonly events: ReadonlyMap<number, ServerEvent>;
  readonly buriedKeys: ReadonlySet<string>;
  readonly approved: boolean;
  readonly stageId: number;
  readonly score: number;
  readonly version: number;
  readonly nextId: number;
  /** Keys of calls that have changed the whole match. */
  readonly done: ReadonlySet<string>;
  readonly roster: StoredRoster;
  /** All clock actions by key, and the one that is shown. */
  readonly clocks: ReadonlyMap<string, MatchClock>;
  readonly clock: MatchClock | null;
  /** All signatures by key. */
  readonly signatures: ReadonlyMap<string, StandingSignature>;
  /** Ids of the events that the last deletion of all events removed. */
  readonly erased: readonly number[];
}

export interface StoredRoster extends Roster {
  readonly savedByKey: string | null;
}

const blankRoster: StoredRoster = { revision: 0, entries: [], savedByKey: null };

/** The id under which events name a person; a person keeps it for ever. */
export const entryIdOf = (participantId: number): number => 1000 + participantId;

function rosterAnswer({ revision, entries }: StoredRoster): {
  readonly roster: Roster;
  readonly lineup: Lineup;
} {
  const lineup = entries.map(({ participantId }) => [participantId, entryIdOf(participantId)] as const);
  return { roster: { revision, entries }, lineup };
}

export const blank: ServerState = {
  events: new Map(),
  buriedKeys: new Set(),
  approved: false,
  stageId: 1,
  score: 0,
  version: 0,
  nextId: 1,
  done: new Set(),
  roster: blankRoster,
  clocks: new Map(),
  clock: null,
  signatures: new Map(),
  erased: [],
};

export interface Handled {
  readonly state: ServerState;
  readonly reply: Answer;
}

export const liveEvents = (state: ServerState): ServerEvent[] =>
  [...state.events.values()].filter((event) => !event.deleted && !event.pending);

/** The type of goals in simulations; other types score nothing. */
const goalTypeId = 1;

export const goalsAmong = (live: readonly ServerEvent[]): number =>
  live.filter(({ content }) => content.eventTypeId === goalTypeId).length;

export const detail = (state: ServerState, now: number): Answer => ({
  status: 200,
  code: null,
  eventId: null,
  events: liveEvents(state),
  ...rosterAnswer(state.roster),
  ...(state.clock && { clock: state.clock }),
  ...(state.signatures.size > 0 && { signatures: standingStatements(state.signatures.values()) }),
  date: now,
});
