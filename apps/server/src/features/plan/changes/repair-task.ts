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
  readonly options: Omit<RepairOptions, 'locked' | 'otherTeams'> & {
    readonly locked: readonly string[];
    readonly otherTeams: readonly string[];
  };
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
  const input = scheduleInput(base, withSwapped(matches, derived.matches, categories, published));
  const task = {
    input,
    published: [...others],
    happenings: happenings.flatMap(engineHappening),
    options: {
      now: Math.max(0, minuteOf(now, plan.edition)),
      freeze,
      locked: lockedMatches(published, named, now),
      otherTeams: [...keys].filter(isOf),
      seed: 1,
      moves,
      ...(aims ? { aims } : {}),
    },
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
