import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { momentsOf } from '@sevenmetre/rules/match';
import type { Moment } from '@sevenmetre/rules/match';

type MatchEvent = MatchSlice['events'][number];
export type RosterEntry = MatchSlice['roster'][number];
export type EventType = MatchSlice['eventTypes'][number];
export type MatchMoment = Moment<MatchEvent>;

/** What the events of a match amount to, made once for each state of its data. */
export interface Story {
  readonly types: ReadonlyMap<number, EventType>;
  /** In playing order. */
  readonly moments: readonly MatchMoment[];
  /** By the id that events call them. */
  readonly people: ReadonlyMap<number, RosterEntry>;
  /** Before the first whistle and in the first half; from then on; throws of the shoot-out. */
  readonly first: readonly MatchMoment[];
  readonly second: readonly MatchMoment[];
  readonly shootout: readonly MatchMoment[];
}

export function storyOf({ events, eventTypes, roster }: MatchSlice): Story {
  const types = new Map(eventTypes.map((type) => [type.id, type]));
  const moments = momentsOf(events, types);
  return {
    types,
    moments,
    people: new Map(roster.map((entry) => [entry.id, entry])),
    first: moments.filter((moment) => !moment.isOfShootout && isOfFirstHalf(moment)),
    second: moments.filter((moment) => !moment.isOfShootout && !isOfFirstHalf(moment)),
    shootout: moments.filter(({ isOfShootout }) => isOfShootout),
  };
}

/** How play stood after these moments. */
export function scoreAfter(moments: readonly MatchMoment[]): {
  readonly home: number;
  readonly away: number;
} {
  const { home, away } = moments.at(-1) ?? { home: 0, away: 0 };
  return { home, away };
}

function isOfFirstHalf({ event }: MatchMoment): boolean {
  return event.competitionMatchStageCode === 'not_started' || event.competitionMatchStageCode === '1st_half';
}
