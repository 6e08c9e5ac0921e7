import type { HandGiven, Snapshot } from '../snapshot/index.ts';

/** Who records in a hall today. */
export interface HallReporter {
  readonly placeId: number;
  readonly name: string;
  readonly phone: string | null;
  /** When the account was last seen by the server, UTC; null: never. */
  readonly seenAt: string | null;
}

/** What a reporter's device has told, at its last call or a minute before. */
export interface DeviceReport {
  /** Of its session. */
  readonly id: number;
  /** The hall that it was used in last. */
  readonly placeId: number;
  /** Whose it is. */
  readonly name: string;
  readonly phone: string | null;
  /** Records of all its matches that were not sent. */
  readonly unsent: number;
  /** Since when there have always been some; null: all was sent. */
  readonly since: string | null;
  /** Its last call. */
  readonly seenAt: string;
}

/** A club with accepted teams, and whether it has arrived. */
export interface ClubArrival {
  readonly clubId: number;
  readonly phone: string | null;
  readonly arrivedAt: string | null;
}

/** Who closed a group by hand, when and why. */
export interface GroupClosed {
  readonly groupId: number;
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
}

/** A protest that nobody has decided. */
interface OpenProtest {
  readonly id: number;
  readonly matchId: number;
  readonly teamId: number;
  readonly filedAt: string;
  /** Until when it has to be decided. */
  readonly dueAt: string;
}

/** A match whose pair was asked and has not answered. */
interface Unanswered {
  readonly matchId: number;
  readonly askedAt: string;
}

/** Which organiser takes care of a task. */
export interface TaskTaken {
  readonly key: string;
  readonly userId: number;
  readonly name: string;
  readonly at: string;
}

/** What the control room is derived from: the read model, and the few rows of today that are not public. Instants are UTC. */
export interface ControlRoomFacts {
  readonly snapshot: Snapshot;
  readonly now: string;
  /** ISO date in the tournament's zone. */
  readonly today: string;
  readonly reporters: readonly HallReporter[];
  readonly devices: readonly DeviceReport[];
  /** Last writing of each match of today, by id. */
  readonly writtenAt: ReadonlyMap<number, string>;
  /** Rosters of matches of today that name somebody, as `match id side`. */
  readonly rosters: ReadonlySet<string>;
  readonly arrivals: readonly ClubArrival[];
  readonly closed: readonly GroupClosed[];
  readonly byHand: HandGiven;
  readonly protests: readonly OpenProtest[];
  readonly unanswered: readonly Unanswered[];
  readonly taken: readonly TaskTaken[];
}
