import type { RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import { holds } from '@sevenmetre/contract/record';
import { Navigate, useParams } from 'react-router';
import { refereePath } from '../../../lib/paths/paths.ts';
import { ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { isNotOwn } from '../../../lib/queries/failure.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Badge, type BadgeKind, Banner } from '../../../ui/page/badge.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { draftOf } from './referee-draft.ts';
import { RefereeRegistrationForm } from './referee-registration-form.tsx';

const kinds: Readonly<Record<RefereeRegistration['registrationState'], BadgeKind>> = {
  new: 'wait',
  approved: 'good',
  declined: 'bad',
  unknown: 'plain',
};

/** A registration that is there already; who may not change it, now or at all, is led to the dashboard. */
export function RefereeUpdatePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const record = useRead('refereeRegistration', { params: { id } });
  const offer = useRead('refereeOffer', { query: { referee: id } }, { enabled: record.data !== undefined });
  const { data } = record;
  if (isNotOwn(record.failure) || (data && !holds(data.links, 'refereeRegistrationUpdate')))
    return <Navigate to={ownDashboardPath} replace />;
  return (
    <SignedInPage
      title={t('refereeRegistration.update')}
      sub={data ? <About record={data} /> : undefined}
      back={{ to: refereePath(Number(id)), name: t('refereeRegistration.backToReferee') }}
      width="form"
    >
      <Ready read={record}>
        {(stored) =>
          stored.registrationState === 'declined' ? (
            <Banner kind="bad">
              {t('refereeRegistration.declined')} {stored.stateReason}
            </Banner>
          ) : (
            <Ready read={offer}>
              {(choices) => (
                <RefereeRegistrationForm offer={choices} stored={stored} fresh={() => draftOf(stored)} />
              )}
            </Ready>
          )
        }
      </Ready>
    </SignedInPage>
  );
}

function About({ record }: { record: RefereeRegistration }) {
  const t = useWords();
  const { registrationState: state, firstName, lastName } = record;
  return (
    <>
      <b>{`${firstName} ${lastName}`}</b>
      <Badge kind={kinds[state]}>{t(`refereeRegistration.state.${state}`)}</Badge>
    </>
  );
}
