import type { FastifyInstance } from 'fastify';
import { type AuthOptions, startInventedSession } from '../auth/index.ts';
import { entrancePath, type InsideRehearsal, rehearsalAccounts } from './rehearsal.ts';

const first = {
  organiser: '/admin/rehearsal',
  club: '/dashboard',
  reporter: '/reporter',
  referee: '/referee/matches',
} as const;

/**
 * The page that the real portal leads to: the ticket signs in as an invented account, once. Without a valid ticket it
 * leads to the ordinary sign-in, whose accounts have no passwords.
 */
export function addEntrance(app: FastifyInstance, inside: InsideRehearsal, auth: AuthOptions): void {
  app.get(entrancePath, async (request, reply) => {
    const ticket = new URLSearchParams(request.url.split('?')[1] ?? '').get('ticket');
    const role = ticket === null ? null : inside.takeTicket(ticket);
    const isIn = role !== null && (await startInventedSession(reply, rehearsalAccounts[role], auth));
    return reply
      .header('cache-control', 'no-store')
      .redirect(isIn && role !== null ? first[role] : '/login', 303);
  });
}
