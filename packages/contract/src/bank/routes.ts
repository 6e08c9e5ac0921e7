import * as z from 'zod';
import { PathId } from '../common.ts';
import { route } from '../route.ts';
import {
  ConfirmationBody,
  ConfirmationHeaders,
  ConfirmationResult,
  PaymentLink,
  PaymentLinkBody,
  PaymentSecret,
} from '../payment-links/schemas.ts';
import { bankOperations } from './operations.ts';
import {
  AssignBody,
  BankExportQuery,
  BankFileQuery,
  BankImportResult,
  BankImports,
  BankImportUndone,
  BankPreview,
  BankQueue,
  BankQueueQuery,
  DivideBody,
  IgnoreBody,
  JoinBody,
} from './schemas.ts';

const tag = 'bank';
const bankFileBytes = 5 * 1024 * 1024;
const confirmationBytes = 8 * 1024;
const id = z.object({ id: PathId });

export const bankRoutes = {
  bankQueue: route(bankOperations.bankQueue, {
    tag,
    summary:
      'Movements of the bank and payments by hand, and clubs that have paid something else than they owe',
    query: BankQueueQuery,
    answers: { 200: BankQueue },
  }),
  bankExport: route(bankOperations.bankExport, {
    tag,
    summary: 'The same movements and payments without pages, as a workbook',
    query: BankExportQuery,
    answers: {
      200: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
    },
  }),
  bankPreview: route(bankOperations.bankPreview, {
    tag,
    summary:
      'What a bank file would bring (CAMT, MT940, ABO, a table of a bank) and its questions; nothing is stored',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    answers: { 200: BankPreview },
  }),
  bankImport: route(bankOperations.bankImport, {
    tag,
    summary: 'Brings a bank file in; movements that are known already change nothing',
    query: BankFileQuery,
    upload: { fileBytes: bankFileBytes },
    answers: { 200: BankImportResult },
  }),
  bankImports: route(bankOperations.bankImports, {
    tag,
    summary: 'Imported bank files, the newest first',
    answers: { 200: BankImports },
  }),
  bankImportUndo: route(bankOperations.bankImportUndo, {
    tag,
    summary: 'Takes an imported bank file back, except what was settled by hand or is named by a document',
    params: id,
    answers: { 200: BankImportUndone },
  }),
  bankProfileForget: route(bankOperations.bankProfileForget, {
    tag,
    summary: 'Forgets how questions about the tables of a bank were answered',
    params: z.object({ profileId: PathId }),
    answers: { 200: z.object({}) },
  }),
  bankAssign: route(bankOperations.bankAssign, {
    tag,
    summary: 'Makes a movement a payment of a club',
    params: id,
    body: AssignBody,
    answers: { 200: z.object({ paymentId: z.int() }) },
  }),
  bankDivide: route(bankOperations.bankDivide, {
    tag,
    summary: 'Divides a movement into payments of several clubs',
    params: id,
    body: DivideBody,
    answers: { 200: z.object({}) },
  }),
  bankJoin: route(bankOperations.bankJoin, {
    tag,
    summary: 'Says that a movement is a payment that is here already',
    params: id,
    body: JoinBody,
    answers: { 200: z.object({}) },
  }),
  bankIgnore: route(bankOperations.bankIgnore, {
    tag,
    summary: 'Puts a movement aside that is no payment of a club',
    params: id,
    body: IgnoreBody,
    answers: { 200: z.object({}) },
  }),
  bankRestore: route(bankOperations.bankRestore, {
    tag,
    summary: 'Puts an ignored movement back into the queue',
    params: id,
    answers: { 200: z.object({}) },
  }),
  paymentLink: route(bankOperations.paymentLink, {
    tag,
    summary: 'How clubs pay at the provider of the organiser',
    answers: { 200: PaymentLink },
  }),
  paymentLinkSave: route(bankOperations.paymentLinkSave, {
    tag,
    summary: 'Sets the address template of payment links',
    body: PaymentLinkBody,
    answers: { 200: PaymentLink },
  }),
  paymentSecretRenew: route(bankOperations.paymentSecretRenew, {
    tag,
    summary: 'A new secret with which the provider signs confirmations; shown once, the one before ends',
    answers: { 200: PaymentSecret },
  }),
  paymentSecretEnd: route(bankOperations.paymentSecretEnd, {
    tag,
    summary: 'Accept no more confirmations',
    answers: { 200: PaymentLink },
  }),
  paymentConfirm: route(bankOperations.paymentConfirm, {
    tag,
    summary:
      'A payment that the provider of the organiser confirms, signed with the secret of the edition; a repetition changes nothing',
    params: z.object({ edition: PathId }),
    headers: ConfirmationHeaders,
    body: ConfirmationBody,
    bodyBytes: confirmationBytes,
    signedBody: true,
    answers: { 200: ConfirmationResult },
  }),
};
