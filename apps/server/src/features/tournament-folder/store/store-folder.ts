import type { Tx } from '../../../platform/database/index.ts';
import { ensureRoundLevels, setEditionConfiguration } from '../../reference-data/index.ts';
import type { FolderError } from '../folder-error.ts';
import type { ImportContext } from './import-context.ts';
import { matchResult } from './match-result.ts';
import { analyzePeople } from './people.repository.ts';
import {
  findForeignLabels,
  releaseLabels,
  updateResults,
  upsertClubs,
  upsertGroups,
  upsertSeats,
  upsertSchedule,
  upsertTeams,
  utcText,
} from '../../competition/index.ts';
import { upsertCategories } from '../../enumerations/index.ts';
import { type FolderLineup, upsertLineups } from '../../match-rosters/index.ts';
import { upsertPlayers } from '../../participants/index.ts';
import { upsertHalls } from '../../places/index.ts';

const batchSize = 5000;

/** Labels used by groups outside of the folder, which prevent the import. */
export async function findTakenLabels({ editionId, good }: ImportContext, tx: Tx): Promise<FolderError[]> {
  const { groups } = good.tournament;
  const ids = groups.map(({ id }) => id);
  const taken = await findForeignLabels(editionId, ids, tx);
  return groups
    .filter(({ label }) => taken.has(label))
    .map(({ label }) => ({
      file: 'groups.csv',
      line: null,
      column: 'label',
      code: 'label-taken',
      parameters: { value: label },
    }));
}

/** Stores everything but events. Returns the number of changed rows. */
export async function storeFolder(context: ImportContext, tx: Tx): Promise<number> {
  const { editionId, good } = context;
  const { categories, halls, clubs, teams, groups, seats, matches, players } = good.tournament;
  const levels = await ensureRoundLevels([...new Set(groups.map(({ round }) => round))], tx);
  let changed = await upsertCategories(editionId, categories, tx);
  changed += await upsertHalls(editionId, halls, tx);
  changed += await upsertClubs(editionId, clubs, tx);
  changed += await upsertTeams(editionId, teams, tx);
  if (!context.isNew) await releaseLabels(editionId, groups, tx);
  changed += await upsertGroups(editionId, groups, levels, tx);
  changed += await upsertSeats(editionId, seats, tx);
  changed += await upsertSchedule(editionId, matches, tx);
  const lines = players.map((player) => ({ ...player, person: good.persons.get(player.id) ?? player.id }));
  changed += await upsertPlayers(editionId, lines, tx);
  changed += await storeLineups(context, tx);
  changed += await storeResults(context, tx);
  await analyzePeople(tx);
  return changed;
}

/** Stores the dates that pages and registration periods need, as an organiser would enter them. */
export async function storeDates({ editionId, good, fallback }: ImportContext, tx: Tx): Promise<void> {
  const { matches } = good.tournament;
  const starts = matches.flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt.getTime()]));
  const first = starts.reduce((earliest, start) => Math.min(earliest, start), Number.POSITIVE_INFINITY);
  const last = starts.reduce((latest, start) => Math.max(latest, start), fallback.getTime());
  await setEditionConfiguration(
    editionId,
    {
      'tournament-start-date': utcText(fallback),
      'tournament-end-date': utcText(new Date(last)),
      'first-game-date': Number.isFinite(first) ? utcText(new Date(first)) : null,
    },
    tx,
  );
}

async function storeResults(
  { editionId, good, reportedHere, fallback }: ImportContext,
  tx: Tx,
): Promise<number> {
  const { tournament, tallies } = good;
  const reports = new Map(tournament.reports.map((report) => [report.match, report]));
  const results = tournament.matches
    .filter(({ number }) => !reportedHere.has(number))
    .map((match) => {
      const result = matchResult(match, tallies.of(match.number), fallback);
      const { startedAt = null, endedAt = null } = reports.get(match.number) ?? {};
      return {
        ...result,
        ...(startedAt === null ? {} : { startedAt, madeUpStart: null }),
        ...(endedAt === null ? {} : { endedAt, madeUpEnd: null }),
      };
    });
  return updateResults(editionId, results, tx);
}

async function storeLineups(context: ImportContext, tx: Tx): Promise<number> {
  const { editionId, good, reportedHere, progress } = context;
  let changed = 0;
  let done = 0;
  let batch: FolderLineup[] = [];
  const flush = async () => {
    changed += await upsertLineups(editionId, batch, tx);
    done += batch.length;
    batch = [];
    progress('lineups', done, good.lineups.size);
  };
  for (const { match, player } of good.lineups) {
    if (!reportedHere.has(match)) batch.push({ match, player: good.persons.get(player) ?? player });
    if (batch.length >= batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  return changed;
}
