import type { EventTypeRule, RecordedClock } from '../match/index.ts';
import type { DelayRules } from '../schedule/index.ts';
import type { PointsForResult } from '../standings/index.ts';
import type { Gender, PlaceKind, Sex, StageCode, TieBreaker, Walkover } from '../vocabulary/index.ts';

/**
 * Everything public about one edition, as plain rows with integer ids. The server keeps one snapshot in memory,
 * changes it by the rows of each commit, and answers every public question from it.
 * Times are UTC ISO 8601 without fractions; `day` and `time` are the same instant in the tournament's zone.
 */
export interface Snapshot {
  /** `epoch` changes when a database is restored; `v` is gapless and in commit order. */
  readonly version: LiveVersion;
  readonly edition: Edition;
  readonly categories: ReadonlyMap<number, Category>;
  readonly roundLevels: ReadonlyMap<number, RoundLevel>;
  readonly stages: ReadonlyMap<number, Stage>;
  readonly eventTypes: ReadonlyMap<number, EventType>;
  readonly groups: ReadonlyMap<number, Group>;
  readonly groupTeams: ReadonlyMap<number, GroupTeam>;
  readonly teams: ReadonlyMap<number, Team>;
  readonly halls: ReadonlyMap<number, Hall>;
  readonly matches: ReadonlyMap<number, Match>;
  readonly countries: ReadonlyMap<string, CountryNames>;
  /** Active places of the edition and those shared by all; a hall that is not active any more stands in `halls` only. */
  readonly places: ReadonlyMap<number, Place>;
  /** Approved ones. */
  readonly referees: ReadonlyMap<number, Referee>;
}

export interface LiveVersion {
  readonly epoch: string;
  readonly v: number;
}

export interface Edition {
  readonly id: number;
  readonly name: string;
  readonly year: number;
  readonly city: string | null;
  readonly startDate: string;
  readonly endDate: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly tieBreakers: readonly TieBreaker[];
  readonly tieBreakersUnfinished: readonly TieBreaker[];
  /** What results are worth; the stored tables are made with the same numbers. */
  readonly points: PointsForResult;
  readonly walkoverGoals: number;
  /** Whether matches may be looked up by hall: the organiser's "show results on the web". */
  readonly showsHalls: boolean;
  /** Address of the terms and conditions, https or a path of this site; null when there is none. */
  readonly terms: string | null;
  /** When a hall counts as late. */
  readonly delays: DelayRules;
}

export interface Category {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  /** Oldest birth date allowed, ISO date; never the birth date of a person. */
  readonly birthDateMin: string | null;
  /** Oldest first within a gender; decides ink and shape. */
  readonly weight: number;
  readonly resultsHidden: boolean;
  /** null: the edition's list. */
  readonly tieBreakers: readonly TieBreaker[] | null;
  readonly tieBreakersUnfinished: readonly TieBreaker[] | null;
}

export interface RoundLevel {
  readonly id: number;
  readonly systemName: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly isBracket: boolean;
  readonly weight: number;
}

export interface Stage {
  readonly id: number;
  readonly code: StageCode;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly shortNameCs: string;
  readonly shortNameEn: string;
  readonly stageType: string;
  /** Seconds; null where the clock does not run. A match's own half length goes before it. */
  readonly duration: number | null;
  readonly startTime: number | null;
  readonly weight: number;
}

