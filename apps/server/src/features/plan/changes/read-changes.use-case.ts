import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Tx } from '../../../platform/database/index.ts';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { type EditionRow, utcText } from '../../competition/index.ts';
import type { PlanContext } from '../context.ts';
import { type LoadedPlan, loadPlan } from '../load-plan.ts';
import { daysOf, findPlanEdition, minuteOf } from '../plan-edition.ts';
import { stateOf } from '../settings/read-teams.use-case.ts';
import { storedSummary } from '../versions/read-versions.use-case.ts';
import { VersionChange } from '../versions/version-change.ts';
import { matchNamer } from './changed-match.ts';
import { type PublishedPlan, loadPublished, matchesToPlan } from './load-published.ts';
import { type RepairTask, repairSetup } from './repair-task.ts';
import { warmRepair } from './start-repair.ts';

/** So few moves compile the search, and hold up nobody. */
const moves = 2000;

/** Makes the thread ready that looks for plans: whoever opens the changes of a schedule asks for one soon. */
function prepareRepair(published: PublishedPlan, now: Date): void {
  warmRepair(() => taskLike(published, now));
}

/** A hall is lost where the last match is played. */
function taskLike(published: PublishedPlan, now: Date): RepairTask | undefined {
  const [place] = [...published.schedule.values()].toSorted((a, b) => b.start - a.start);
  if (!place) return undefined;
  const closed = { kind: 'hallClosed' as const, hall: place.hall, from: place.start, to: place.start + 60 };
  const setup = repairSetup(published, { happenings: [closed], freeze: 0, aims: ['fewestMoves'] }, now);
  if (!setup.ok) return undefined;
  const { task } = setup.value;
  return { ...task, options: { ...task.options, moves } };
}

/**
 * The present published schedule; without matches if nothing was published from a plan. Starts the thread that
 * finds plans, because whoever reads the changes is about to ask for some.
 */
export async function readChanges({ database, clock }: PlanContext): Promise<Outcome<PlanChanges>> {
  const now = clock.now();
  const read = await database.transaction(async (tx) => {
    const edition = await findPlanEdition(tx);
    return edition.ok ? done(await changesOf(edition.value, now, tx)) : edition;
  });
  if (!read.ok) return read;
  const { body, published } = read.value;
  if (published) setImmediate(() => prepareRepair(published, now));
  return done(body);
}

interface Changes {
  readonly body: PlanChanges;
  /** null: nothing is. */
  readonly published: PublishedPlan | null;
}

async function changesOf(edition: EditionRow, now: Date, tx: Tx): Promise<Changes> {
  const found = await loadPublished(edition, tx);
  const published = found.ok ? found.value : null;
  const about = published
    ? bodyOf(published, now)
    : { version: null, happenings: null, groups: [], matches: [] };
  return { body: { ...frame(published?.plan ?? (await loadPlan(edition, tx)), now), ...about }, published };
}

function frame(
  { edition, settings, teams }: LoadedPlan,
  now: Date,
): Omit<PlanChanges, 'version' | 'happenings' | 'groups' | 'matches'> {
  const halls = new Map(settings.halls.map((hall) => [hall.id, hall]));
  const codes = new Map(settings.categories.map(({ categoryId, code }) => [categoryId, code]));
  return {
    now: minuteOf(now, edition),
    days: daysOf(edition),
    courts: settings.courts.map(({ key, placeId, name }) => {
      const hall = halls.get(placeId);
      const second = key.includes('/') ? ` ${key.split('/')[1]}` : '';
      return {
        key,
        code: `${hall?.code ?? key}${second}`,
        nameCs: name ?? hall?.nameCs ?? key,
        nameEn: name ?? hall?.nameEn ?? key,
      };
    }),
    categories: settings.categories.map(({ code, gender }) => ({ code, gender })),
    teams: teams.map((team) => ({
      id: team.id,
      name: teamDisplayName(team),
      category: codes.get(team.categoryId) ?? '',
      state: stateOf(team),
    })),
  };
}

function bodyOf(
  published: PublishedPlan,
  now: Date,
): Pick<PlanChanges, 'version' | 'happenings' | 'groups' | 'matches'> {
  const { plan, latest, groups, seats } = published;
  const change = VersionChange.nullable().parse(latest.change ?? null);
  const seated = Map.groupBy(seats, ({ groupId }) => groupId);
  const tables = new Set(plan.derived.groups.filter(({ isBracket }) => !isBracket).map(({ key }) => key));
  return {
    version: {
      number: latest.number,
      at: utcText(latest.at),
      by: latest.author,
      reason: latest.reason,
      restores: latest.restores,
      notified: storedSummary(latest).notified,
    },
    happenings: change?.happenings ?? null,
    groups: groups.flatMap(({ id, planKey, label }) => {
      if (planKey === null || !tables.has(planKey)) return [];
      const teams = (seated.get(id) ?? []).flatMap(({ teamId }) => (teamId === null ? [] : [teamId]));
      return [{ key: planKey, label, teams }];
    }),
    matches: matchesToPlan(published, plan.matches, new Set()).map(matchNamer(published, now)),
  };
}
