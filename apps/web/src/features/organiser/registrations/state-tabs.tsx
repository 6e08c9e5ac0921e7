import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';

interface StateTabsProps<S extends RegistrationState> {
  /** In the order shown, with how many there are. */
  readonly counts: readonly (readonly [state: S, count: number])[];
  readonly chosen: string;
  readonly choose: (state: S | 'all') => void;
}

/** One state of registrations at a time or all of them, with how many are in each. */
export function StateTabs<S extends RegistrationState>({ counts, chosen, choose }: StateTabsProps<S>) {
  const t = useWords();
  const nameOf = (state: RegistrationState) => t(`registrations.state.${state}`);
  const tabs = [
    {
      key: 'all' as const,
      name: t('signedIn.all'),
      count: counts.reduce((sum, [, count]) => sum + count, 0),
    },
    ...counts.map(([key, count]) => ({ key, name: nameOf(key), count })),
  ];
  return (
    <div className="state-filter" role="group">
      {tabs.map(({ key, name, count }) => (
        <button
          key={key}
          className="button button--outline"
          type="button"
          aria-pressed={chosen === key}
          onClick={() => choose(key)}
        >
          {name} <b>{t.number(count)}</b>
        </button>
      ))}
    </div>
  );
}
