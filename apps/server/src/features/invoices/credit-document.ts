import { takeDocumentNumber } from '../enumerations/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { inZone } from '../competition/index.ts';
import { findWords, paperWords } from '../translations/index.ts';
import * as documentRepository from './document.repository.ts';
import type { DocumentRow } from './document.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow, NewLine } from './line.repository.ts';
import { creditContent } from './make-content.ts';
import { keyOfCopy } from './protest-key.ts';

export interface Crediting {
  readonly userId: number;
  readonly documentId: number;
  /** Printed on the note; '': a standard text about the changed order, in the invoice's language. */
  readonly reason: string;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Credits a whole invoice and reopens its lines, with their discounts. The caller holds the lock of the
 * club's row and rebuilds its lines afterwards, since the order may have changed. A credit note, or an invoice that was credited
 * already, cannot be credited.
 */
export async function creditLocked(tx: Tx, crediting: Crediting): Promise<Outcome<DocumentRow>> {
  const { documentId } = crediting;
  const invoice = await documentRepository.lockById(documentId, tx);
  if (!invoice) return refuse('document-unknown');
  const credited = invoice.kind !== 'invoice' || (await documentRepository.isCredited(documentId, tx));
  if (credited) return refuse('document-not-creditable');
  const reason =
    crediting.reason ||
    paperWords(invoice.content.locale, await findWords(tx))('invoiceDocument.orderChanged');
  const note = await insertNote(invoice, { ...crediting, reason }, tx);
  await reopenLines(invoice.clubId, documentId, tx);
  await recordAudit(tx, {
    at: crediting.now,
    userId: crediting.userId,
    action: 'invoice.credited',
    subjectType: 'club',
    subjectId: invoice.clubId,
    before: { documentId, number: invoice.number, total: invoice.total },
    after: { documentId: note.id, number: note.number, total: note.total },
    reason,
  });
  return done(note);
}

async function insertNote(invoice: DocumentRow, crediting: Crediting, tx: Tx): Promise<DocumentRow> {
  const { editionId, clubId, supplierId, variableSymbol, currency } = invoice;
  const { reason, now, timeZone, userId } = crediting;
  const taken = await takeDocumentNumber(supplierId, 'credit-note', tx);
  const number = `${invoice.number.slice(0, 4)}-${supplierId}-D${String(taken).padStart(4, '0')}`;
  const issuedOn = inZone(now, timeZone).day;
  const content = creditContent(invoice.content, { number, reason, issuedOn });
  const row = {
    editionId,
    clubId,
    supplierId,
    variableSymbol,
    currency,
    number,
    content,
    kind: 'credit-note' as const,
    correctsDocumentId: invoice.id,
    total: content.total,
    issuedAt: now,
    issuedByUserId: userId,
    dueDate: issuedOn,
  };
  return documentRepository.insert(row, tx);
}

/**
 * Copies the lines, since the old ones document the invoice. A line that the order has opened again already
 * gets the discount only.
 */
async function reopenLines(clubId: number, documentId: number, tx: Tx): Promise<void> {
  const frozen = await lineRepository.findAllByDocumentId(documentId, tx);
  const valid = await lineRepository.findAllValidByClubId(clubId, tx);
  const openKeys = new Set(
    valid.filter((line) => line.documentId === null).flatMap(({ systemKey }) => systemKey ?? []),
  );
  const missing = frozen.filter(({ systemKey }) => systemKey === null || !openKeys.has(systemKey));
  await lineRepository.insertAll(
    missing.map((line) => openCopy(line, documentId)),
    tx,
  );
}

function openCopy({ id: _, createdAt: __, updatedAt: ___, ...line }: LineRow, documentId: number): NewLine {
  const clientKey = keyOfCopy(line.clientKey, documentId);
  return { ...line, documentId: null, outdated: false, clientKey };
}
