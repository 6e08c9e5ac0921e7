import { planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';

interface RoomActionsProps {
  readonly isAnnouncing: boolean;
  readonly setAnnouncing: (isAnnouncing: boolean) => void;
}

/** What an organiser begins by himself while matches are played: a change of the schedule, an announcement. */
export function RoomActions({ isAnnouncing, setAnnouncing }: RoomActionsProps) {
  const t = useWords();
  return (
    <>
      <KnownLink to={planChangesPath(null, null)}>{t('controlRoom.happened')}</KnownLink>
      <button
        className="button button--outline"
        type="button"
        aria-expanded={isAnnouncing}
        onClick={() => setAnnouncing(!isAnnouncing)}
      >
        {t('controlRoom.announce.open')}
      </button>
    </>
  );
}
