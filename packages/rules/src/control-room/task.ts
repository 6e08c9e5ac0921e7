import type { HallHead } from '../snapshot/index.ts';
import type { SeatProblem } from '../bracket/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import type { DayTime, RecordedClock } from '../tournament/index.ts';
import type { DeviceReport, TaskTaken } from './facts.ts';

/** A match in the control room. */
export interface TaskMatch {
  readonly id: number;
  readonly matchNumber: number;
  readonly slug: string;
  readonly groupLabel: string | null;
  readonly categoryCode: string | null;
  readonly startsAt: string | null;
}

export interface TaskTeam {
  readonly id: number;
  readonly clubId: number;
  readonly name: string;
  readonly categoryCode: string;
}

export interface TaskPerson {
  readonly name: string;
  readonly phone: string | null;
}

/** Unsent records of devices at their last call. */
export interface UnsentRecords {
  readonly records: number;
  /** The last call, UTC. */
  readonly seenAt: string;
}

/** Tasks for the organiser, by cause. */
type TaskSubject =
  /**
   * A match that should have begun. `more`: number of later matches of the hall that should have begun too.
   */
  | {
      readonly kind: 'match-late';
      readonly match: TaskMatch;
      readonly hall: HallHead;
      /** End of the previous match in the hall. */
      readonly freeSince: string | null;
      readonly reporter: TaskPerson | null;
      readonly more: number;
    }
  | { readonly kind: 'reporter-missing'; readonly match: TaskMatch; readonly hall: HallHead }
  | {
      readonly kind: 'pair-missing';
      readonly match: TaskMatch;
      readonly hall: HallHead;
      readonly reporter: TaskPerson | null;
    }
  | {
      readonly kind: 'result-waiting';
      readonly match: TaskMatch;
      readonly hall: HallHead | null;
      readonly homeScore: number | null;
      readonly awayScore: number | null;
      /** Groups and matches that wait for a place of its group. */
      readonly waiting: readonly string[];
    }
  | {
      readonly kind: 'device-silent';
      readonly match: TaskMatch;
      readonly hall: HallHead;
      readonly reporter: TaskPerson | null;
      /** Last report of a device in the hall; null: none. */
      readonly unsent: UnsentRecords | null;
    }
  /** A device with unsent records. `isLost`: it has stopped calling. */
  | {
      readonly kind: 'device-unsent';
      readonly hall: HallHead;
      readonly reporter: TaskPerson;
      readonly unsent: UnsentRecords;
      readonly isLost: boolean;
    }
  /** Teams that only a lot can separate. `next`: the first match that waits for it. */
  | {
      readonly kind: 'lots';
      readonly groupId: number;
      readonly groupLabel: string;
      readonly categoryCode: string;
      readonly teams: readonly TaskTeam[];
      readonly next: TaskMatch | null;
    }
  | {
      readonly kind: 'seat';
      readonly groupId: number | null;
      readonly groupLabel: string | null;
      readonly categoryCode: string | null;
      readonly team: TaskTeam | null;
      readonly problem: SeatProblem;
      /** Labels of groups in which the team can't sit at the same time. */
      readonly clashesWith: readonly string[];
      readonly next: TaskMatch | null;
    }
  | {
      readonly kind: 'group-closed';
      readonly groupId: number;
      readonly groupLabel: string;
      readonly categoryCode: string;
      readonly by: string | null;
      readonly reason: string | null;
      readonly waiting: readonly string[];
    }
  /** A match to be played again that has no new time. */
  | { readonly kind: 'replay'; readonly match: TaskMatch; readonly hall: HallHead | null }
  /** An open protest. */
  | {
      readonly kind: 'protest';
      readonly match: TaskMatch;
      /** From 1, among the protests of its match. */
      readonly number: number;
      readonly team: TaskTeam | null;
    }
  /** Pairs without an answer about matches of the next day. `match`: the first of these matches. */
  | { readonly kind: 'pairs-unanswered'; readonly match: TaskMatch; readonly matches: number }
  /** Matches still to come today, none of which has a pair. */
  | { readonly kind: 'pairs-none'; readonly matches: number }
  | {
      readonly kind: 'team-absent';
      readonly team: TaskTeam;
      readonly match: TaskMatch;
      readonly hall: HallHead | null;
      /** Matches of the team today. */
      readonly matches: number;
      readonly phone: string | null;
    };

