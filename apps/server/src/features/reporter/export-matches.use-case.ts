import { type MatchColumn, matchColumns, type MatchListQuery } from '@sevenmetre/contract/matches/match-list';
import { opponentName } from '@sevenmetre/phrases/names';
import { ticket } from '@sevenmetre/rules/snapshot';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { done } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { plainWords } from '../translations/index.ts';
import { chosenColumns, sheetOf, writeWorkbook } from '../workbooks/index.ts';
import { findListed } from './list-matches.use-case.ts';
import type { ReporterContext } from './read-reporter.use-case.ts';

const columns = [
  'matchNumber',
  'day',
  'time',
  'hall',
  'categoryCode',
  'group',
  'home',
  'away',
  'homeScore',
  'awayScore',
  'matchState',
  'reporter',
  'refereePair',
] as const;

/** What an export shows for each column of the list. */
const seen: Readonly<Record<MatchColumn, readonly (typeof columns)[number][]>> = {
  name: ['matchNumber'],
  day: ['day'],
  time: ['day', 'time'],
  hall: ['hall'],
  category: ['categoryCode'],
  group: ['group'],
  home: ['home'],
  score: ['homeScore', 'awayScore'],
  guest: ['away'],
  state: ['matchState'],
  reporter: ['reporter'],
  pair: ['refereePair'],
};

/** The matches that a query selects, as a workbook. Names of players are not in it. */
export async function exportMatches(
  context: ReporterContext,
  query: MatchListQuery,
  { locale, columns: chosen }: { readonly locale: Locale; readonly columns: string | undefined },
): Promise<Outcome<Buffer>> {
  const found = await findListed(context, query);
  if (!found.ok) return found;
  const { snapshot, rows, order } = found.value;
  const t = plainWords.translators[locale];
  const sheet = sheetOf(
    'matches',
    chosenColumns(chosen, { all: columns, seen, keys: matchColumns }),
    rows.toSorted(order).map(({ match, state, reporters, pair, ...row }) => {
      const { home, away, homeScore, awayScore, time } = ticket(snapshot, match);
      return {
        matchNumber: match.matchNumber,
        day: row.day,
        time,
        hall: row.hall,
        categoryCode: row.category,
        group: row.group,
        home: opponentName(t, home),
        away: opponentName(t, away),
        homeScore,
        awayScore,
        matchState: t(`officialScore.matches.states.${state}`),
        reporter: reporters.join(', '),
        refereePair: pair.join(', '),
      };
    }),
  );
  return done(await writeWorkbook(locale, [sheet]));
}
