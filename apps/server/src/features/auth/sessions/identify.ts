import type { Actor } from '@sevenmetre/rules/permissions';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { needsSecondStep, rolesWithoutOrganising } from '../second-step/needs-second-step.ts';
import type { SessionSettings } from '../second-step/needs-second-step.ts';
import { lookUpSession } from './look-up-session.ts';
import { isAlive } from './session-limits.ts';
import { updateLastSeen } from './session.repository.ts';
import { hashToken } from '../../../platform/secrets/index.ts';

/** Seconds between two updates of a session's last use, or of an unchanged report of its device. */
export const secondsBetweenNotes = 60;

/** An open session, and the current rights of its user. */
export interface OpenSession {
  readonly actor: Actor;
  readonly tokenHash: string;
  /** Each sign-in begins a session. */
  readonly signedInAt: Date;
  /** The roles of organisers are suspended: they need a second step, and this session began without one. */
  readonly secondStepMissing: boolean;
}

/**
 * The session of a token with the user's current rights: a removed role has no effect from the next call on.
 * null: no such session, or it has ended.
 */
export async function sessionOfToken(
  { database, clock, isProduction }: Pick<RandomContext, 'database' | 'clock'> & SessionSettings,
  token: string,
): Promise<OpenSession | null> {
  const tokenHash = hashToken(token);
  const session = await lookUpSession(tokenHash, database);
  const now = clock.now();
  if (!session || !isAlive(session, session.roles, now)) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= secondsBetweenNotes * 1000) {
    await updateLastSeen(session.id, now, database.db);
  }
  const { userId, administratedClubIds, leadingTeamIds, reportsIn, secondStepAt } = session;
  const isAsked = () => needsSecondStep(session.roles, { isProduction }, database.db);
  const secondStepMissing = secondStepAt === null && (await isAsked());
  const roles = secondStepMissing ? rolesWithoutOrganising(session.roles) : session.roles;
  const actor = { userId, roles, administratedClubIds, leadingTeamIds, reportsIn };
  return { actor, tokenHash, signedInAt: session.createdAt, secondStepMissing };
}
