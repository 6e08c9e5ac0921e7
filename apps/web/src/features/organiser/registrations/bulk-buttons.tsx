import type { StateAction } from '@sevenmetre/rules/registration';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { actionable } from './selection.ts';
import type { Selectable } from './selection.ts';

interface BulkButtonsProps<A extends StateAction, R extends Selectable> {
  readonly order: readonly A[];
  readonly selected: readonly R[];
  readonly label: (action: A, able: readonly R[]) => string;
  readonly act: (action: A, rows: readonly R[]) => Promise<boolean | undefined>;
}

/** A button for each action that some of the selected registrations allow, with their number. */
export function BulkButtons<A extends StateAction, R extends Selectable>({
  order,
  selected,
  label,
  act,
}: BulkButtonsProps<A, R>) {
  return order.map((action) => {
    const able = actionable(selected, action);
    return able.length === 0 ? null : (
      <AsyncButton
        key={action}
        look={action === 'approve' ? 'primary' : 'plain'}
        action={() => act(action, able)}
      >
        {label(action, able)}
      </AsyncButton>
    );
  });
}
