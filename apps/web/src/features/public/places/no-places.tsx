import type { ErrorCode } from '@sevenmetre/contract';
import { dashboardPath, placesPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';

interface NoPlacesProps {
  readonly what: 'place' | 'kind';
  /** null: the address names no kind. */
  readonly error: ErrorCode | null;
}

/** An address that names no place or no kind of places. */
export function NoPlaces({ what, error }: NoPlacesProps) {
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
    <UnknownPage
      error={error}
      heading={t(what === 'kind' ? 'places.kindUnknownHeading' : 'places.unknownHeading')}
      actions={actions}
    >
      {t(what === 'kind' ? 'places.kindUnknown' : 'places.unknown')}
    </UnknownPage>
  );
}
