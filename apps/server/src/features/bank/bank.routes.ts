import type { FastifyRequest } from 'fastify';
import { type Action, type Actor, permission } from '@sevenmetre/rules/permissions';
import { readUpload } from '../../platform/http/index.ts';
import type { Handlers } from '../../platform/http/index.ts';
import type { BankContext, SentFile } from './bank-context.ts';
import type { BankFileFault } from './file/movement.ts';
import { importFile } from './import-file.use-case.ts';
import { previewFile } from './preview-file.use-case.ts';
import { readQueue } from './read-queue.use-case.ts';
import { assignMovement, ignoreMovement, restoreMovement } from './settle-movement.use-case.ts';

/** Bank files and what they have brought; for organisers. */
export function bankHandlers(context: BankContext) {
  return { ...fileHandlers(context), ...queueHandlers(context) };
}

function fileHandlers(context: BankContext): Handlers<'bankPreview' | 'bankImport'> {
  return {
    async bankPreview({ actor, query, request }) {
      const refused = refusalFor(context, actor, 'bankPreview');
      if (refused) return unread(request, refused);
      const upload = await readUpload(request);
      if (typeof upload === 'string') return uploadRefusals[upload];
      const body = await previewFile(context, { bytes: upload.bytes, query });
      if (typeof body === 'string') return refusals[body];
      return 'fault' in body ? faultAnswer(body) : { status: 200, body };
    },
    async bankImport({ actor, query, request }) {
      const refused = refusalFor(context, actor, 'bankImport');
      if (refused || !actor) return unread(request, refused ?? refusals['not-signed-in']);
      const upload = await readUpload(request);
      if (typeof upload === 'string') return uploadRefusals[upload];
      const file: SentFile = { bytes: upload.bytes, query };
      const body = await importFile(context, actor.userId, file);
      if (typeof body === 'string') return refusals[body];
      return 'fault' in body ? faultAnswer(body) : { status: 200, body };
    },
  };
}

function queueHandlers(
  context: BankContext,
): Handlers<'bankQueue' | 'bankAssign' | 'bankIgnore' | 'bankRestore'> {
  return {
    async bankQueue({ actor, query }) {
      const refused = refusalFor(context, actor, 'bankQueue');
      if (refused) return refused;
      const body = await readQueue(context, query);
      return body ? { status: 200, body } : refusals['edition-missing'];
    },
    async bankAssign({ actor, params, body }) {
      const refused = refusalFor(context, actor, 'bankAssign');
      if (refused || !actor) return refused ?? refusals['not-signed-in'];
      const done = await assignMovement(context, actor.userId, params.id, body);
      return typeof done === 'string' ? refusals[done] : { status: 200, body: done };
    },
    async bankIgnore({ actor, params, body }) {
      const refused = refusalFor(context, actor, 'bankIgnore');
      if (refused || !actor) return refused ?? refusals['not-signed-in'];
      const failed = await ignoreMovement(context, actor.userId, params.id, body.reason);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
    async bankRestore({ actor, params }) {
      const refused = refusalFor(context, actor, 'bankRestore');
      if (refused || !actor) return refused ?? refusals['not-signed-in'];
      const failed = await restoreMovement(context, actor.userId, params.id);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
  };
}

function refusalFor({ clock }: BankContext, actor: Actor | null, action: Action) {
  const answer = permission(actor, action, {}, clock.now());
  if (answer === 'granted') return null;
  return answer === 'not-signed-in' ? refusals['not-signed-in'] : refusals.forbidden;
}

/** What was sent along is read past, not kept. */
function unread<A>(request: FastifyRequest, answer: A): A {
  request.raw.resume();
  return answer;
}

function faultAnswer(fault: BankFileFault) {
  const { fault: error, ...additionalProperties } = fault;
  return { status: 422 as const, body: { error, additionalProperties } };
}

const refusals = {
  'not-signed-in': { status: 401, ...refusal('not-signed-in') },
  forbidden: { status: 403, ...refusal('forbidden') },
  'edition-missing': { status: 404, ...refusal('edition-missing') },
  'club-unknown': { status: 404, ...refusal('club-unknown') },
  'movement-unknown': { status: 404, ...refusal('movement-unknown') },
  'movement-settled': { status: 409, ...refusal('movement-settled') },
} as const;

const uploadRefusals = {
  missing: badFile('missing'),
  malformed: badFile('malformed'),
  'too-large': { status: 413, ...refusal('file-too-large') },
} as const;

function badFile(code: string) {
  const fields = [{ in: 'body', path: 'file', code }];
  return { status: 400 as const, body: { error: 'bad-request' as const, additionalProperties: { fields } } };
}

function refusal<E extends string>(error: E) {
  return { body: { error, additionalProperties: {} } };
}
