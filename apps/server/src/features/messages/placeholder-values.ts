import { moneyText } from '@sevenmetre/phrases/money';
import type { Translator } from '@sevenmetre/phrases';
import { isPersonal, type PersonalContent, type PlaceholderValues } from '@sevenmetre/rules/messages';
import { teamDisplayName } from '@sevenmetre/rules/names';
import { variableSymbolOf } from '@sevenmetre/rules/pricing';
import type { MessageRecipients } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { findOwed, findPaid } from '../invoices/index.ts';
import { findLetterClubs } from './reader.repository.ts';

/** Values of placeholders for one club or referee in a language; `page` is a path. */
type ValuesOf = (id: number, t: Translator) => PlaceholderValues;

interface Addressed extends PersonalContent {
  readonly editionId: number;
  readonly recipientType: MessageRecipients;
}

/** Looks up what the placeholders of a message stand for, for clubs or referees (rule ME17); nothing without placeholders. */
export function findValues(message: Addressed, ids: readonly number[], db: Db | Tx): Promise<ValuesOf> {
  return isPersonal(message) ? findAllValues(message, ids, db) : Promise.resolve(() => ({}));
}

/** The same whatever the texts say. */
export async function findAllValues(
  { editionId, recipientType }: Pick<Addressed, 'editionId' | 'recipientType'>,
  ids: readonly number[],
  db: Db | Tx,
): Promise<ValuesOf> {
  if (recipientType !== 'clubs') return () => ({ page: '/dashboard' });
  const clubs = new Map((await findLetterClubs(ids, db)).map((club) => [club.id, club]));
  const dueOf = await findDue(editionId, ids, db);
  return (id, t) => {
    const club = clubs.get(id);
    if (!club) return {};
    const { amount, currency } = dueOf(id) ?? { amount: 0, currency: club.currency ?? 'CZK' };
    const teams = club.teams.map(
      ({ category, ...team }) => `${teamDisplayName({ ...team, clubName: club.name })} (${category})`,
    );
    return {
      club: club.name,
      teams: teams.length === 0 ? '–' : teams.join(', '),
      due: moneyText(amount, currency, t.locale, 'always'),
      symbol: club.variableSymbol ?? variableSymbolOf(club.year, id),
      ...(club.contact === '' ? {} : { contact: club.contact }),
      page: `/club/${id}`,
    };
  };
}

/** What clubs still owe, in minor units; null: nothing was billed. */
export async function findDue(editionId: number, ids: readonly number[], db: Db | Tx) {
  const paid = new Map((await findPaid(editionId, db, ids)).map((row) => [row.clubId, row.paid]));
  const owed = new Map((await findOwed(editionId, db, ids)).map((row) => [row.clubId, row]));
  return (id: number) => {
    const row = owed.get(id);
    if (row === undefined) return null;
    return { amount: Math.max(0, row.toPay - (paid.get(id) ?? 0)), currency: row.currency };
  };
}
