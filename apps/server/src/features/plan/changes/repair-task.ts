import type { PlanHappening, PlanRepairBody } from '@sevenmetre/contract/plan/schemas';
import type { Happening, RepairOptions } from '@sevenmetre/engine/repair';
import type { Placement, ScheduleInput } from '@sevenmetre/engine/schedule';
import { done } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import { inputBase, scheduleInput, withFinals } from '../draft/schedule-input.ts';
import { type DerivedMatch, derive } from '../draft/derive.ts';
import { fixedBy } from '../fixed-match.ts';
import { minuteOf } from '../plan-edition.ts';
import { changedCourts } from './change-courts.ts';
import { type ChangedDocument, changedDocument } from './change-document.ts';
import { type PublishedPlan, matchesToPlan } from './load-published.ts';

/** Input of the thread. */
export interface RepairTask {
  readonly input: ScheduleInput;
  readonly published: readonly (readonly [string, Placement])[];
  readonly happenings: readonly Happening[];
  readonly options: Omit<RepairOptions, 'locked' | 'otherTeams'> & { readonly locked: readonly string[] };
  /** Matches whose teams are not those of the published schedule. */
  readonly otherTeams: readonly OtherTeams[];
}

interface OtherTeams {
  readonly match: string;
  /** null: the published schedule does not have the match. */
  readonly published: readonly string[] | null;
}

/** The input of the published schedule: its matches, with the teams that they had before the change. */
export function publishedInput({
  input,
  otherTeams,
}: Pick<RepairTask, 'input' | 'otherTeams'>): ScheduleInput {
  if (otherTeams.length === 0) return input;
  const former = new Map(otherTeams.map(({ match, published }) => [match, published]));
  const matches = input.matches.flatMap((match) => {
    const teams = former.get(match.key);
    return teams === null ? [] : [teams === undefined ? match : { ...match, teams }];
  });
  return { ...input, matches };
}

export interface RepairSetup {
  readonly task: RepairTask;
  readonly changed: ChangedDocument;
  /** New and removed matches. */
  readonly added: readonly string[];
  readonly cancelled: readonly string[];
  /** Matches that an organiser moves or postpones explicitly, also inside the freeze. */
  readonly named: ReadonlySet<string>;
}

/** Moves tried for each plan: enough for a lost hall among 5,000 matches. */
const moves = 150_000;

/** Input for computing plans after a change of a published plan. */
export function repairSetup(
  published: PublishedPlan,
  { happenings, freeze, aims }: PlanRepairBody,
  now: Date,
): Outcome<RepairSetup> {
  const changed = changedDocument(published, happenings);
  const named = new Set(namedMatches(happenings));
  if (!changed.ok) return changed;
  const { plan, schedule, standing } = published;
  const { document, categories } = changed.value;
  const derived = derive(document);
  const keys = new Set(derived.matches.map(({ key }) => key));
  const isOf = (key: string) => [...categories].some((code) => key.startsWith(`${code} `));
  const added = [...keys].filter((key) => isOf(key) && !standing.has(key));
  const cancelled = [...standing.keys()].filter((key) => isOf(key) && !keys.has(key));
  const courts = changedCourts(plan.settings.courts, happenings, '') ?? plan.settings.courts;
  const settings = { ...plan.settings, courts };
  const base = inputBase(settings, plan.teams, plan.coaches, derived);
  const others = new Map([...schedule].filter(([key]) => !cancelled.includes(key)));
  const matches = matchesToPlan(published, withFinals(derived.matches, settings, base), new Set(added));
  const swapped = withSwapped(matches, derived.matches, categories, published);
  const input = scheduleInput(base, swapped);
  const task = {
    input,
    published: [...others],
    happenings: happenings.flatMap(engineHappening),
    options: {
      now: Math.max(0, minuteOf(now, plan.edition)),
      freeze,
      locked: lockedMatches(published, named, now),
      seed: 1,
      moves,
      ...(aims ? { aims } : {}),
    },
    otherTeams: otherTeamsOf(matches, swapped, new Set(added)),
  };
  return done({ task, changed: changed.value, added, cancelled, named });
}

/** Teams that swap seats play each other's matches. */
function withSwapped(
  matches: readonly DerivedMatch[],
  derived: readonly DerivedMatch[],
  categories: ReadonlySet<string>,
  { standing }: PublishedPlan,
): DerivedMatch[] {
  const teamsOf = new Map(derived.map(({ key, teams }) => [key, teams]));
  return matches.map((match) => {
    const isOpen = standing.get(match.key)?.stage === 'not_started';
    const teams = teamsOf.get(match.key) ?? match.teams;
    const isKnown = teams.every((team) => /^\d+$/.test(team));
    return categories.has(match.category) && isOpen && isKnown ? { ...match, teams } : match;
  });
}

/** @param added matches that the published schedule does not have */
function otherTeamsOf(
  published: readonly DerivedMatch[],
  changed: readonly DerivedMatch[],
  added: ReadonlySet<string>,
): OtherTeams[] {
  const teamsOf = new Map(published.map(({ key, teams }) => [key, teams]));
  return changed.flatMap(({ key, teams }): OtherTeams[] => {
    if (added.has(key)) return [{ match: key, published: null }];
    const former = teamsOf.get(key) ?? [];
    return teams.every((team) => former.includes(team)) ? [] : [{ match: key, published: former }];
  });
}

/** Closed and additional halls are in the hours of courts already. */
function engineHappening(happening: PlanHappening): Happening[] {
  switch (happening.kind) {
    case 'hallClosed':
    case 'hallLate':
    case 'categoryDelayed':
    case 'matchPostponed':
    case 'matchMoved':
    case 'matchesSwapped':
      return [happening];
    case 'hallGained':
    case 'teamsSwapped':
    case 'teamAdded':
    case 'groupSmaller':
      return [];
  }
}

/** Finished and running matches, and those locked by a person, except explicitly named ones. */
function lockedMatches({ plan, standing }: PublishedPlan, named: ReadonlySet<string>, now: Date): string[] {
  const fixed = [...standing].flatMap(([key, match]) => (fixedBy(match, now, null) === null ? [] : [key]));
  return [...fixed, ...[...plan.document.locked].filter((key) => !named.has(key))];
}

function namedMatches(happenings: readonly PlanHappening[]): string[] {
  return happenings.flatMap((happening) => {
    if (happening.kind === 'matchPostponed' || happening.kind === 'matchMoved') return [happening.match];
    return happening.kind === 'matchesSwapped' ? [...happening.matches] : [];
  });
}