export type Task = TaskSubject & {
  /** Stable key: the same task always has the same one. */
  readonly key: string;
  /** Since when it is known, UTC. */
  readonly since: string;
  /** When it becomes late, or became late, UTC. */
  readonly dueAt: string;
  readonly taken: Omit<TaskTaken, 'key'> | null;
};

/** A task before it is known who has taken it. Instants in milliseconds. */
export type OpenTask = TaskSubject & { readonly key: string; readonly since: number; readonly dueAt: number };

/** A match as a hall shows it. */
export interface HallMatch extends TaskMatch {
  /** Name of the team; null: the seat is still open. */
  readonly home: string | null;
  readonly away: string | null;
}

export interface MatchNow extends HallMatch {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly stageCode: StageCode;
  readonly stageStartedAt: string | null;
  readonly clock: RecordedClock | null;
  readonly halfLength: number;
}

/** A reporter's device in a hall, as it reported itself last. */
export interface HallDevice extends Pick<DeviceReport, 'id' | 'unsent' | 'seenAt' | 'battery' | 'release'> {
  readonly user: TaskPerson;
}

/** A hall with matches today. */
export interface HallLine extends HallHead {
  /** Delay in whole minutes; 0: on time, as far as known. */
  readonly late: number;
  /** The match that is played, or should be. */
  readonly now: MatchNow | null;
  readonly next: (HallMatch & { readonly expectedAt: string | null }) | null;
  /** Last contact with its reporter, if there is none any more, UTC; null otherwise. */
  readonly silentSince: string | null;
  /** The reporter to call in a silent hall. */
  readonly reporter: TaskPerson | null;
  /** In the tournament's zone; null: no change has closed the hall now. */
  readonly closedUntil: DayTime | null;
  /** `HH:MM`: a change closes the hall later today; null: none does. */
  readonly closesAt: string | null;
  /** null: its devices have sent everything, or there are no reports. */
  readonly unsent: UnsentRecords | null;
  /** Devices that have called within a day, the latest call first. */
  readonly devices: HallDevice[];
}

/** Whether a hall is ready for its next match. */
interface HallReady extends HallHead {
  readonly match: TaskMatch;
  /** null: reporters are not assigned in this edition. */
  readonly reporter: boolean | null;
  readonly pair: boolean | null;
  readonly rosters: boolean;
}

export interface ControlRoom {
  readonly now: string;
  readonly day: string;
  /** Whether anything is played today. */
  readonly playsToday: boolean;
  readonly figures: {
    readonly live: number;
    readonly played: number;
    readonly matches: number;
    /** Whole minutes, the average over all halls with unfinished matches today; null: none. */
    readonly averageLate: number | null;
    readonly lateHalls: number;
  };
  /** Most urgent first, taken tasks last. */
  readonly tasks: readonly Task[];
  /** By code. */
  readonly halls: readonly HallLine[];
  /** Halls with the earliest coming match; null: none begins within two hours. */
  readonly next: { readonly startsAt: string; readonly halls: readonly HallReady[] } | null;
}

/** That many silent halls are listed one by one; more of them stand in one row. */
export const silentHallsListed = 2;

/** Rows of tasks that nobody has taken: silent halls that stand in one row are one. */
export function countOpenTasks(tasks: readonly Pick<Task, 'kind' | 'taken'>[]): number {
  const open = tasks.filter(({ taken }) => taken === null);
  const silent = open.filter(({ kind }) => kind === 'device-silent').length;
  return silent > silentHallsListed ? open.length - silent + 1 : open.length;
}
