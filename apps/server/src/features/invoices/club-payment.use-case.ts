import type { ClubPayment, TakenBackPayment } from '@sevenmetre/contract/invoices/club-payment';
import { configurationValue } from '@sevenmetre/rules/configuration';
import { paymentCode } from '@sevenmetre/rules/bank';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Actor } from '@sevenmetre/rules/permissions';
import {
  balanceOf,
  billingCurrency,
  firstUnpaidDay,
  type Instalment,
  instalments,
  totalOf,
  variableSymbolOf,
} from '@sevenmetre/rules/pricing';
import type { Currency } from '@sevenmetre/rules/vocabulary';
import { encode } from 'uqr';
import { findPaymentLink } from '../payment-links/index.ts';
import { can } from '../../platform/permission/index.ts';
import type { Translator } from '@sevenmetre/phrases';
import type { Database, Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { configurationRepository, inZone, utcText } from '../competition/index.ts';
import * as clubPaymentRepository from './club-payment.repository.ts';
import * as documentRepository from './document.repository.ts';
import type { SupplierRow } from './document.repository.ts';
import * as lineRepository from './line.repository.ts';
import type { LineRow } from './line.repository.ts';
import { payeeOf } from './make-content.ts';
import { owedTexts } from './letters.ts';
import { type OnlinePayment, payLinkOf } from './pay-link.ts';
import * as noticeRepository from './payment-notice.repository.ts';
import * as paymentRepository from './payment.repository.ts';
import type { FinanceContext } from './read-finance.use-case.ts';

/**
 * What a club of the current edition pays and when, from its lines alone, so that it can pay before an invoice exists
 * (MO25). A club that is not visible to the actor is unknown.
 */
export function readClubPayment(
  { database, clock }: FinanceContext,
  actor: Actor,
  clubId: number,
): Promise<Outcome<ClubPayment>> {
  if (!can(actor, 'clubPayment', { club: { id: clubId } }, clock.now()))
    return Promise.resolve(refuse('club-unknown'));
  return database.transaction((tx) => read(clubId, tx), { accessMode: 'read only' });
}

/** What a club has to pay now, and how, for a mail: one text per paragraph. A club of another edition has none. */
export async function readOwedTexts(database: Database, clubId: number, t: Translator): Promise<string[]> {
  const found = await database.transaction((tx) => read(clubId, tx), { accessMode: 'read only' });
  return found.ok ? owedTexts(found.value, t) : [];
}

/** Payments of clubs that were taken back after they were mailed (MO29), by club; of those that still have to pay something. */
export async function findTakenBack(
  clubIds: readonly number[],
  tx: Tx,
): Promise<ReadonlyMap<number, TakenBackPayment[]>> {
  if (clubIds.length === 0) return new Map();
  const found = new Map<number, TakenBackPayment[]>();
  for (const { clubId, amount, currency, day } of await noticeRepository.findTakenBack(clubIds, tx))
    found.set(clubId, [...(found.get(clubId) ?? []), { amount, currency, day }]);
  for (const clubId of found.keys()) {
    const lines = await lineRepository.findAllValidByClubId(clubId, tx);
    const payments = await paymentRepository.findAllByClubId(clubId, tx);
    if (balanceOf(lines, payments).rest <= 0) found.delete(clubId);
  }
  return found;
}

async function read(clubId: number, tx: Tx): Promise<Outcome<ClubPayment>> {
  const club = await clubPaymentRepository.findClub(clubId, tx);
  if (!club) return refuse('club-unknown');
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  const payments = await paymentRepository.findAllByClubId(clubId, tx);
  const balance = balanceOf(lines, payments);
  const days = await findDays(club, tx);
  const restTill = days.restTill ?? (await findInvoiceDay(clubId, balance.paid, tx));
  const currency = lines.at(-1)?.currency ?? billingCurrency(club, { currency: null, binding: false });
  const variableSymbol = club.variableSymbol ?? variableSymbolOf(club.year, clubId);
  const suppliers = await findSuppliers(club.editionId, tx);
  const link = await findPaymentLink(club.editionId, tx);
  const paying = { club, currency, variableSymbol, suppliers, link };
  const { id, name, registrationState, editionName, year, timeZone } = club;
  return done({
    ...balance,
    club: { id, name, registrationState },
    edition: { name: editionName, year, timeZone },
    registeredAt: utcText(club.createdAt),
    currency,
    variableSymbol,
    instalments: instalments(lines, balance.paid, { ...days, restTill }).map((part) =>
      instalmentBody(part, paying),
    ),
    teams: (await clubPaymentRepository.findTeams(club, tx)).map((team) => ({
      id: team.id,
      name: teamDisplayName({ name: team.name, clubName: name, teamNumber: team.teamNumber }),
      state: team.state,
      category: team.category,
      entryFee: feeOf(lines, team.id),
    })),
    takenBack: (await findTakenBack([clubId], tx)).get(clubId) ?? [],
    drawOn: days.drawOn,
    rostersTill: days.rostersTill,
  });
}

const dates = {
  entryFeeTill: 'payment-entry-fee-till',
  restTill: 'payment-rest-till',
  drawOn: 'draw-date',
  rostersTill: 'roster-edit-deadline',
} as const;

/** Days of the edition in its own zone; null: not set, or invalid. */
async function findDays({ editionId, timeZone }: clubPaymentRepository.PayingClub, tx: Tx) {
  const values = await configurationRepository.findAllByEditionId(editionId, Object.values(dates), tx);
  const dayOf = (key: string): string | null => {
    const result = configurationValue({ dataType: 'datetime', value: values.get(key) ?? null });
    return result.ok && result.value instanceof Date ? inZone(result.value, timeZone).day : null;
  };
  return {
    entryFeeTill: dayOf(dates.entryFeeTill),
    restTill: dayOf(dates.restTill),
    drawOn: dayOf(dates.drawOn),
    rostersTill: dayOf(dates.rostersTill),
  };
}

/** The day of the earliest uncovered invoice; null: no invoice waits. */
async function findInvoiceDay(clubId: number, paid: number, tx: Tx): Promise<string | null> {
  const documents = await documentRepository.findAllByClubId(clubId, tx);
  const credited = new Set(documents.flatMap(({ correctsDocumentId }) => correctsDocumentId ?? []));
  return firstUnpaidDay(
    documents.filter(({ id, kind }) => kind === 'invoice' && !credited.has(id)),
    paid,
  );
}

async function findSuppliers(editionId: number, tx: Tx): Promise<ReadonlyMap<number, SupplierRow>> {
  const rows = await documentRepository.findSuppliers(editionId, tx);
  return new Map(rows.map((row) => [row.id, row]));
}

interface Paying {
  readonly club: clubPaymentRepository.PayingClub;
  readonly currency: Currency;
  readonly variableSymbol: string;
  readonly suppliers: ReadonlyMap<number, SupplierRow>;
  readonly link: OnlinePayment | null;
}

function instalmentBody(
  { kind, supplierId, amount, open, dueDate }: Instalment,
  { club, currency, variableSymbol, suppliers, link }: Paying,
): ClubPayment['instalments'][number] {
  const supplier = suppliers.get(supplierId);
  const account = supplier ? payeeOf(supplier, currency) : null;
  const payTo = supplier && account ? { name: supplier.name, bic: supplier.bic, ...account } : null;
  const message = `${club.editionName}, ${club.name}`;
  const code = payTo && paymentCode({ ...payTo, amount: open, currency, variableSymbol, message, dueDate });
  return {
    kind,
    amount,
    open,
    dueDate,
    payTo,
    message,
    qr: code === null ? null : qrPicture(code),
    payLink: payLinkOf(link, supplierId, {
      amount: open,
      currency,
      symbol: variableSymbol,
      language: club.locale,
    }),
  };
}

/** The dark squares of a QR code, each row as few strokes as it has runs. */
function qrPicture(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) => {
    let path = '';
    for (let x = 0; x < size; x += 1) {
      if (row[x] !== true || row[x - 1] === true) continue;
      let end = x;
      while (row[end] === true) end += 1;
      path += `M${x} ${y}h${end - x}v1h-${end - x}z`;
    }
    return path;
  });
  return { size, path: rows.join('') };
}

function feeOf(lines: readonly LineRow[], teamId: number): number {
  const key = `team:${teamId}:entry-fee`;
  return totalOf(lines.filter(({ systemKey, outdated }) => systemKey === key && !outdated));
}
