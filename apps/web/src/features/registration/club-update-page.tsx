import type { ClubRegistration } from '@sevenmetre/contract/schemas/club-registration';
import { holds } from '@sevenmetre/contract/record';
import { Navigate, useParams } from 'react-router';
import { clubPath, ownDashboardPath } from '../../lib/zone/zone-paths.ts';
import { isNotOwn } from '../../lib/zone/failure.ts';
import { useRead } from '../../lib/zone/use-read.ts';
import { useWords } from '../../lib/words.ts';
import { Ready } from '../../ui/zone/states.tsx';
import { ZonePage } from '../../ui/zone/zone-page.tsx';
import { offerEvery } from './club-create-page.tsx';
import { newKey } from '../../lib/zone/new-key.ts';
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
    <ZonePage
      title={t('clubForm.update')}
      sub={record.data?.form.name}
      back={{ to: clubPath(Number(id)), name: t('clubForm.club') }}
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
    </ZonePage>
  );
}

function draftOf({ form, files, revision }: ClubRegistration): RegistrationDraft {
  return {
    form: toDraftForm(form),
    files,
    step: 'club',
    judged: [],
    clientKey: newKey(),
    base: { revision, form },
  };
}
