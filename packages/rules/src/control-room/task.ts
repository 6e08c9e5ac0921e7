import type { HallHead } from '../snapshot/index.ts';
import type { SeatProblem } from '../bracket/index.ts';
import type { StageCode } from '../vocabulary/index.ts';
import type { RecordedClock } from '../tournament/index.ts';
import type { TaskTaken } from './facts.ts';

/** A match as a line of the control room names it. */
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

/** What devices had not sent when they called last. */
export interface UnsentRecords {
  readonly records: number;
  /** The last call, UTC. */
  readonly seenAt: string;
}

/** What the organiser is asked to do, by what has happened. */
type TaskSubject =
  /** It should have begun. `more`: how many later matches of the hall should have, too. */
  | {
      readonly kind: 'match-late';
      readonly match: TaskMatch;
      readonly hall: HallHead;
      /** When the match before it in the hall ended. */
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
      /** As the device of the hall told last; null: none has told it. */
      readonly unsent: UnsentRecords | null;
    }
  /** A device holds records back. `isLost`: it does not call any more. */
  | {
      readonly kind: 'device-unsent';
      readonly hall: HallHead;
      readonly reporter: TaskPerson;
      readonly unsent: UnsentRecords;
      readonly isLost: boolean;
    }
  /** Teams that only a lot sets apart. `next`: the first match that waits for it. */
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
  /** It waits for a decision. */
  | {
      readonly kind: 'protest';
      readonly match: TaskMatch;
      readonly team: TaskTeam | null;
    }
  /** Pairs that were asked about matches of the next day and have not answered. `match`: the first of these matches. */
  | { readonly kind: 'pairs-unanswered'; readonly match: TaskMatch; readonly matches: number }
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
  /** The same for the same thing, whenever it is derived. */
  readonly key: string;
  /** Since when it is known, UTC. */
  readonly since: string;
  /** When it becomes late, or has become so, UTC. */
  readonly dueAt: string;
  readonly taken: Omit<TaskTaken, 'key'> | null;
};

/** A task before anybody is known to have it. Instants in milliseconds. */
export type OpenTask = TaskSubject & { readonly key: string; readonly since: number; readonly dueAt: number };

export interface MatchNow extends TaskMatch {
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly stageCode: StageCode;
  readonly stageStartedAt: string | null;
  readonly clock: RecordedClock | null;
  readonly halfLength: number;
}

/** A hall that is played in today. */
export interface HallLine extends HallHead {
  /** Whole minutes behind the plan; 0: on time, as far as is known. */
  readonly late: number;
  /** What is played, or should be. */
  readonly now: MatchNow | null;
  readonly next: (TaskMatch & { readonly expectedAt: string | null }) | null;
  /** Last contact with its reporter where nothing is heard any more, UTC. */
  readonly silentSince: string | null;
  /** null: its devices have sent everything, or nobody knows. */
  readonly unsent: UnsentRecords | null;
}

/** Whether a hall is ready for its next match. */
interface HallReady extends HallHead {
  readonly match: TaskMatch;
  /** null: nobody plans them in this edition. */
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
    /** Whole minutes, over all halls that are played in today and are not done; null: there are none. */
    readonly averageLate: number | null;
    readonly lateHalls: number;
  };
  /** What becomes late first stands first, what somebody has stands last. */
  readonly tasks: readonly Task[];
  /** By code. */
  readonly halls: readonly HallLine[];
  /** Halls whose next match begins together with the earliest one; null: nothing begins within two hours. */
  readonly next: { readonly startsAt: string; readonly halls: readonly HallReady[] } | null;
}
