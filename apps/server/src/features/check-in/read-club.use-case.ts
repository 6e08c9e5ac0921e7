import type { CheckInClub } from '@sevenmetre/contract/check-in/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { findBedsOfClub } from '../accommodation/index.ts';
import { utcText } from '../competition/index.ts';
import { findCurrentEdition, findProtestLines, readClubInvoice } from '../invoices/index.ts';
import { findRosterCounts } from '../participants/index.ts';
import * as clubRepository from './club.repository.ts';
import { clubBody } from './read-check-in.use-case.ts';
import * as receiptRepository from './receipt.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/** One club at the desk: debts, missing people in rosters, beds, meals and recorded steps. */
export function readClub({ database, clock }: UseCaseContext, clubId: number): Promise<Outcome<CheckInClub>> {
  return database.transaction((tx) => readClubIn(clubId, clock.now(), tx), { accessMode: 'read only' });
}

/** The same inside the caller's transaction. */
export async function readClubIn(clubId: number, now: Date, tx: Tx): Promise<Outcome<CheckInClub>> {
  const edition = await findCurrentEdition(tx);
  const club = await clubRepository.findComing(clubId, tx);
  const invoice = club && (await readClubInvoice(clubId, now, tx));
  if (!edition || !club || !invoice) return refuse('club-unknown');
  const teams = await findRosterCounts(clubId, ['accepted'], tx);
  const steps = await clubRepository.findSteps(clubId, tx);
  const orders = await clubRepository.findOrders(clubId, tx);
  const allotted = await clubRepository.countAllotted(clubId, tx);
  const bought = orders.reduce((sum, { lodging, persons }) => sum + (lodging === 'none' ? 0 : persons), 0);
  const named = teams.map(({ id, category, players, leaders, persons, ...team }) => ({
    id,
    name: teamDisplayName({ ...team, clubName: club.name }),
    categoryCode: category,
    players,
    leaders,
    persons,
  }));
  return done({
    timeZone: edition.timeZone,
    club: clubBody(club),
    money: await moneyOf(clubId, invoice, tx),
    teams: named,
    withoutTeam: await clubRepository.countWithoutTeam(clubId, tx),
    beds: (await findBedsOfClub(clubId, tx)).map(
      ({ teamId, nameCs, nameEn, address, kind, label, persons }) => ({
        nameCs,
        nameEn,
        address,
        kind,
        label,
        persons,
        team: named.find(({ id }) => id === teamId)?.name ?? null,
      }),
    ),
    bedsMissing: Math.max(0, bought - allotted),
    meals: mealsOf(orders, await clubRepository.findExtras(edition.id, tx)),
    steps: steps.map(({ step, doneAt, by }) => ({ step, doneAt: utcText(doneAt), by })),
  });
}

type Invoice = NonNullable<Awaited<ReturnType<typeof readClubInvoice>>>;

async function moneyOf(clubId: number, invoice: Invoice, tx: Tx): Promise<CheckInClub['money']> {
  const { toPay, paid, rest, currency, overdue } = invoice.finance;
  const receipts = await receiptRepository.findAllByClubId(clubId, tx);
  const fees = await findProtestLines(clubId, tx);
  return {
    toPay,
    ...(fees.length === 0 ? {} : { fees }),
    paid,
    rest,
    currency,
    overdue,
    suppliers: suppliersOf(invoice),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      number: receipt.number,
      issuedAt: utcText(receipt.issuedAt),
      amount: receipt.amount,
      currency: receipt.currency,
      supplierName: receipt.supplierName,
      receiver: receipt.receiver,
      cancelled: receipt.paymentId === null,
      href: `/api/v1/admin/cash-receipts/${receipt.id}`,
    })),
  };
}

/** Suppliers with what the club owes them, first whom it owes most: a receipt is one supplier's. */
function suppliersOf({ suppliers, lines, payments, finance }: Invoice): CheckInClub['money']['suppliers'] {
  const isSplit = payments.every(({ supplierId }) => supplierId !== null);
  const owed = (id: number) =>
    lines.reduce(
      (sum, line) => (line.supplierId === id && line.currency === finance.currency ? sum + line.total : sum),
      0,
    ) - payments.reduce((sum, payment) => (payment.supplierId === id ? sum + payment.orderAmount : sum), 0);
  return suppliers
    .map(({ id, name }) => ({ id, name, owed: owed(id) }))
    .toSorted((one, other) => other.owed - one.owed)
    .map(({ id, name, owed: rest }) => ({ id, name, rest: isSplit ? rest : null }));
}

type Orders = Awaited<ReturnType<typeof clubRepository.findOrders>>;
type Extras = Awaited<ReturnType<typeof clubRepository.findExtras>>;

/** Packages with meals by their names, then extras. */
function mealsOf(orders: Orders, extras: Extras): CheckInClub['meals'] {
  const packages = new Map<string, CheckInClub['meals'][number]>();
  for (const { nameCs, nameEn, cateringType, persons } of orders) {
    if (nameCs === null || nameEn === null || persons === 0 || cateringType === 'none') continue;
    const before = packages.get(nameCs)?.persons ?? 0;
    packages.set(nameCs, { nameCs, nameEn, cateringType, persons: before + persons });
  }
  const sum = (kind: 'mondayLunch' | 'vipParty') => orders.reduce((all, order) => all + order[kind], 0);
  const persons = { 'monday-lunch': sum('mondayLunch'), 'vip-party': sum('vipParty') };
  return [
    ...packages.values(),
    ...extras.flatMap(({ serviceType, nameCs, nameEn }) => {
      const of = serviceType === 'vip-party' ? persons['vip-party'] : persons['monday-lunch'];
      return of === 0 ? [] : [{ nameCs, nameEn, persons: of, cateringType: null }];
    }),
  ];
}
