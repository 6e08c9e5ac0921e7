import { refereesPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** An address that names no referee whom everybody may know. */
export function NoReferee({ noEdition }: { noEdition: boolean }) {
  const t = useWords();
  const all = (
    <Link className="button" to={refereesPath}>
      {t('referees.title')}
    </Link>
  );
  return (
    <main id="main" className="page-width">
      {noEdition ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice isPage figure="4:04" heading={t('referees.unknownHeading')} actions={all}>
          {t('referees.unknown')}
        </Notice>
      )}
    </main>
  );
}
