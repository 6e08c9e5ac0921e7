import type { ErrorCode } from '@sevenmetre/contract';
import { refereesPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';

/** An address that names no referee whom everybody may know. */
export function NoReferee({ error }: { error: ErrorCode }) {
  const t = useWords();
  const all = (
    <Link className="button" to={refereesPath}>
      {t('referees.title')}
    </Link>
  );
  return (
    <UnknownPage error={error} heading={t('referees.unknownHeading')} actions={all}>
      {t('referees.unknown')}
    </UnknownPage>
  );
}
