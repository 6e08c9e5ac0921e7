import { isCallId, portalCallHeader, portalIdHeader } from '@sevenmetre/contract/portal-mark';
import type { FastifyInstance } from 'fastify';
import { sendError } from './error-answer.ts';

/**
 * Refuses calls that are meant for another portal before anything else, and returns the id of a call in answers
 * that no cache may store (SY19, SY36 of packages/sync/SPEC.md).
 */
export function addPortalMark(app: FastifyInstance, portalId: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const expected = request.headers[portalIdHeader];
    return expected === undefined || expected === portalId ? undefined : sendError(reply, 'other-portal');
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const call = request.headers[portalCallHeader];
    const isStored = reply.getHeader('cache-control') !== 'no-store';
    if (typeof call === 'string' && isCallId(call) && !isStored) reply.header(portalCallHeader, call);
    done(null, payload);
  });
}
