import {
  billingCurrency,
  type LineChanges,
  type Order,
  orderLines,
  reconcileLines,
  totalOf,
  unpricedKeys,
  variableSymbolOf,
} from '@sevenmetre/rules/pricing';
import type { Currency, TeamState } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import * as lineRepository from './line.repository.ts';
import { orderOf } from './order-of.ts';
import * as orderRepository from './order.repository.ts';
import type { OrderingClub } from './order.repository.ts';

export interface Rebuilt {
  readonly club: OrderingClub;
  readonly currency: Currency;
  readonly variableSymbol: string;
  /** Keys of ordered items without a price. */
  readonly unpriced: readonly string[];
}

/**
 * Rebuilds a club's lines from its order, in the transaction that has changed it (MO8, MO12). Idempotent.
 * Locks the club's row and assigns its variable symbol if it has none. Must be called after every change of
 * teams, extra persons, state, country or prices. null: no such club.
 */
export async function rebuildInvoiceLines(tx: Tx, clubId: number, now: Date): Promise<Rebuilt | null> {
  const club = await orderRepository.lockClub(clubId, tx);
  return club && rebuildLocked(tx, club, now);
}

/**
 * The same for a direct change of a club's money; null also for a club of another edition than the current
 * one.
 */
export async function rebuildCurrentLines(tx: Tx, clubId: number, now: Date): Promise<Rebuilt | null> {
  const club = await orderRepository.lockCurrentClub(clubId, tx);
  return club && rebuildLocked(tx, club, now);
}

async function rebuildLocked(tx: Tx, club: OrderingClub, now: Date): Promise<Rebuilt> {
  const { id: clubId, editionId, year } = club;
  const variableSymbol = club.variableSymbol ?? variableSymbolOf(year, clubId);
  if (club.variableSymbol === null) await orderRepository.updateVariableSymbol(clubId, variableSymbol, tx);
  const order = await readOrder(club, tx);
  const priceList = await orderRepository.findPriceList(editionId, tx);
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  const used = await lineRepository.findUsedCurrency(clubId, lines, tx);
  const currency = billingCurrency(club, used);
  const ordered = orderLines(order, priceList, currency);
  await carryOut(clubId, reconcileLines(ordered, lines.map(lineRepository.toStoredLine)), now, tx);
  return { club, currency, variableSymbol, unpriced: unpricedKeys(order, priceList, currency) };
}

/** Ordered items of a club without a price. */
export async function unpricedOf(clubId: number, currency: Currency, tx: Tx): Promise<readonly string[]> {
  const club = await orderRepository.findClub(clubId, tx);
  if (!club) return [];
  const priceList = await orderRepository.findPriceList(club.editionId, tx);
  return unpricedKeys(await readOrder(club, tx), priceList, currency);
}

/** Cost of a club's whole order, now and with another state of one team. null: no such club. */
export async function previewTeamState(
  { clubId, teamId, state }: { readonly clubId: number; readonly teamId: number; readonly state: TeamState },
  tx: Tx,
): Promise<{ readonly currency: Currency; readonly before: number; readonly after: number } | null> {
  const club = await orderRepository.findClub(clubId, tx);
  if (!club) return null;
  const lines = await lineRepository.findAllValidByClubId(clubId, tx);
  const currency = billingCurrency(club, await lineRepository.findUsedCurrency(clubId, lines, tx));
  const priceList = await orderRepository.findPriceList(club.editionId, tx);
  const order = await readOrder(club, tx);
  const teams = order.teams.map((team) => (team.id === teamId ? { ...team, state } : team));
  const costs = (asked: Order) => totalOf(orderLines(asked, priceList, currency));
  return { currency, before: costs(order), after: costs({ ...order, teams }) };
}

async function readOrder({ id, registrationState }: OrderingClub, tx: Tx): Promise<Order> {
  const teams = await orderRepository.findTeams(id, tx);
  const groups = await orderRepository.findExtraPersons(id, tx);
  return orderOf(registrationState, teams, groups);
}

async function carryOut(clubId: number, changes: LineChanges, now: Date, tx: Tx): Promise<void> {
  const { inserted, updated, deletedIds, marked } = changes;
  await lineRepository.deleteAllById(deletedIds, tx);
  for (const { id, line } of updated) await lineRepository.updateSystemLine(id, line, now, tx);
  await lineRepository.insertAll(
    inserted.map((line) => ({ ...line, clubId, isSystem: true })),
    tx,
  );
  for (const outdated of [true, false]) {
    const ids = marked.filter((mark) => mark.outdated === outdated).map(({ id }) => id);
    await lineRepository.mark(ids, outdated, tx);
  }
}
