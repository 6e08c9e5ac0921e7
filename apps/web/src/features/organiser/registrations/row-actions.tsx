import type { StateAction } from '@sevenmetre/rules/registration';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';

interface RowActionsProps {
  readonly name: string;
  readonly actions: readonly StateAction[];
  readonly act: (action: 'approve' | 'decline') => Promise<boolean | undefined>;
  /** Whether keys answer the row itself, not those that are selected. */
  readonly byKeys?: boolean;
}

/** The answers to a registration that waits, in its row; a settled one has none. */
export function RowActions({ name, actions, act, byKeys = false }: RowActionsProps) {
  const t = useWords();
  if (!actions.includes('approve')) return null;
  const label = (action: 'approve' | 'decline') =>
    t('registrations.bulk.of', { action: t(words[action]), name });
  const shortcut = (key: string) => (byKeys ? { shortcut: key } : {});
  return (
    <span className="organiser__row">
      {actions.includes('decline') ? (
        <AsyncButton look="quiet" label={label('decline')} {...shortcut('d')} action={() => act('decline')}>
          {t(words.decline)}
        </AsyncButton>
      ) : null}
      <AsyncButton look="plain" label={label('approve')} {...shortcut('a')} action={() => act('approve')}>
        {t(words.approve)}
      </AsyncButton>
    </span>
  );
}

const words = {
  approve: 'registrations.action.approve',
  decline: 'registrations.action.declineShort',
} as const;
