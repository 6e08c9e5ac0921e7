import type { BankFileQuery } from '@sevenmetre/contract/bank/schemas';
import type { FastifyRequest } from 'fastify';
import { attachmentHeaders, rawBodyOf, readUpload, watchWork } from '../../platform/http/index.ts';
import type { Handlers, Limits } from '../../platform/http/index.ts';
import { refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { BankContext, SentFile } from './bank-context.ts';
import { type ConfirmationContext, confirmPayment } from './confirm-payment.use-case.ts';
import { divideMovement } from './divide-movement.use-case.ts';
import { exportPayments } from './export-payments.use-case.ts';
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
    bankPreview: ({ query, request, reply }) =>
      take(request, query, (file) => previewFile(context, { ...file, watch: watchWork(request, reply) })),
    bankImport: ({ actor, query, request }) =>
      take(request, query, (file) => importFile(context, actor.userId, file)),
  };
}

/** What `answer` makes of the uploaded file, or why there is none. */
async function take<T>(
  request: FastifyRequest,
  query: BankFileQuery,
  answer: (file: SentFile) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const upload = await readUpload(request);
  if (upload === 'too-large') return refuse('file-too-large');
  if (typeof upload === 'string')
    return refuse('bad-request', { fields: [{ in: 'body', path: 'file', code: upload }] });
  return answer({ name: upload.filename, bytes: upload.bytes, query });
}

function importHandlers(
  context: BankContext,
): Handlers<'bankImports' | 'bankImportUndo' | 'bankProfileForget'> {
  return {
    bankImports: () => readImports(context),
    bankImportUndo: ({ actor, params }) => undoImport(context, actor.userId, params.id),
    bankProfileForget: ({ actor, params }) => forgetProfile(context, actor.userId, params.profileId),
  };
}

function queueHandlers(
  context: BankContext,
): Handlers<
  'bankQueue' | 'bankExport' | 'bankAssign' | 'bankDivide' | 'bankJoin' | 'bankIgnore' | 'bankRestore'
> {
  return {
    bankQueue: ({ query }) => readQueue(context, query),
    async bankExport({ query: { locale, columns, ...query } }) {
      const workbook = await exportPayments(context, query, { locale, columns });
      if (!workbook.ok) return workbook;
      return { status: 200, body: workbook.value, headers: attachmentHeaders('payments.xlsx') };
    },
    bankAssign: ({ actor, params, body }) => assignMovement(context, actor.userId, params.id, body),
    bankDivide: ({ actor, params, body }) => divideMovement(context, actor.userId, params.id, body),
    bankJoin: ({ actor, params, body }) => joinMovement(context, actor.userId, params.id, body),
    bankIgnore: ({ actor, params, body }) => ignoreMovement(context, actor.userId, params.id, body.reason),
    bankRestore: ({ actor, params }) => restoreMovement(context, actor.userId, params.id),
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
