import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';

interface StateTabsProps<S extends RegistrationState> {
  /** In the order shown, with how many there are. */
  readonly counts: readonly (readonly [state: S, count: number])[];
  readonly chosen: string;
  readonly choose: (state: S) => void;
}

/** One state of registrations at a time, with how many are in each. */
export function StateTabs<S extends RegistrationState>({ counts, chosen, choose }: StateTabsProps<S>) {
  const t = useWords();
  const nameOf = (state: RegistrationState) => t(`registrations.state.${state}`);
  return (
    <div className="state-filter" role="group">
      {counts.map(([state, count]) => (
        <button
          key={state}
          className="button button--outline"
          type="button"
          aria-pressed={chosen === state}
          onClick={() => choose(state)}
        >
          {nameOf(state)} <b>{t.number(count)}</b>
        </button>
      ))}
    </div>
  );
}
