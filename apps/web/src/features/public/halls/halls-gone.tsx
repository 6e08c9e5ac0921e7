import type { ErrorCode } from '@sevenmetre/contract';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dashboardPath, hallsPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';

interface GoneProps {
  readonly error: ErrorCode;
  /** As it stands in the address. */
  readonly id?: string;
}

/** Why there is no such page. Halls that the organiser does not show lead back by themselves. */
export function HallsGone({ error, id = '' }: GoneProps) {
  const t = useWords();
  if (error === 'halls-hidden') return <Hidden />;
  return (
    <UnknownPage error={error} heading={t('halls.unknownHeading')} actions={<AllHalls />}>
      {t('halls.unknown', { id })}
    </UnknownPage>
  );
}

function AllHalls() {
  const t = useWords();
  return (
    <Link className="button" to={hallsPath}>
      {t('halls.all')}
    </Link>
  );
}

/** To the page before, else to the first page. What is written here is for those without scripts. */
function Hidden() {
  const t = useWords();
  const { key } = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    // The first history entry of a visit has no page of this site before it.
    if (key === 'first' || key === 'default' || history.length <= 1)
      void navigate(dashboardPath, { replace: true });
    else void navigate(-1);
  });
  useEffect(() => leave(), []);
  const home = (
    <Link className="button" to={dashboardPath}>
      {t('states.notFound.home')}
    </Link>
  );
  return (
    <main id="main" className="page-width">
      <Notice isPage drawing="court" heading={t('halls.hiddenHeading')} actions={home}>
        {t('halls.hidden')}
      </Notice>
    </main>
  );
}
