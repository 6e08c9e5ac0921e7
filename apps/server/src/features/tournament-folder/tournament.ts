import type { Gender, RosterRole, StageCode, TieBreaker } from '@sevenmetre/rules/vocabulary';
import type { EventStage, FolderEventType, MatchState } from './format.ts';

/**
 * A tournament as its folder says it, checked. Ids are the source's own. Events are not here: there may be millions,
 * so they are read a second time when they are stored.
 */
export interface Tournament {
  readonly settings: Settings;
  readonly categories: readonly Category[];
  readonly halls: readonly Hall[];
  readonly clubs: readonly Club[];
  readonly teams: readonly Team[];
  readonly groups: readonly Group[];
  readonly seats: readonly Seat[];
  readonly matches: readonly Match[];
  /** Only those whose team is known. */
  readonly players: readonly Player[];
  readonly clocks: readonly RecordedClock[];
}

export interface Settings {
  readonly name: string;
  readonly year: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  readonly currencyCode: string;
  readonly tieBreakers: readonly TieBreaker[];
  readonly tieBreakersUnfinished: readonly TieBreaker[];
  /** Entries of the configuration that tables are computed by, as text; absent: the folder does not say. */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface Category {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  readonly bornFrom: string | null;
}

export interface Hall {
  readonly code: string;
  readonly name: string;
}

export interface Club {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

export interface Team {
  readonly id: string;
  readonly club: string;
  readonly category: string;
  /** null: the club's name with the number as a Roman numeral. */
  readonly name: string | null;
  /** Counts the club's teams in the category in the order of the file. */
  readonly number: number;
  /** null: the folder does not say. */
  readonly withdrawn: boolean | null;
}

export interface Group {
  readonly id: string;
  readonly category: string;
  readonly label: string;
  readonly round: string;
  readonly playoff: string | null;
  /** Whether it takes results over from earlier rounds; null: the schedule tells. */
  readonly carryOver: boolean | null;
  /** The place of other groups whose teams are compared here, and nobody meets; null: teams meet. */
  readonly comparedPlace: number | null;
}

/** Standing n of another group. */
export interface SeatSource {
  readonly group: string;
  readonly standing: number;
}

export interface Seat {
  readonly group: string;
  readonly seat: number;
  readonly team: string | null;
  readonly from: SeatSource | null;
  /** Line of the file, for errors found later. */
  readonly line: number;
}

export interface Match {
  readonly number: number;
  readonly group: string | null;
  readonly day: string | null;
  readonly time: string | null;
  /** `day` and `time` in the tournament's zone as an instant. */
  readonly startsAt: Date | null;
  readonly hall: string | null;
  readonly home: string | null;
  readonly away: string | null;
  readonly homeSeat: SeatSource | null;
  readonly awaySeat: SeatSource | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly state: MatchState;
  /** Seconds. */
  readonly halfLength: number;
  readonly line: number;
}

export interface Player {
  readonly id: string;
  /** null until a lineup or an event tells. */
  readonly team: string | null;
  readonly number: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: RosterRole;
}

export interface TournamentEvent {
  readonly match: number;
  readonly stage: EventStage;
  /** Within the stage. */
  readonly minute: number;
  readonly second: number;
  readonly type: FolderEventType;
  readonly team: string;
  /** null: the number was to follow. */
  readonly player: string | null;
}

/** A start, a stop or a correction of a match clock: how it stood at an instant. */
export interface RecordedClock {
  readonly match: number;
  readonly stage: StageCode;
  /** Of match clock. */
  readonly seconds: number;
  readonly running: boolean;
  readonly at: Date;
  /** By what it is newer than others of the match, then by device and key. */
  readonly recordedAt: Date;
  readonly device: string;
  /** Of the tap, unlike that of every other one of the match. */
  readonly key: string;
}
