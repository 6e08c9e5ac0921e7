import { namesNobody } from '@sevenmetre/rules/scouting';
import type { Tx } from '../../../platform/database/index.ts';
import { upsertReports, upsertWritten } from '../../match-events/index.ts';
import { upsertDecisions } from '../../match-rosters/index.ts';
import { insertFolderScouting } from '../../scouting/index.ts';
import type { Scouting, Tournament } from '../tournament.ts';
import type { ImportContext } from './import-context.ts';

const batchSize = 4000;

/**
 * Stores reports of matches, written reports, decisions and scouting. After the events, to
 * which written reports belong. Matches reported here keep their own, but for scouting, which is no part of the record.
 * Returns the number of changed rows.
 */
export async function storeRecords(
  { editionId, good, reportedHere }: ImportContext,
  tx: Tx,
): Promise<number> {
  const { reports, written, decisions } = good.tournament;
  const isFromFolder = ({ match }: { readonly match: number }) => !reportedHere.has(match);
  const asPerson = <T extends { readonly player: string | null }>(row: T): T =>
    row.player === null ? row : { ...row, player: good.persons.get(row.player) ?? row.player };
  let changed = await upsertReports(editionId, reports.filter(isFromFolder), tx);
  changed += await upsertWritten(editionId, written.filter(isFromFolder).map(asPerson), tx);
  changed += await upsertDecisions(editionId, decisions.filter(isFromFolder).map(asPerson), tx);
  const scouting = scoutingOf(good.tournament).map(asPerson);
  for (let at = 0; at < scouting.length; at += batchSize)
    changed += await insertFolderScouting(editionId, scouting.slice(at, at + batchSize), tx);
  return changed;
}

/** Without the players of the two youngest ages (SO6), whatever the folder says. */
function scoutingOf({ scouting, matches, groups, categories, teams }: Tournament): Scouting[] {
  const aged = categories.map(({ bornFrom }, id) => ({ id, birthDateMin: bornFrom }));
  const places = new Map(categories.map(({ code }, id) => [code, id]));
  const groupCategories = new Map(groups.map(({ id, category }) => [id, category]));
  const teamCategories = new Map(teams.map(({ id, category }) => [id, category]));
  const unnamed = new Set(
    matches.flatMap(({ number, group, home }) => {
      const code = group === null ? teamCategories.get(home ?? '') : groupCategories.get(group);
      return namesNobody(aged, places.get(code ?? '') ?? null) ? [number] : [];
    }),
  );
  return scouting.map((entry) => (unnamed.has(entry.match) ? { ...entry, player: null } : entry));
}
