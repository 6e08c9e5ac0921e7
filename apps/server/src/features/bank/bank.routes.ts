import { rawBodyOf, readUpload } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import type { BankContext, SentFile } from './bank-context.ts';
import { type ConfirmationContext, confirmPayment } from './confirm-payment.use-case.ts';
import { divideMovement } from './divide-movement.use-case.ts';
import type { BankFileError } from './file/movement.ts';
import { importFile } from './import-file.use-case.ts';
import { forgetProfile } from './forget-profile.use-case.ts';
import { previewFile } from './preview-file.use-case.ts';
import { readQueue } from './read-queue.use-case.ts';
import { readImports, undoImport } from './undo-import.use-case.ts';
import { assignMovement, ignoreMovement, joinMovement, restoreMovement } from './settle-movement.use-case.ts';

/** Handlers for bank files and their movements, for organisers; and for confirmations of providers. Must be mounted with `bankLimits`. */
export function bankHandlers(context: ConfirmationContext) {
  return {
    ...fileHandlers(context),
    ...importHandlers(context),
    ...queueHandlers(context),
    ...confirmationHandlers(context),
  };
}

function fileHandlers(context: BankContext): Handlers<'bankPreview' | 'bankImport'> {
  return {
    async bankPreview({ query, request }) {
      const upload = await readUpload(request);
      if (typeof upload === 'string') return uploadRefusals[upload];
      const body = await previewFile(context, { name: upload.filename, bytes: upload.bytes, query });
      if (typeof body === 'string') return refusals[body];
      return 'error' in body ? errorAnswer(body) : { status: 200, body };
    },
    async bankImport({ actor, query, request }) {
      const upload = await readUpload(request);
      if (typeof upload === 'string') return uploadRefusals[upload];
      const file: SentFile = { name: upload.filename, bytes: upload.bytes, query };
      const body = await importFile(context, actor.userId, file);
      if (typeof body === 'string') return refusals[body];
      return 'error' in body ? errorAnswer(body) : { status: 200, body };
    },
  };
}

function importHandlers(
  context: BankContext,
): Handlers<'bankImports' | 'bankImportUndo' | 'bankProfileForget'> {
  return {
    async bankImports() {
      const body = await readImports(context);
      return body ? { status: 200, body } : refusals['edition-missing'];
    },
    async bankImportUndo({ actor, params }) {
      const body = await undoImport(context, actor.userId, params.id);
      return typeof body === 'string' ? refusals[body] : { status: 200, body };
    },
    async bankProfileForget({ actor, params }) {
      const failed = await forgetProfile(context, actor.userId, params.profileId);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
  };
}

function queueHandlers(
  context: BankContext,
): Handlers<'bankQueue' | 'bankAssign' | 'bankDivide' | 'bankJoin' | 'bankIgnore' | 'bankRestore'> {
  return {
    async bankQueue({ query }) {
      const body = await readQueue(context, query);
      return body ? { status: 200, body } : refusals['edition-missing'];
    },
    async bankAssign({ actor, params, body }) {
      const done = await assignMovement(context, actor.userId, params.id, body);
      return typeof done === 'string' ? refusals[done] : { status: 200, body: done };
    },
    async bankDivide({ actor, params, body }) {
      const failed = await divideMovement(context, actor.userId, params.id, body);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
    async bankJoin({ actor, params, body }) {
      const failed = await joinMovement(context, actor.userId, params.id, body);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
    async bankIgnore({ actor, params, body }) {
      const failed = await ignoreMovement(context, actor.userId, params.id, body.reason);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
    async bankRestore({ actor, params }) {
      const failed = await restoreMovement(context, actor.userId, params.id);
      return failed ? refusals[failed] : { status: 200, body: {} };
    },
  };
}

function confirmationHandlers(context: ConfirmationContext): Handlers<'paymentConfirm'> {
  return {
    paymentConfirm: ({ params, headers, body, request }) =>
      confirmPayment(context, {
        editionId: params.edition,
        signature: headers['sevenmetre-signature'],
        bytes: rawBodyOf(request),
        body,
      }),
  };
}

/** A provider sends one confirmation for each payment, and repeats what failed. */
export const bankLimits = {
  paymentConfirm: [{ max: 300, seconds: 60, byAddress: true }],
} as const satisfies Limits;

function errorAnswer(refused: BankFileError) {
  const { error, ...additionalProperties } = refused;
  return { status: 422 as const, body: { error, additionalProperties } };
}

const refusals = {
  'edition-missing': { status: 404, ...refusal('edition-missing') },
  'club-unknown': { status: 404, ...refusal('club-unknown') },
  'movement-unknown': { status: 404, ...refusal('movement-unknown') },
  'movement-settled': { status: 409, ...refusal('movement-settled') },
  'movement-not-alike': { status: 409, ...refusal('movement-not-alike') },
  'parts-differ': { status: 422, ...refusal('parts-differ') },
  'bank-import-unknown': { status: 404, ...refusal('bank-import-unknown') },
  'bank-import-undone': { status: 409, ...refusal('bank-import-undone') },
  'bank-profile-unknown': { status: 404, ...refusal('bank-profile-unknown') },
  'bank-question-open': { status: 409, ...refusal('bank-question-open') },
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
