import { derived } from './derived.ts';
import { progressOf } from './progress.ts';
import type { GroupOrder } from './slices.ts';
import type { Group, Snapshot } from './snapshot.ts';

export interface ExplainedOrder {
  readonly order: GroupOrder;
  /** Teams whose place lots have to decide. */
  readonly undecided: ReadonlySet<number>;
}

const known = derived((_: Snapshot) => new Map<number, ExplainedOrder>());

/** Why the teams of a group stand as they do. Computed once for each group of a snapshot. */
export function explainOrder(snapshot: Snapshot, group: Group): ExplainedOrder {
  const orders = known(snapshot);
  const found = orders.get(group.id);
  if (found) return found;
  const explained = explain(snapshot, group);
  orders.set(group.id, explained);
  return explained;
}

function explain(snapshot: Snapshot, group: Group): ExplainedOrder {
  const category = snapshot.categories.get(group.categoryId);
  const criteriaFinished = category?.tieBreakers ?? snapshot.edition.tieBreakers;
  const unfinished = category?.tieBreakersUnfinished ?? snapshot.edition.tieBreakersUnfinished;
  const criteria = progressOf(snapshot, group).finished ? criteriaFinished : unfinished;
  return { order: { criteria, criteriaFinished, ties: [] }, undecided: new Set() };
}
