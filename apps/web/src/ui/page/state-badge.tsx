import type { RefereeRegistrationState, RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../lib/words/words.ts';
import { Badge } from './badge.tsx';
import type { BadgeKind } from './badge.tsx';

/** How states look, wherever they are named. */
export const stateKinds: Readonly<Record<RegistrationState | TeamState, BadgeKind>> = {
  new: 'wait',
  approved: 'good',
  processed: 'good',
  declined: 'bad',
  unknown: 'plain',
  accepted: 'good',
  waiting: 'wait',
  withdrawn: 'plain',
};

/** The state of a club's registration. */
export function ClubStateBadge({ state }: { state: RegistrationState }) {
  const t = useWords();
  return <Badge kind={stateKinds[state]}>{t(`signedIn.clubState.${state}`)}</Badge>;
}

/** The state of a referee's registration. */
export function RefereeStateBadge({ state }: { state: RefereeRegistrationState }) {
  const t = useWords();
  return <Badge kind={stateKinds[state]}>{t(`signedIn.refereeState.${state}`)}</Badge>;
}

interface TeamStateProps {
  state: TeamState;
  /** State of its club's registration; undefined: not known here. */
  ofClub?: RegistrationState | undefined;
}

/** The state of a team. Its club's comes first: no team of a declined club takes part, and that of a waiting one only has a place reserved. */
export function TeamStateBadge({ state, ofClub }: TeamStateProps) {
  const t = useWords();
  if (ofClub === 'declined') return <ClubStateBadge state={ofClub} />;
  if (ofClub === 'new' && state === 'accepted')
    return <Badge kind="wait">{t('signedIn.placeReserved')}</Badge>;
  return <Badge kind={stateKinds[state]}>{t(`signedIn.teamState.${state}`)}</Badge>;
}
