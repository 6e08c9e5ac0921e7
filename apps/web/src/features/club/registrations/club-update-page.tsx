import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { holds } from '@sevenmetre/contract/record';
import { Navigate, useParams } from 'react-router';
import { clubPath, ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { isNotOwn } from '../../../lib/queries/failure.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { offerEvery } from './club-create-page.tsx';
import { newKey } from '../../../lib/queries/new-key.ts';
import { type RegistrationDraft, toDraftForm } from './draft.ts';
import { RegistrationForm } from './registration-form.tsx';

/** A registration that is there already; who may not change it, now or at all, is led to the dashboard. */
export function ClubUpdatePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const record = useRead('clubRegistration', { params: { id } });
  const offer = useRead(
    'clubOffer',
    { query: { club: id } },
    { enabled: record.data !== undefined, every: offerEvery },
  );
  const mayUpdate = record.data && holds(record.data.links, 'clubRegistrationUpdate');
  if (isNotOwn(record.failure) || (record.data && !mayUpdate))
    return <Navigate to={ownDashboardPath} replace />;
  return (
    <SignedInPage
      title={t('clubRegistration.update')}
      sub={record.data?.form.name}
      back={{ to: clubPath(Number(id)), name: t('clubRegistration.club') }}
      width="form"
    >
      <Ready read={record}>
        {(stored) => (
          <Ready read={offer}>
            {(data) => (
              <RegistrationForm
                offer={data}
                stored={stored}
                previous={[]}
                fresh={() => draftOf(stored)}
                refresh={async () => {
                  await Promise.all([offer.refresh(), record.refresh()]);
                }}
              />
            )}
          </Ready>
        )}
      </Ready>
    </SignedInPage>
  );
}

function draftOf({ form, files, revision }: ClubRegistration): RegistrationDraft {
  return {
    form: toDraftForm(form),
    files,
    step: 'club',
    checked: [],
    clientKey: newKey(),
    base: { revision, form },
  };
}
