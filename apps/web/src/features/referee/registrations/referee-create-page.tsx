import { Navigate } from 'react-router';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { emptyDraft } from './referee-draft.ts';
import { RefereeRegistrationForm } from './referee-registration-form.tsx';

/** A new registration; closed registrations lead to the dashboard. */
export function RefereeCreatePage() {
  const t = useWords();
  const { user } = useSession().current;
  const offer = useRead('refereeOffer', {});
  if (offer.data && !offer.data.mayCreate) return <Navigate to={ownDashboardPath} replace />;
  const { year, createTill, timeZone } = offer.data ?? { year: null, createTill: null, timeZone: 'UTC' };
  return (
    <SignedInPage
      title={t('refereeRegistration.create', { year: year === null ? '…' : String(year) })}
      sub={
        // Whoever may register late is told of no deadline.
        createTill === null || Date.parse(createTill) < offer.readAt
          ? undefined
          : t('refereeRegistration.till', { time: instantText(t, createTill, timeZone) })
      }
      back={{ to: ownDashboardPath, name: t('refereeRegistration.back') }}
      width="form"
    >
      <Ready read={offer}>
        {(data) => <RefereeRegistrationForm offer={data} stored={null} fresh={() => emptyDraft(user)} />}
      </Ready>
    </SignedInPage>
  );
}
