import { dashboardPath, placesPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface NoPlacesProps {
  readonly what: 'place' | 'kind';
  readonly noEdition: boolean;
}

/** An address that names no place or no kind of places. */
export function NoPlaces({ what, noEdition }: NoPlacesProps) {
  const t = useWords();
  const actions = (
    <>
      <Link className="button" to={placesPath('hall')}>
        {t('places.kinds.hall')}
      </Link>
      <Link className="button button--outline" to={dashboardPath}>
        {t('states.notFound.home')}
      </Link>
    </>
  );
  return (
    <main id="main" className="page-width">
      {noEdition ? (
        <Notice isPage drawing="court" heading={t('states.noEdition.heading')}>
          {t('states.noEdition.text')}
        </Notice>
      ) : (
        <Notice
          isPage
          figure="4:04"
          heading={t(what === 'kind' ? 'places.kindUnknownHeading' : 'places.unknownHeading')}
          actions={actions}
        >
          {t(what === 'kind' ? 'places.kindUnknown' : 'places.unknown')}
        </Notice>
      )}
    </main>
  );
}