export interface EventType extends EventTypeRule {
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface Group {
  readonly id: number;
  readonly label: string;
  readonly categoryId: number;
  readonly roundLevelId: number;
  readonly playoffCategory: string | null;
  /** Results between teams that met in an earlier group count here and are not played again. */
  readonly carriesOver: boolean;
  /** Closed by the organiser although matches stayed unplayed. */
  readonly closedByHand: boolean;
  readonly weight: number;
}

/** A seat in a group: its team, or the standing of another group that will fill it, and what the team has won so far. */
export interface GroupTeam {
  readonly id: number;
  readonly competitionGroupId: number;
  readonly seat: number;
  readonly teamId: number | null;
  readonly predecessorCompetitionGroupId: number | null;
  readonly predecessorCompetitionGroupStandings: number | null;
  /** Place in the group, 1 is first; null while the seat has no team. */
  readonly standings: number | null;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  readonly points: number;
  readonly goalsScored: number;
  readonly goalsConceded: number;
  /** Goals really thrown in play: no shoot-out, no walkover. */
  readonly goalsCountScored: number;
  readonly goalsCountConceded: number;
  /** Drawn lot, smaller is better; null when none was drawn. */
  readonly lot: number | null;
  /** When the lot was drawn, in UTC; absent where none was. */
  readonly lotDrawnAt?: string | null;
}

export interface Team {
  readonly id: number;
  readonly name: string | null;
  readonly teamNumber: number;
  readonly clubId: number;
  readonly clubName: string;
  readonly clubCountryCode: string;
  readonly teamCategoryId: number;
  readonly withdrawn: boolean;
}

export interface Hall {
  readonly id: number;
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface Place {
  readonly id: number;
  readonly code: string;
  readonly kind: PlaceKind;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly address: string | null;
  /** Degrees. */
  readonly lat: number | null;
  readonly lng: number | null;
  /** As the organiser wrote it; pages use `webLink`. */
  readonly link: string | null;
  readonly visibleOnMap: boolean;
  readonly informationCs: string | null;
  readonly informationEn: string | null;
  readonly files: readonly PlaceFile[];
}

export interface PlaceFile {
  readonly id: number;
  /** Path on this site. */
  readonly url: string;
  readonly filename: string;
  readonly extension: string;
}

/** Public columns only. */
export interface Referee {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: Sex | null;
  readonly countryId: number | null;
  readonly countryCode: string | null;
  readonly colleagueRefereeId: number | null;
  /** null: the organiser does not show them, and they are not loaded. */
  readonly halls: readonly { readonly day: string; readonly placeId: number }[] | null;
  /** Matches that the referee leads. */
  readonly matchIds: readonly number[];
}

export interface CountryNames {
  readonly countryCode: string;
  /** Sport code of three letters, shown where there is no flag. */
  readonly sportCode: string;
  readonly nameCs: string;
  readonly nameEn: string;
}

export interface Match {
  readonly id: number;
  readonly matchNumber: number;
  readonly competitionGroupId: number | null;
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
  readonly homeTeamCompetitionGroupId: number | null;
  readonly awayTeamCompetitionGroupId: number | null;
  readonly homeTeamCompetitionStandings: number | null;
  readonly awayTeamCompetitionStandings: number | null;
  /** Official result, with shoot-out goals or the walkover score; null before the first whistle. */
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly homeGoalsCount: number;
  readonly awayGoalsCount: number;
  readonly homeHalfTimeScore: number | null;
  readonly awayHalfTimeScore: number | null;
  readonly walkOver: Walkover | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly startsAt: string | null;
  readonly placeId: number | null;
  readonly competitionMatchStageId: number;
  /** When the running stage began, UTC; the public minute is derived from it. */
  readonly stageStartedAt: string | null;
  /** The match clock as it was recorded in the running stage; null: nobody has, so the minute follows from the above. */
  readonly clock: RecordedClock | null;
  /** When the first half began and when play ended, UTC. */
  readonly startedAt: string | null;
  readonly endedAt: string | null;
  /** Seconds of one half. */
  readonly halfLength: number;
  readonly streamUrl: string | null;
  readonly endedInShootout: boolean;
  /** The organiser set the result against the events. */
  readonly corrected: boolean;
  /** The reporter is comparing the score with the hall's board. */
  readonly beingChecked: boolean;
  /** Counts up whenever anything of the match is written. */
  readonly revision: number;
}

/** What one commit changed. `structure` asks every reader to load the snapshot anew. */
export interface SnapshotChange {
  readonly v: number;
  readonly structure: boolean;
  readonly matches: readonly Match[];
  readonly groupTeams: readonly GroupTeam[];
  readonly events: readonly MatchEventsChange[];
  /** Ids of matches whose roster or referees are others now; what is known of them has to be read anew. */
  readonly rosters: readonly number[];
}

export interface MatchEventsChange {
  readonly matchId: number;
  readonly changed: readonly PublicMatchEvent[];
  readonly deletedIds: readonly number[];
}

/** A match event as every visitor may see it. `minute` and `second` are the match clock, the second half goes on counting. */
export interface PublicMatchEvent {
  readonly id: number;
  readonly minute: number;
  readonly second: number;
  readonly createdTimestamp: string;
  readonly competitionEventTypeId: number;
  readonly competitionMatchParticipantId: number | null;
  readonly competitionMatchStageId: number;
  readonly competitionMatchStageCode: StageCode;
  readonly secondaryParticipantId: number | null;
  readonly side: 'home' | 'away';
}
