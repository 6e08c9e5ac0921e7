import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';

/** Waiting is a ring, only in the queue a half disc, decided a full one. */
const signs: Readonly<Record<RegistrationState, 'ring' | 'full' | 'off'>> = {
  new: 'ring',
  approved: 'full',
  processed: 'full',
  declined: 'off',
  unknown: 'off',
};

interface StateSignProps {
  readonly row: {
    readonly state: RegistrationState;
    readonly acceptedTeams?: number;
    readonly waitingTeams?: number;
  };
}

/** The state of a registration as a sign with its word. */
export function StateSign({ row: { state, acceptedTeams = 1, waitingTeams = 0 } }: StateSignProps) {
  const t = useWords();
  const isQueued = signs[state] === 'full' && acceptedTeams === 0 && waitingTeams > 0;
  return (
    <span className="state-sign" data-sign={isQueued ? 'half' : signs[state]}>
      <i aria-hidden="true" />
      {isQueued ? t('registrations.clubs.viewQueue') : t(`registrations.state.${state}`)}
    </span>
  );
}
