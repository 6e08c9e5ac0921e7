import { planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import type { Withdrawal } from './use-team-state.tsx';

/** Matches of a team that has just withdrawn, which nobody plays and which keep their places until the plan is changed. */
export function MatchesLeft({ name, matches }: Withdrawal) {
  const t = useWords();
  return (
    <Banner kind="wait">
      {t('registeredClub.matchesLeft', { name, count: matches })}{' '}
      <Link to={planChangesPath('groupSmaller', null)}>{t('registeredClub.toChanges')}</Link>
    </Banner>
  );
}
