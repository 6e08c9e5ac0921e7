import { type EventTypes, isOfShootout, type RecordedEvent } from '../match/index.ts';

/** A person in the roster of one match. */
export interface RosterPerson {
  /** Id of the roster entry, to which events refer. */
  readonly id: number;
  readonly participantId: number;
  readonly teamId: number;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
}

type CountedEvent = Pick<
  RecordedEvent,
  'competitionEventTypeId' | 'competitionMatchParticipantId' | 'competitionMatchStageCode'
>;

/** A match that has begun with its counting events, without deleted and waiting ones. */
export interface CountedMatch {
  readonly isWalkover: boolean;
  readonly roster: readonly RosterPerson[];
  readonly events: Iterable<CountedEvent>;
}

/** Statistics of a person for one team, in one match or several. */
export interface PlayerTally {
  readonly participantId: number;
  readonly teamId: number;
  readonly isLeader: boolean;
  readonly jerseyNumber: number | null;
  readonly matches: number;
  /** In play, including seven-metre goals, without the shoot-out. */
  readonly goals: number;
  readonly sevenMetreGoals: number;
  readonly shootoutGoals: number;
  readonly blueCards: number;
  readonly redCards: number;
  readonly yellowCards: number;
  readonly twoMinutes: number;
}

type Counts = { -readonly [K in Count]: number };
type Count = Exclude<keyof PlayerTally, 'participantId' | 'teamId' | 'isLeader' | 'jerseyNumber'>;

const nothing: Readonly<Counts> = {
  matches: 0,
  goals: 0,
  sevenMetreGoals: 0,
  shootoutGoals: 0,
  blueCards: 0,
  redCards: 0,
  yellowCards: 0,
  twoMinutes: 0,
};

const penalties: Readonly<Record<string, Count>> = {
  'blue-card': 'blueCards',
  'red-card': 'redCards',
  'yellow-card': 'yellowCards',
  'two-minutes': 'twoMinutes',
};

/**
 * Statistics of all persons in the roster of a match, in the order of the roster (rules SS1 to SS5). Events
 * without a person, or with one who is not in the roster, are not counted.
 */
export function tallyMatch(match: CountedMatch, types: EventTypes): PlayerTally[] {
  const { roster, events, isWalkover } = match;
  const counts = new Map(roster.map(({ id }) => [id, { ...nothing, matches: isWalkover ? 0 : 1 }]));
  for (const event of events) {
    const own = counts.get(event.competitionMatchParticipantId ?? 0);
    if (own) count(own, event, types, isWalkover);
  }
  return roster.map(({ id, ...person }) => ({ ...person, ...(counts.get(id) ?? nothing) }));
}

function count(own: Counts, event: CountedEvent, types: EventTypes, isWalkover: boolean): void {
  const type = types.get(event.competitionEventTypeId);
  if (!type) return;
  const penalty = penalties[type.code];
  if (penalty) own[penalty] += 1;
  if (isWalkover) return;
  if (isOfShootout(event, type)) own.shootoutGoals += type.scoreIncrease;
  else {
    own.goals += type.scoreIncrease;
    if (type.code === 'seven-metre-goal') own.sevenMetreGoals += type.scoreIncrease;
  }
}

/**
 * Sums of several matches by person and team, unordered. Number and role are those of the last match that has
 * them.
 * @param matches in the order of play
 */
export function sumTallies(matches: Iterable<readonly PlayerTally[]>): PlayerTally[] {
  const sums = new Map<number, Map<number, Sum>>();
  for (const match of matches) {
    for (const tally of match) {
      const ofPerson = sums.get(tally.participantId) ?? new Map<number, Sum>();
      sums.set(tally.participantId, ofPerson);
      const sum = ofPerson.get(tally.teamId);
      if (sum) add(sum, tally);
      else ofPerson.set(tally.teamId, { ...tally });
    }
  }
  return [...sums.values()].flatMap((ofPerson) => [...ofPerson.values()]);
}

type Sum = { -readonly [K in keyof PlayerTally]: PlayerTally[K] };

function add(sum: Sum, next: PlayerTally): void {
  sum.isLeader = next.isLeader;
  sum.jerseyNumber = next.jerseyNumber ?? sum.jerseyNumber;
  sum.matches += next.matches;
  sum.goals += next.goals;
  sum.sevenMetreGoals += next.sevenMetreGoals;
  sum.shootoutGoals += next.shootoutGoals;
  sum.blueCards += next.blueCards;
  sum.redCards += next.redCards;
  sum.yellowCards += next.yellowCards;
  sum.twoMinutes += next.twoMinutes;
}
