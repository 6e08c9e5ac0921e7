import type { Gender, Side } from '@sevenmetre/rules/vocabulary';

export interface DemoCategory {
  readonly code: string;
  readonly nameCs: string;
  readonly nameEn: string;
  readonly gender: Gender;
  readonly bornFrom: string;
}

export interface DemoPlayer {
  readonly id: string;
  readonly number: number | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'player' | 'leader';
}

export interface DemoTeam {
  /** A number, as the rules of tables require. */
  readonly id: number;
  readonly club: string;
  readonly category: string;
  /** Additional goals per match compared with other teams. */
  readonly strength: number;
  readonly players: readonly DemoPlayer[];
}

/** A seat: a team from the start, or a standing of another group. */
export type DemoSeat = { readonly team: number } | { readonly group: string; readonly standing: number };

export interface DemoGroup {
  readonly id: string;
  readonly category: string;
  readonly label: string;
  readonly round: string;
  readonly playoff: 'A' | 'B' | null;
  readonly seats: readonly DemoSeat[];
  /** 0 for the groups, then the rounds of the play-off. */
  readonly phase: number;
}

export interface DemoFixture {
  readonly group: DemoGroup;
  /** Indices of seats. */
  readonly home: number;
  readonly away: number;
  /** From 0: every team plays about once in each. */
  readonly round: number;
}

export type FixtureState = 'finished' | 'running' | 'coming';

export interface DemoEvent {
  readonly stage: '1st_half' | '2nd_half' | 'shootout';
  /** Seconds within the stage. */
  readonly at: number;
  readonly type: 'goal' | 'seven-metre-goal' | 'two-minutes' | 'yellow-card' | 'red-card' | 'shootout-goal';
  readonly side: Side;
  /** null: the player's number is not known yet. */
  readonly player: DemoPlayer | null;
}

export interface DemoResult {
  readonly homeScore: number;
  readonly awayScore: number;
  readonly walkover: boolean;
  readonly events: readonly DemoEvent[];
}

export interface DemoMatch extends DemoFixture {
  readonly state: FixtureState;
  /** null while it is not decided. */
  readonly homeTeam: DemoTeam | null;
  readonly awayTeam: DemoTeam | null;
  /** null unless finished. */
  readonly result: DemoResult | null;
}

/** Seconds of a half. */
export const halfLength = 900;
