import type {
  Announcement,
  Category,
  CountryNames,
  Edition,
  EventType,
  Group,
  GroupTeam,
  Hall,
  Match,
  PublicMatchEvent,
  Place,
  Referee,
  RoundLevel,
  Stage,
  Team,
} from '../tournament/index.ts';

/**
 * Everything public about one edition, as plain rows with integer ids. The server keeps one snapshot in memory,
 * changes it by the rows of each commit, and answers every public question from it.
 * Times are UTC ISO 8601 without fractions; `day` and `time` are the same instant in the tournament's zone.
 */
export interface Snapshot {
  /** `epoch` changes when a database is restored; `v` is gapless and in commit order. */
  readonly version: LiveVersion;
  readonly edition: Edition;
  /**
   * `false` where only stored places are known, not the rules and lots that order tables: nothing is said of what can still
   * become of a team.
   */
  readonly rulesKnown?: boolean;
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
  /** Those that have not ended when the snapshot is loaded, by id. */
  readonly announcements: ReadonlyMap<number, Announcement>;
}

export interface LiveVersion {
  readonly epoch: string;
  readonly v: number;
}

/** What one commit changed. `structure` asks every reader to load the snapshot again. */
export interface SnapshotChange {
  readonly v: number;
  readonly structure: boolean;
  readonly matches: readonly Match[];
  readonly groupTeams: readonly GroupTeam[];
  readonly events: readonly MatchEventsChange[];
  /** Ids of matches whose roster or referees are others now; what is known of them has to be read again. */
  readonly rosters: readonly number[];
}

export interface MatchEventsChange {
  readonly matchId: number;
  readonly changed: readonly PublicMatchEvent[];
  readonly deletedIds: readonly number[];
}
