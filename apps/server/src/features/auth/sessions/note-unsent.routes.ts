import type { FastifyRequest } from 'fastify';
import { hashToken } from '../token.ts';
import { secondsBetweenNotes } from './identify.ts';
import { updateUnsent, type DeviceReport } from './session.repository.ts';
import { tokenOf, type AuthOptions } from './session.routes.ts';

export type NoteUnsent = (request: FastifyRequest, report: DeviceReport) => Promise<void>;

/**
 * Stores in the session what the device of a request reports about itself. Does nothing without a session.
 */
export function createNoteUnsent(options: Pick<AuthOptions, 'database' | 'clock' | 'publicUrl'>): NoteUnsent {
  const { database, clock } = options;
  return async (request, report) => {
    const token = tokenOf(request, options);
    if (token === null) return;
    const times = { now: clock.now(), secondsBetweenNotes };
    await updateUnsent(hashToken(token), report, times, database.db);
  };
}
