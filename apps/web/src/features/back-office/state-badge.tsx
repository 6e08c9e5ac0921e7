import type { RegistrationState, TeamState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../lib/words.ts';
import { Badge } from '../../ui/zone/badge.tsx';
import type { BadgeKind } from '../../ui/zone/badge.tsx';

const kinds: Readonly<Record<RegistrationState | TeamState, BadgeKind>> = {
  new: 'wait',
  approved: 'good',
  processed: 'good',
  declined: 'bad',
  unknown: 'plain',
  accepted: 'good',
  waiting: 'wait',
  withdrawn: 'plain',
};

/** The state of a registration. */
export function StateBadge({ state }: { state: RegistrationState }) {
  const t = useWords();
  return <Badge kind={kinds[state]}>{t(`backOffice.state.${state}`)}</Badge>;
}

export function TeamStateBadge({ state }: { state: TeamState }) {
  const t = useWords();
  return <Badge kind={kinds[state]}>{t(`backOffice.teamState.${state}`)}</Badge>;
}
