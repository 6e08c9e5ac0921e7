import type { PlanMatch, PlanSeat } from '@sevenmetre/contract/plan/schemas';
import { type FormatPlan, planFormat } from '@sevenmetre/engine/formats';
import { type PlanDocument, categoryMatches } from '@sevenmetre/engine/plan';
import type { ScheduleMatch } from '@sevenmetre/engine/schedule';

/** A group of the plan. Its key is the code of its category and its label in the format. */
export interface DerivedGroup {
  readonly key: string;
  readonly category: string;
  readonly label: string;
  readonly level: string;
  readonly playoff: string | null;
  readonly isBracket: boolean;
  readonly ranked: boolean;
  readonly carriesOver: boolean;
  readonly seats: readonly PlanSeat[];
  /** Position in the order of play of its category. */
  readonly order: number;
}

export type DerivedMatch = ScheduleMatch & Pick<PlanMatch, 'groupKey' | 'home' | 'away'>;

/**
 * Result of the engine for a plan: groups and matches, seats that wait for teams, and categories whose format
 * does not fit.
 */
export interface Derived {
  readonly groups: readonly DerivedGroup[];
  readonly matches: readonly DerivedMatch[];
  /** Seats for teams in groups, by category. */
  readonly seats: readonly { readonly id: string; readonly category: string }[];
  /** Teams by entry, by category. */
  readonly entries: ReadonlyMap<string, readonly (string | null)[]>;
  readonly problems: readonly {
    readonly category: string;
    readonly code: string;
    readonly params: Readonly<Record<string, string | number>>;
  }[];
}

/** Expands the formats of a plan for their entries. */
export function derive({ categories }: PlanDocument): Derived {
  const derived = [...categories].map(([category, { format, entries }]) => {
    const plan = planFormat(format, entries.length);
    if (!plan.ok) {
      const problems = plan.problems.map(({ code, params }) => ({ category, code, params }));
      return { groups: [], matches: [], seats: [], problems };
    }
    return { ...unfolded(category, plan.value, entries), problems: [] };
  });
  return {
    groups: derived.flatMap(({ groups }) => groups),
    matches: derived.flatMap(({ matches }) => matches),
    seats: derived.flatMap(({ seats }) => seats),
    entries: new Map([...categories].map(([category, { entries }]) => [category, entries])),
    problems: derived.flatMap(({ problems }) => problems),
  };
}

function unfolded(category: string, plan: FormatPlan, entries: readonly (string | null)[]) {
  const { matches, seats } = categoryMatches(category, plan, entries);
  const planned = new Map(plan.matches.map((match) => [`${category} ${match.key}`, match]));
  return {
    groups: plan.groups.map((group, order): DerivedGroup => {
      const { id, level, playoff, isBracket, ranked, carriesOver, seats: own } = group;
      return {
        key: `${category} ${id}`,
        category,
        label: id,
        level,
        playoff,
        isBracket,
        ranked,
        carriesOver,
        seats: own,
        order,
      };
    }),
    matches: matches.flatMap((match): DerivedMatch[] => {
      const found = planned.get(match.key);
      if (!found) return [];
      return [{ ...match, groupKey: `${category} ${found.group}`, home: found.home, away: found.away }];
    }),
    seats: seats.map((id) => ({ id, category })),
  };
}
