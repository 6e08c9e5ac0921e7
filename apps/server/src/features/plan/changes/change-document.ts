import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import {
  type FormatPlan,
  type FormatTemplate,
  planFormat,
  withSeatAdded,
  withSeatLeft,
} from '@sevenmetre/engine/formats';
import type { PlanDocument, PlannedCategory } from '@sevenmetre/engine/plan';
import { done, refuse } from '../../../platform/outcome/index.ts';
import type { Outcome } from '../../../platform/outcome/index.ts';
import type { PublishedPlan } from './load-published.ts';

export interface ChangedDocument {
  readonly document: PlanDocument;
  /** Categories with changed groups or draws. */
  readonly categories: ReadonlySet<string>;
}

/** The plan with changed teams in its groups. Refused if a team or group is missing, or exists already. */
export function changedDocument(
  published: PublishedPlan,
  happenings: readonly PlanHappening[],
): Outcome<ChangedDocument> {
  let document = published.plan.document;
  const categories = new Set<string>();
  for (const happening of happenings) {
    const change = changeOf(happening, document, published);
    if (change === undefined) continue;
    if (change === null) return refuse('plan-change-invalid', { happening });
    const { code, category } = change;
    categories.add(code);
    document = { ...document, categories: new Map([...document.categories, [code, category]]) };
  }
  return done({ document, categories });
}

interface CategoryChange {
  readonly code: string;
  readonly category: PlannedCategory;
}

/** undefined: no change of groups; null: not possible. */
function changeOf(
  happening: PlanHappening,
  document: PlanDocument,
  published: PublishedPlan,
): CategoryChange | null | undefined {
  if (happening.kind === 'teamsSwapped') return swapped(happening, document);
  if (happening.kind === 'teamAdded') return added(happening, document);
  return happening.kind === 'groupSmaller' ? smaller(happening, document, published) : undefined;
}

function swapped(
  { category: code, teams: [one, other] }: Extract<PlanHappening, { kind: 'teamsSwapped' }>,
  { categories }: PlanDocument,
): CategoryChange | null {
  const category = categories.get(code);
  if (!category?.entries.includes(one) || !category.entries.includes(other)) return null;
  const entries = category.entries.map((team) => (team === one ? other : team === other ? one : team));
  return { code, category: { ...category, entries } };
}

function added(
  { group, team }: Extract<PlanHappening, { kind: 'teamAdded' }>,
  document: PlanDocument,
): CategoryChange | null {
  const found = groupOf(group, document);
  if (!found || found.category.entries.includes(team)) return null;
  const { code, id, plan, category } = found;
  const format = withSeatAdded(plan, id, { kind: 'entry', entry: category.entries.length });
  return { code, category: { format, entries: [...category.entries, team] } };
}

function smaller(
  { group, team }: Extract<PlanHappening, { kind: 'groupSmaller' }>,
  document: PlanDocument,
  { groups, seats, standing }: PublishedPlan,
): CategoryChange | null {
  const found = groupOf(group, document);
  const groupId = groups.find(({ planKey }) => planKey === group)?.id;
  const seat = seats.find((one) => one.groupId === groupId && one.teamId === Number(team))?.seat;
  if (!found || seat === undefined) return null;
  const { code, id, plan, category } = found;
  const begun = plan.matches.filter(({ key }) => {
    const stage = standing.get(`${code} ${key}`)?.stage;
    return stage !== undefined && stage !== 'not_started';
  });
  const format = withSeatLeft(plan, id, seat - 1, new Set(begun.map(({ key }) => key)));
  return { code, category: { ...category, format } };
}

interface FoundGroup {
  readonly code: string;
  readonly id: string;
  readonly plan: FormatPlan;
  readonly category: PlannedCategory & { readonly format: FormatTemplate };
}

/** A group with a table: a bracket match cannot get more or fewer teams. */
function groupOf(key: string, { categories }: PlanDocument): FoundGroup | null {
  const code = [...categories.keys()].find((one) => key.startsWith(`${one} `));
  const category = code === undefined ? undefined : categories.get(code);
  if (code === undefined || !category) return null;
  const plan = planFormat(category.format, category.entries.length);
  const id = key.slice(code.length + 1);
  const group = plan.ok ? plan.value.groups.find((one) => one.id === id) : undefined;
  return plan.ok && group && !group.isBracket ? { code, id, plan: plan.value, category } : null;
}
