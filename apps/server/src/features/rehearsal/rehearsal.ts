import type { RehearsalRole } from '@sevenmetre/contract/rehearsal/schemas';
import type { Clock } from '../../platform/clock/index.ts';
import type { EditionRow } from '../competition/index.ts';

/** What was copied, and when. */
export interface RehearsalOrigin {
  readonly editionId: number;
  readonly name: string;
  readonly year: number;
  readonly timeZone: string;
  readonly madeAt: Date;
  /** Milliseconds that its clock is ahead of the real one. */
  readonly clockOffset: number;
}

/** The rehearsal beside the real portal, in the same process: another server with a database of its own. */
export interface RehearsalStage {
  /** `unavailable`: no address leads to it. */
  state(): 'unavailable' | 'none' | 'making' | 'open';
  /** null: there is none. */
  origin(): RehearsalOrigin | null;
  /** Makes and opens it. null: there is one, or one is being made. */
  make(edition: EditionRow): Promise<RehearsalOrigin | null>;
  /** Closes it and deletes everything. false: there is none. */
  discard(): Promise<boolean>;
  /**
   * Address that signs in once, within a minute.
   * @param host of the caller's request
   */
  entrance(as: RehearsalRole, host: string): string;
}

/** What a server knows that is a rehearsal itself. */
export interface InsideRehearsal {
  readonly origin: RehearsalOrigin;
  /** Sessions run on it, so that nobody is signed out by a change of the other one. */
  readonly realClock: Clock;
  /** Sets the clock of the rehearsal, which is kept over a restart. */
  setClock(at: Date): void;
  /** The account of a ticket, once; null: unknown, used or too old. */
  takeTicket(ticket: string): RehearsalRole | null;
}

/** Addresses of the invented accounts. No mail leaves a rehearsal, and the domain cannot exist (RFC 2606). */
export const rehearsalAccounts: Readonly<Record<RehearsalRole, string>> = {
  organiser: 'organiser@rehearsal.example',
  club: 'club@rehearsal.example',
  reporter: 'reporter@rehearsal.example',
  referee: 'referee@rehearsal.example',
};

export const entrancePath = '/rehearsal/enter';
