import type { MatchList, MatchRow } from '@sevenmetre/contract/matches/match-list';
import type { ReporterMatch, ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import { aReporterMatch } from '../../../../testing/reporter-match.ts';
import { aTicket } from '../../../../testing/slices.ts';

/** A finished match of the tests of this folder. */
export const ticket = aTicket(42, { stageCode: 'finished', homeScore: 12, awayScore: 14 });
const links = [
  { routeName: 'matchOfficialScore', operationId: 'matchOfficialScore', method: 'PUT' as const, href: '' },
];

/** What the page of the match reads about it. */
export function aBody(official: ReporterMatch['official']): ReporterMatchBody {
  const body = aReporterMatch(ticket, { official });
  return { ...body, match: { ...body.match, detail: { ...body.match.detail, links } } };
}

/** A row of the list of matches. */
export function aRow(shown: MatchRow['ticket'], change: Partial<MatchRow> = {}): MatchRow {
  return { ticket: shown, state: 'ahead', minutes: 0, missing: [], reporters: [], pair: [], ...change };
}

/** The list of matches on one day in two halls. */
export function aMatchList(rows: readonly MatchRow[]): MatchList {
  const hall = { nameCs: 'Hala', nameEn: 'Hall' };
  return {
    rows: [...rows],
    total: rows.length,
    page: 1,
    pages: 1,
    timeZone: 'Europe/Prague',
    today: '2026-04-04',
    days: ['2026-04-03', '2026-04-04'],
    halls: [
      { ...hall, id: 1, code: 'H01', isLate: false },
      { ...hall, id: 2, code: 'H02', isLate: true },
    ],
    categories: [{ code: 'MA', gender: 'M' }],
    labels: ['MA-C'],
  };
}
