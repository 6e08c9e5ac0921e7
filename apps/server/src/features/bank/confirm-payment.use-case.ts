import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ConfirmationBody, ConfirmationResult } from '@sevenmetre/contract/payment-links/schemas';
import {
  confirmedAccount,
  differingReference,
  isTimely,
  readDecimalAmount,
  readSignature,
} from '@sevenmetre/rules/bank';
import { normalVariableSymbol } from '@sevenmetre/rules/pricing';
import { currencies } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../platform/outcome/index.ts';
import type { Sealer } from '../../platform/secrets/index.ts';
import { recordAudit } from '../audit/index.ts';
import { inZone } from '../competition/index.ts';
import { findCurrentEdition, lockClub, notifyPayments } from '../invoices/index.ts';
import { findPaymentSecret, lockPaymentLink } from '../payment-links/index.ts';
import { type BankContext, type Debts, findDebts } from './bank-context.ts';
import * as bankRepository from './bank.repository.ts';
import { bringIn } from './bring-in.ts';
import type { Movement } from './file/movement.ts';
import { matchMovements } from './match-movements.ts';

export type ConfirmationContext = BankContext & { readonly sealer: Sealer };

/** A confirmation as it was received. */
export interface SignedConfirmation {
  readonly editionId: number;
  readonly signature: string;
  /** The bytes that were signed. */
  readonly bytes: Buffer;
  readonly body: ConfirmationBody;
}

/** Used where an edition has no secret, so that the time of an answer does not say so. */
const nobodysSecret = 'the secret of nobody';

/**
 * Books a payment that the organiser's provider confirms, once for its id, in the same way as a movement of a bank file
 * (MO20, MO23, MO27). What belongs to no club for certain, and what contradicts an earlier confirmation with the id, waits in
 * the queue.
 */
export async function confirmPayment(
  { database, clock, sealer }: ConfirmationContext,
  { editionId, signature, bytes, body }: SignedConfirmation,
): Promise<Outcome<ConfirmationResult>> {
  const now = clock.now();
  const signed = readSignature(signature);
  const secret = await findPaymentSecret(editionId, sealer, database.db);
  const expected = digestOf(secret ?? nobodysSecret, signed?.timestamp ?? 0, bytes);
  const isSigned = signed?.digests.some((digest) => isSame(digest, expected)) ?? false;
  if (secret === null || signed === null || !isSigned) return refuse('signature-invalid');
  if (!isTimely(signed.timestamp, now)) return refuse('signature-outdated');
  const amount = readDecimalAmount(body.amount);
  if (amount === null)
    return refuse('bad-request', { fields: [{ in: 'body', path: 'amount', code: 'invalid_format' }] });
  const currency = currencies.find((known) => known === body.currency);
  return database.transaction(async (tx) => {
    const edition = await findCurrentEdition(tx);
    if (edition?.id !== editionId) return refuse('edition-missing');
    const about = { at: now, editionId, subjectType: 'edition', subjectId: editionId } as const;
    if (currency === undefined) {
      const after = { error: 'confirmation-currency', amount, currency: body.currency };
      await recordAudit(tx, { ...about, action: 'payment-confirmation.refused', after });
      return refuse('confirmation-currency');
    }
    // Confirmations of an edition, and bank files, follow each other: none is matched beside another one.
    await lockPaymentLink(editionId, tx);
    const debts = await findDebts(now, tx);
    if (!debts) return refuse('edition-missing');
    const symbol = normalVariableSymbol(body.symbol.replaceAll(/\D/gu, ''));
    const bookedOn = inZone(now, edition.timeZone).day;
    const movement = movementOf({ reference: body.id, bookedOn, amount, currency, variableSymbol: symbol });
    const result = await book(movement, debts, now, tx);
    await recordAudit(tx, {
      ...about,
      action: 'payment-confirmation.received',
      after: { result, amount, currency },
    });
    return done({ result });
  });
}

async function book(
  movement: Movement,
  debts: Debts,
  now: Date,
  tx: Tx,
): Promise<ConfirmationResult['result']> {
  const { editionId } = debts;
  const bringing = { editionId, importId: null, origin: null, userId: null, now };
  const earlier = await bankRepository.findByReference(editionId, movement, tx);
  if (earlier !== null) {
    if (isSameContent(earlier, movement)) return 'known';
    const reference = differingReference(movement.reference, markOf(movement));
    const second = {
      movement: { ...movement, reference },
      result: 'unmatched',
      club: null,
      alike: null,
    } as const;
    return (await bringIn(second, bringing, tx)).stored === 'known' ? 'known' : 'waiting';
  }
  const [first] = await matchMovements([movement], debts, tx);
  if (first?.result === 'matched' && first.club) await lockClub(first.club.clubId, tx);
  if (!first) return 'known';
  const { stored, received } = await bringIn(first, bringing, tx);
  if (received !== null) await notifyPayments(tx, [received], { now, sendAt: now });
  return stored === 'matched' ? 'booked' : stored === 'unmatched' ? 'waiting' : 'known';
}

function movementOf(
  known: Pick<Movement, 'reference' | 'bookedOn' | 'amount' | 'currency' | 'variableSymbol'>,
): Movement {
  const symbols = known.variableSymbol === null ? [] : [known.variableSymbol];
  return {
    ...known,
    row: 1,
    account: confirmedAccount,
    symbols,
    counterparty: null,
    message: null,
    isBatch: false,
  };
}

type Content = Pick<Movement, 'amount' | 'currency' | 'variableSymbol'>;

function isSameContent(one: Content, other: Content): boolean {
  return markOf(one) === markOf(other);
}

function markOf({ amount, currency, variableSymbol }: Content): string {
  const text = `${amount} ${currency} ${variableSymbol ?? ''}`;
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** HMAC-SHA256 of the time, a point and the bytes of the body. */
function digestOf(secret: string, timestamp: number, bytes: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(bytes).digest();
}

function isSame(digest: string, expected: Buffer): boolean {
  return timingSafeEqual(Buffer.from(digest, 'hex'), expected);
}
