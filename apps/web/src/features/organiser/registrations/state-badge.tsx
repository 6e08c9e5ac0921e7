import type { RegistrationState } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../lib/words/words.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { stateKinds } from '../../../ui/page/state-badge.tsx';

/** The state of a registration, as an organiser calls it. */
export function StateBadge({ state }: { state: RegistrationState }) {
  const t = useWords();
  return <Badge kind={stateKinds[state]}>{t(`registrations.state.${state}`)}</Badge>;
}
