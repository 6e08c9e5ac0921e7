import type { MatchRuling, TieBreaker } from '@sevenmetre/rules/vocabulary';
import type {
  FolderClub as Club,
  FolderGroup as Group,
  FolderMatch,
  FolderSeat,
  FolderTeam as Team,
  SeatSource,
} from '../competition/index.ts';
import type { FolderCategory as Category } from '../enumerations/index.ts';
import type {
  FolderClock as RecordedClock,
  FolderReport as Report,
  FolderWritten as Written,
} from '../match-events/index.ts';
import type { FolderDecision as Decision } from '../match-rosters/index.ts';
import type { FolderPlayer as Player } from '../participants/index.ts';
import type { FolderHall as Hall } from '../places/index.ts';
import type { FolderProtest as Protest } from '../protests/index.ts';
import type { FolderScouting as Scouting } from '../scouting/index.ts';
import type { EventStage, FolderEventType, MatchState } from './format.ts';

/**
 * A validated tournament of a folder, with source ids. Without events: there may be millions, so they are
 * read again when they are stored.
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
  /** Only players with a known team. */
  readonly players: readonly Player[];
  readonly clocks: readonly RecordedClock[];
  readonly protests: readonly Protest[];
  readonly reports: readonly Report[];
  readonly written: readonly Written[];
  readonly decisions: readonly Decision[];
  readonly scouting: readonly Scouting[];
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
  /** Configuration entries that affect tables, as text; absent: not in the folder. */
  readonly rules?: Readonly<Record<string, string>>;
}

export interface Seat extends FolderSeat {
  /** Line of the file, for later errors. */
  readonly line: number;
}

export interface Match extends FolderMatch {
  readonly time: string | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly state: MatchState;
  /** Ruling of an organiser; null: none. */
  readonly ruling: MatchRuling | null;
  readonly line: number;
}

export interface TournamentEvent {
  readonly match: number;
  readonly stage: EventStage;
  /** Within the stage. */
  readonly minute: number;
  readonly second: number;
  readonly type: FolderEventType;
  readonly team: string;
  /** null: "number to follow". */
  readonly player: string | null;
}

export type {
  Category,
  Club,
  Decision,
  Group,
  Hall,
  Player,
  Protest,
  RecordedClock,
  Report,
  Scouting,
  SeatSource,
  Team,
  Written,
};
