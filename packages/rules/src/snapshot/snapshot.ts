import type {
  Announcement,
  Category,
  CountryNames,
  Edition,
  EventType,
  Group,
  GroupTeam,
  Hall,
  HallClosure,
  Match,
  MovedMatch,
  PublicMatchEvent,
  Place,
  Referee,
  RoundLevel,
  Stage,
  Team,
} from '../tournament/index.ts';

/**
 * Everything public about one edition, as plain rows with integer ids. The server keeps one snapshot in
 * memory, updates it with the rows of each commit, and serves all public data from it. Times are UTC ISO 8601
 * without fractions; `day` and `time` are the same instant in the tournament's zone.
 */
export interface Snapshot {
  /** `epoch` changes when a database is restored; `v` is gapless and in commit order. */
  readonly version: LiveVersion;
  readonly edition: Edition;
  /** false if only stored places are known, not the rules and lots of tables: then there is no outlook. */
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
  /** Active places of the edition and shared ones; inactive halls are in `halls` only. */
  readonly places: ReadonlyMap<number, Place>;
  /** Approved referees. */
  readonly referees: ReadonlyMap<number, Referee>;
  /** Announcements that had not ended when the snapshot was loaded, by id. */
  readonly announcements: ReadonlyMap<number, Announcement>;
  /** Matches that changes of the published schedule have moved, by id. */
  readonly moved: ReadonlyMap<number, MovedMatch>;
  /** Published reasons of cancelled matches, by id. */
  readonly cancelReasons: ReadonlyMap<number, string>;
  /** Halls that such changes have closed. */
  readonly closures: readonly HallClosure[];
}

export interface LiveVersion {
  readonly epoch: string;
  readonly v: number;
}

/** Changes of one commit. `structure`: every reader has to reload the snapshot. */
export interface SnapshotChange {
  readonly v: number;
  readonly structure: boolean;
  readonly matches: readonly Match[];
  readonly groupTeams: readonly GroupTeam[];
  readonly events: readonly MatchEventsChange[];
  /** Ids of matches with changed rosters or referees, which have to be read again. */
  readonly rosters: readonly number[];
}

export interface MatchEventsChange {
  readonly matchId: number;
  readonly changed: readonly PublicMatchEvent[];
  readonly deletedIds: readonly number[];
}
