import type { FastifyRequest } from 'fastify';
import { hashToken } from '../token.ts';
import { secondsBetweenNotes } from './identify.ts';
import { updateUnsent, type DeviceReport } from './session.repository.ts';
import { tokenOf, type AuthOptions } from './session.routes.ts';

export type NoteUnsent = (request: FastifyRequest, report: DeviceReport) => Promise<void>;

/** Notes in the session of a request what its device tells of itself. A request without a session notes nothing. */
export function createNoteUnsent(options: Pick<AuthOptions, 'database' | 'clock' | 'publicUrl'>): NoteUnsent {
  const { database, clock } = options;
  return async (request, report) => {
    const token = tokenOf(request, options);
    if (token === null) return;
    const times = { now: clock.now(), secondsBetweenNotes };
    await updateUnsent(hashToken(token), report, times, database.db);
  };
}
