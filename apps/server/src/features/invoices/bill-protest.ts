import { createTranslator } from '@sevenmetre/phrases';
import { invoices as cs } from '@sevenmetre/phrases/cs/invoices';
import { invoices as en } from '@sevenmetre/phrases/en/invoices';
import { billingCurrency, lineTotal } from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { By } from './change-money.use-case.ts';
import * as documentRepository from './document.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow } from './line.repository.ts';
import * as orderRepository from './order.repository.ts';
import { isFeeOf, isOfProtest, keyOfFee, keyOfReturn } from './protest-key.ts';
import { rebuildCurrentLines } from './rebuild-lines.use-case.ts';
import { createLine } from './write-lines.use-case.ts';

/** The fee of a protest, as a line of the club names it. */
export interface ProtestFee {
  readonly protestId: number;
  /** Tells protests of one match apart. */
  readonly number: number;
  readonly clubId: number;
  /** Name of the team that protests. */
  readonly team: string;
  readonly matchNumber: number;
  /** Minor units. */
  readonly fee: number;
  readonly currency: Currency;
}

const translators = [
  createTranslator({ invoices: cs }, 'cs'),
  createTranslator({ invoices: en }, 'en'),
] as const;

/**
 * Puts the fee of a protest on the bill of its club; again, it changes nothing. An edition without suppliers bills nobody.
 *
 * @returns null: done, or nobody bills; `changed-meanwhile`: the club pays in another currency
 */
export async function billProtest(tx: Tx, { userId, now }: By, protest: ProtestFee): Promise<Outcome<null>> {
  const { clubId, currency, fee, protestId } = protest;
  const rebuilt = await rebuildCurrentLines(tx, clubId, now);
  if (!rebuilt) return refuse('club-unknown');
  if (rebuilt.currency !== currency) return refuse('changed-meanwhile');
  const [supplier] = await documentRepository.findSuppliers(rebuilt.club.editionId, tx);
  if (!supplier) return done(null);
  // The team may have another name since, so that the bodies of a repeat differ.
  if (await lineRepository.findByClientKey(clubId, keyOfFee(protestId), tx)) return done(null);
  const line = { ...wordsOf(protest, 'invoices.protestFee'), unitPrice: fee, supplierId: supplier.id };
  return createLine(tx, { userId, clubId, now }, { ...once, ...line, clientKey: keyOfFee(protestId) });
}

/**
 * Takes back what the club was charged for a protest, by a line of its own, since the first one may stand on an invoice. A fee that is on no
 * bill, or was remitted by a discount, stays as it is.
 */
export async function creditProtest(
  tx: Tx,
  { userId, now }: By,
  protest: ProtestFee,
): Promise<Outcome<null>> {
  const { clubId, protestId } = protest;
  if (await lineRepository.findByClientKey(clubId, keyOfReturn(protestId), tx)) return done(null);
  const billed = await findFee(clubId, protestId, tx);
  const charged = billed && lineTotal(billed);
  if (!charged) return done(null);
  const { supplierId, separateInvoice } = billed;
  const words = wordsOf(protest, 'invoices.protestReturned');
  const line = { ...once, ...words, unitPrice: -charged, supplierId, separateInvoice };
  return createLine(tx, { userId, clubId, now }, { ...line, clientKey: keyOfReturn(protestId) });
}

const once = { quantity: 1, unitType: 'piece', discountPercent: 0, separateInvoice: false } as const;

/** The line that charges the fee of a protest; after its invoice was credited its open copy. null: the club is not charged. */
async function findFee(clubId: number, protestId: number, tx: Tx): Promise<LineRow | null> {
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  return lines.find(({ clientKey }) => isFeeOf(protestId, clientKey)) ?? null;
}

function wordsOf(
  { team, number, matchNumber }: ProtestFee,
  key: 'invoices.protestFee' | 'invoices.protestReturned',
) {
  const [nameCs, nameEn] = translators.map((t) =>
    t(key, { team, number: String(number), match: String(matchNumber) }),
  );
  return { nameCs: (nameCs ?? '').slice(0, 200), nameEn: (nameEn ?? '').slice(0, 200) };
}

/** What a club was charged for protests, after discounts, and what it was given back, in the order in which they came. */
export async function findProtestLines(clubId: number, tx: Tx) {
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  return lines.flatMap((line) =>
    isOfProtest(line.clientKey)
      ? [{ nameCs: line.nameCs, nameEn: line.nameEn, amount: lineTotal(line) }]
      : [],
  );
}

/** Whether the fee of a protest is on the bill of its club. */
export async function isProtestBilled(clubId: number, protestId: number, tx: Tx): Promise<boolean> {
  return (await findFee(clubId, protestId, tx)) !== null;
}

/** The currency in which a club pays (MO1, MO16); null: there is no such club. */
export async function findClubCurrency(clubId: number, tx: Tx): Promise<Currency | null> {
  const club = await orderRepository.findClub(clubId, tx);
  if (!club) return null;
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  return billingCurrency(club, await lineRepository.findUsedCurrency(clubId, lines, tx));
}
