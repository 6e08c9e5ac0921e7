import { groupsPath, planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import type { Withdrawal } from './use-team-state.tsx';

/** Matches of a team that has just withdrawn, with the pages on which they are settled: those of groups, and those of the play-off. */
export function MatchesLeft({ name, inGroups, inPlayoff }: Withdrawal) {
  const t = useWords();
  return (
    <>
      {inGroups > 0 ? (
        <Banner kind="wait">
          {t('registeredClub.matchesLeft', { name, count: inGroups })}{' '}
          <Link to={planChangesPath('groupSmaller', null)}>{t('registeredClub.toChanges')}</Link>
        </Banner>
      ) : null}
      {inPlayoff > 0 ? <SeatLeft name={name} /> : null}
    </>
  );
}

/** The seat of a team in the play-off, which waits for the organiser's decision. */
export function SeatLeft({ name }: Pick<Withdrawal, 'name'>) {
  const t = useWords();
  return (
    <Banner kind="wait">
      {t('registeredClub.seatLeft', { name })} <Link to={groupsPath}>{t('registeredClub.toGroups')}</Link>
    </Banner>
  );
}
