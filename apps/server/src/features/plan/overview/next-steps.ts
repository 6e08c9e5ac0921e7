import type { PlanOverview } from '@sevenmetre/contract/plan/schemas';
import { type LoadedPlan, publishedSchedule } from '../load-plan.ts';
import { currentSchedule } from '../planned.ts';
import { stateOf } from '../settings/read-teams.use-case.ts';

type Steps = PlanOverview['next'];
type Known = Pick<PlanOverview, 'categories' | 'capacity' | 'problems'>;

/** Next steps for the organiser, most urgent first; a step comes after those that it needs. */
export function nextSteps(plan: LoadedPlan, { categories, capacity, problems }: Known): Steps {
  const playing = categories.filter(({ accepted, format }) => accepted > 0 || format !== null);
  const step = (code: Steps[number]['code'], codes: readonly string[], count = codes.length) =>
    count > 0 ? [{ code, categories: codes, count }] : [];
  const codes = (chosen: Known['categories']) => chosen.map(({ code }) => code);
  const withFormat = playing.filter(({ format }) => format !== null);
  const broken = new Set(plan.derived.problems.map(({ category }) => category));
  const changed = withFormat.filter(({ code }) => teamsChanged(plan, code));
  const undrawn = withFormat.filter(({ entries, drawn }) => drawn < entries);
  const steps = [
    ...firstSteps(plan, playing.length),
    ...step('chooseFormat', codes(playing.filter(({ format }) => format === null))),
    ...step('formatProblem', [...broken]),
    ...step('teamsChanged', codes(changed)),
    ...step('draw', codes(undrawn)),
    ...(capacity?.possible === false ? [{ code: 'notEnoughPlaces' as const, categories: [], count: 0 }] : []),
    ...step('checkHours', [], hoursAreDefault(plan) ? (problems?.unplaced ?? 0) : 0),
    ...step('schedule', [], problems?.unplaced ?? 0),
    ...step('brokenRules', [], problems?.broken ?? 0),
    ...step('publish', [], differs(plan)),
  ];
  return steps.length > 0 ? steps : [{ code: 'published', categories: [], count: 0 }];
}

/** Whether the default hours were never changed: finals would be played at any time. */
function hoursAreDefault({ settings, draft }: LoadedPlan): boolean {
  return settings.courts.length > 0 && (draft?.settingsRevision ?? 0) === 0;
}

/** What a new edition still needs: categories, halls with open courts, accepted teams. */
function firstSteps({ settings, base }: LoadedPlan, playing: number): Steps {
  const { categories, courts } = settings;
  const codes = [
    ...(categories.length === 0 ? (['noCategories'] as const) : []),
    ...(courts.length === 0 ? (['noHalls'] as const) : []),
    ...(playing === 0 && categories.length > 0 ? (['noTeams'] as const) : []),
    ...(courts.length > 0 && base.hallDays.length === 0 ? (['noCourts'] as const) : []),
  ];
  return codes.map((code) => ({ code, categories: [], count: 0 }));
}

/**
 * Whether a category has accepted teams without a seat, or teams in the draw that do not take part any more.
 */
function teamsChanged({ teams, settings, document }: LoadedPlan, code: string): boolean {
  const category = settings.categories.find((one) => one.code === code);
  const entries = document.categories.get(code)?.entries ?? [];
  const accepted = new Set(
    teams
      .filter((team) => team.categoryId === category?.categoryId && stateOf(team) === 'accepted')
      .map(({ id }) => String(id)),
  );
  return entries.length !== accepted.size || entries.some((team) => team !== null && !accepted.has(team));
}

/** Number of matches whose published placement differs. */
function differs(plan: LoadedPlan): number {
  const published = publishedSchedule(plan);
  const schedule = currentSchedule(plan);
  const keys = new Set([...published.keys(), ...schedule.keys()]);
  return [...keys].filter((key) => {
    const [one, other] = [published.get(key), schedule.get(key)];
    return one?.hall !== other?.hall || one?.start !== other?.start;
  }).length;
}
