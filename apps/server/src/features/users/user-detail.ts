import { recordLinks } from '@sevenmetre/contract/permissions';
import type { UserDetail } from '@sevenmetre/contract/users/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Tx } from '../../platform/database/index.ts';
import { findAllBySubject, findNames, timelineOf } from '../audit/index.ts';
import { aliveSessionsOf } from '../auth/index.ts';
import type { UserRow } from '../auth/index.ts';
import { utcText } from '../competition/index.ts';
import { findTimeZone } from './account-list.repository.ts';
import * as connections from './connection.repository.ts';

/** An account for organisers, with the actions that the reader may carry out. */
export async function userDetail(user: UserRow, actor: Actor, now: Date, tx: Tx): Promise<UserDetail> {
  const sessions = await aliveSessionsOf(user, now, tx);
  const rows = await findAllBySubject('user', user.id, tx);
  const names = await findNames(
    rows.map(({ userId }) => userId),
    tx,
  );
  const lastSeenAt = sessions[0]?.lastSeenAt;
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    roles: user.roles,
    emailVerified: user.emailVerifiedAt !== null,
    locked: user.lockedAt !== null,
    createdAt: utcText(user.createdAt),
    phone: user.phone,
    locale: user.locale,
    lockedAt: user.lockedAt && utcText(user.lockedAt),
    secondStep: await connections.hasSecondStep(user.id, tx),
    sessions: sessions.length,
    lastSeenAt: lastSeenAt ? utcText(lastSeenAt) : null,
    clubs: await connections.findClubs(user.id, tx),
    teams: await connections.findTeams(user.id, tx),
    referees: await connections.findReferees(user.id, tx),
    halls: await connections.findHalls(user.id, tx),
    timeline: timelineOf(rows, names),
    timeZone: await findTimeZone(tx),
    links: recordLinks(actor, { user: { id: user.id, roles: user.roles } }, user.id, now),
  };
}
