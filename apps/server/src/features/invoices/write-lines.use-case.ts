import type { LineBody, LineUpdateBody } from '@sevenmetre/contract/invoices/schemas';
import { lineTotal } from '@sevenmetre/rules/pricing';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import * as documentRepository from './document.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow } from './line.repository.ts';
import { rebuildCurrentLines } from './rebuild-lines.use-case.ts';

export interface LineWriting {
  readonly userId: number;
  readonly clubId: number;
  readonly now: Date;
}

/** Largest amount of a line, in minor units. */
const largest = 1_000_000_000;

/** Adds a line by hand, once for its key. */
export async function createLine(tx: Tx, writing: LineWriting, body: LineBody): Promise<Outcome<null>> {
  const { clubId, now } = writing;
  const rebuilt = await rebuildCurrentLines(tx, clubId, now);
  if (!rebuilt) return refuse('club-unknown');
  const insert = () => insertLine(tx, writing, rebuilt, body);
  const added = await once(tx, `line:${clubId}`, body.clientKey, body, insert);
  return added.ok ? done(null) : added;
}

type Rebuilt = NonNullable<Awaited<ReturnType<typeof rebuildCurrentLines>>>;

async function insertLine(
  tx: Tx,
  writing: LineWriting,
  { currency, club }: Rebuilt,
  body: LineBody,
): Promise<Outcome<number>> {
  const { clubId } = writing;
  if (Math.abs(lineTotal(body)) > largest) return refuse('amount-too-large');
  if (!(await isSupplierOf(club.editionId, body.supplierId, tx))) return refuse('supplier-unknown');
  const [line] = await lineRepository.insertAll([{ ...body, clubId, currency, isSystem: false }], tx);
  if (!line) throw new Error('A line was not stored');
  await audit(tx, writing, 'line.added', null, line);
  return done(line.id);
}

/** Changes an open line; of a line made from the order, the discount only. */
export async function updateLine(
  tx: Tx,
  writing: LineWriting,
  lineId: number,
  words: LineUpdateBody,
): Promise<Outcome<null>> {
  const { clubId, now } = writing;
  const rebuilt = await rebuildCurrentLines(tx, clubId, now);
  if (!rebuilt) return refuse('club-unknown');
  const line = await lineRepository.findById(lineId, clubId, tx);
  if (!line) return refuse('line-unknown');
  if (line.documentId !== null) return refuse('line-frozen');
  const { discountPercent: _, ...others } = words;
  if (line.isSystem && Object.keys(others).length > 0) return refuse('line-of-order');
  const next = { ...line, ...merged(line, words) };
  if (Math.abs(lineTotal(next)) > largest) return refuse('amount-too-large');
  if (!(await isSupplierOf(rebuilt.club.editionId, next.supplierId, tx))) return refuse('supplier-unknown');
  await lineRepository.updateById(lineId, merged(line, words), now, tx);
  await audit(tx, writing, 'line.changed', line, next);
  return done(null);
}

/** Deletes an open line that was added by hand. */
export async function deleteLine(tx: Tx, writing: LineWriting, lineId: number): Promise<Outcome<null>> {
  const { clubId, now } = writing;
  if (!(await rebuildCurrentLines(tx, clubId, now))) return refuse('club-unknown');
  const line = await lineRepository.findById(lineId, clubId, tx);
  if (!line) return refuse('line-unknown');
  if (line.isSystem) return refuse('line-of-order');
  if (line.documentId !== null) return refuse('line-frozen');
  await lineRepository.deleteAllById([lineId], tx);
  await audit(tx, writing, 'line.removed', line, null);
  return done(null);
}

async function isSupplierOf(editionId: number, supplierId: number, tx: Tx): Promise<boolean> {
  return (await documentRepository.findSupplier(supplierId, tx))?.editionId === editionId;
}

function merged(line: LineRow, words: LineUpdateBody): lineRepository.LineWords {
  return {
    nameCs: words.nameCs ?? line.nameCs,
    nameEn: words.nameEn ?? line.nameEn,
    quantity: words.quantity ?? line.quantity,
    unitType: words.unitType ?? line.unitType,
    unitPrice: words.unitPrice ?? line.unitPrice,
    discountPercent: words.discountPercent ?? line.discountPercent,
    supplierId: words.supplierId ?? line.supplierId,
    separateInvoice: words.separateInvoice ?? line.separateInvoice,
  };
}

type Numbers = Pick<LineRow, 'id' | 'quantity' | 'unitPrice' | 'discountPercent' | 'currency'>;

async function audit(
  tx: Tx,
  { userId, clubId, now }: LineWriting,
  action: string,
  before: Numbers | null,
  after: Numbers | null,
): Promise<void> {
  const subject = { subjectType: 'club', subjectId: clubId } as const;
  await recordAudit(tx, {
    ...subject,
    at: now,
    userId,
    action,
    before: before && numbersOf(before),
    after: after && numbersOf(after),
  });
}

function numbersOf({ id: lineId, quantity, unitPrice, discountPercent, currency }: Numbers) {
  return { lineId, quantity, unitPrice, discountPercent, currency };
}
