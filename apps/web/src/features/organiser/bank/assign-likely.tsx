import type { BankTransaction } from '@sevenmetre/contract/bank/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useAssign } from './use-assign.ts';

interface AssignLikelyProps {
  readonly movement: BankTransaction;
  readonly club: { readonly id: number; readonly name: string };
  /** Key of the list that presses it. */
  readonly shortcut?: 'a';
}

/** Makes a movement a payment of the only likely club, in one press. */
export function AssignLikely({ movement, club, ...keys }: AssignLikelyProps) {
  const t = useWords();
  const assign = useAssign(movement);
  return (
    <AsyncButton
      look="plain"
      label={t('invoices.bank.assignTo', { club: club.name })}
      action={() => assign(club, movement.amount)}
      {...keys}
    >
      {t('organiser.overview.assign')}
    </AsyncButton>
  );
}
