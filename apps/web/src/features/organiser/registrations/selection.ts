import type { StateAction } from '@sevenmetre/rules/registration';

/** What a bar for selected registrations needs to know of each. */
export interface Selectable {
  readonly id: number;
  readonly actions: readonly StateAction[];
}

/** Rows that stay selected while one turns pages: those known from before and those on this page. */
export function selectedRows<R extends Selectable>(
  before: ReadonlyMap<number, R>,
  next: ReadonlySet<number>,
  onPage: readonly R[],
): Map<number, R> {
  const known = new Map([...before, ...onPage.map((row) => [row.id, row] as const)]);
  return new Map(
    [...next].flatMap((id) => {
      const row = known.get(id);
      return row ? [[id, row] as const] : [];
    }),
  );
}

/** The selected rows as the list knows them now; rows that have left the list keep their last known data. */
export function refreshed<R extends Selectable>(
  selected: ReadonlyMap<number, R>,
  onPage: readonly R[],
): Map<number, R> {
  const now = new Map(onPage.map((row) => [row.id, row]));
  return new Map([...selected].map(([id, row]) => [id, now.get(id) ?? row]));
}

/** Of the selected ones those that an action can be carried out on. */
export function actionable<R extends Selectable>(
  selected: ReadonlyMap<number, R>,
  action: StateAction,
): readonly R[] {
  return [...selected.values()].filter(({ actions }) => actions.includes(action));
}
