import type { SetByHand, Snapshot } from '../snapshot/index.ts';

/** A reporter in a hall today. */
export interface HallReporter {
  readonly placeId: number;
  readonly name: string;
  readonly phone: string | null;
  /** Last use of the account, UTC; null: never. */
  readonly seenAt: string | null;
}

/** Report of a reporter's device, at its last call or a minute before. */
export interface DeviceReport {
  /** Id of its session. */
  readonly id: number;
  /** The hall where it was used last. */
  readonly placeId: number;
  /** Name of its user. */
  readonly name: string;
  readonly phone: string | null;
  /** Number of unsent records of all its matches. */
  readonly unsent: number;
  /** Since when there have been unsent records; null: all were sent. */
  readonly since: string | null;
  /** Its last call. */
  readonly seenAt: string;
  /** Percent; null: unknown. */
  readonly battery: number | null;
  /** Release of its program; null: unknown. */
  readonly release: string | null;
}

/** A club with accepted teams, and whether it has arrived. */
export interface ClubArrival {
  readonly clubId: number;
  readonly phone: string | null;
  readonly arrivedAt: string | null;
}

/** Who closed a group by hand, with time and reason. */
export interface GroupClosed {
  readonly groupId: number;
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
}

/** An open protest. */
interface OpenProtest {
  readonly id: number;
  readonly matchId: number;
  /** From 1, among the protests of its match. */
  readonly number: number;
  readonly teamId: number;
  readonly filedAt: string;
  /** Deadline of the decision. */
  readonly dueAt: string;
}

/** A match whose pair was asked and has not answered. */
interface Unanswered {
  readonly matchId: number;
  readonly askedAt: string;
}

/** The organiser who has taken a task. */
export interface TaskTaken {
  readonly key: string;
  readonly userId: number;
  readonly name: string;
  readonly at: string;
}

/** Input of the control room: the read model, and the rows of today that are not public. Instants are UTC. */
export interface ControlRoomFacts {
  readonly snapshot: Snapshot;
  readonly now: string;
  /** ISO date in the tournament's zone. */
  readonly today: string;
  /** `HH:MM` in the tournament's zone. */
  readonly time: string;
  readonly reporters: readonly HallReporter[];
  readonly devices: readonly DeviceReport[];
  /** Last write of each match of today, by id. */
  readonly writtenAt: ReadonlyMap<number, string>;
  /** Sides of today's matches with a roster, as `match id side`. */
  readonly rosters: ReadonlySet<string>;
  readonly arrivals: readonly ClubArrival[];
  readonly closed: readonly GroupClosed[];
  readonly byHand: SetByHand;
  readonly protests: readonly OpenProtest[];
  readonly unanswered: readonly Unanswered[];
  readonly taken: readonly TaskTaken[];
}
