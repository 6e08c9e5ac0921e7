import type { StateAction } from '@sevenmetre/rules/registration';

/** What a bar for selected registrations needs to know of each. */
export interface Selectable {
  readonly actions: readonly StateAction[];
}

/** Of the selected ones those that an action can be carried out on. */
export function actionable<R extends Selectable>(selected: readonly R[], action: StateAction): readonly R[] {
  return selected.filter(({ actions }) => actions.includes(action));
}
