import { countryName } from '@sevenmetre/rules/names';
import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { holds } from '@sevenmetre/contract/record';
import { checkPlace } from '@sevenmetre/rules/registration';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { clubPath, ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { isNotOwn } from '../../../lib/queries/failure.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { giveUpUnsaved, useUnsaved } from '../../../lib/drafts/unsaved.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { SignedInPage } from '../../../ui/page/signed-in-page.tsx';
import { clubErrorText } from './form-words.ts';
import { countryOptions } from './place-fields.tsx';

/** Country and region, which may be changed also when registrations are closed; who may not is led to the dashboard. */
export function ClubPlacePage() {
  const t = useWords();
  const { id = '' } = useParams();
  const record = useRead('clubRegistration', { params: { id } });
  const offer = useRead('clubOffer', { query: { club: id } }, { enabled: record.data !== undefined });
  const mayPlace = record.data && holds(record.data.links, 'clubRegistrationPlace');
  if (isNotOwn(record.failure) || (record.data && !mayPlace))
    return <Navigate to={ownDashboardPath} replace />;
  return (
    <SignedInPage
      title={t('clubRegistration.place')}
      sub={record.data?.form.name}
      back={{ to: clubPath(Number(id)), name: t('clubRegistration.club') }}
      width="form"
    >
      <Ready read={record}>
        {(stored) => (
          <Ready read={offer}>
            {(data) => <PlaceForm key={stored.revision} stored={stored} countries={data.countries} />}
          </Ready>
        )}
      </Ready>
    </SignedInPage>
  );
}

interface PlaceFormProps {
  readonly stored: ClubRegistration;
  readonly countries: ClubOffer['countries'];
}

function PlaceForm({ stored, countries }: PlaceFormProps) {
  const { t, locale } = useLanguage();
  const [place, setPlace] = useState({ countryId: stored.form.countryId, regionId: stored.form.regionId });
  useUnsaved(place.countryId !== stored.form.countryId || place.regionId !== stored.form.regionId);
  const country = countries.find(({ id }) => id === place.countryId);
  const errors = checkPlace(place, { countries });
  const { isTried, isRight } = useTried(errors[0]?.field);
  const error = (field: string) => {
    const found = errors.find((one) => one.field === field);
    return isTried && found ? clubErrorText(t, found.error) : undefined;
  };
  const save = useSave(stored);
  return (
    <Card title={country ? countryName(country, locale) : t('clubRegistration.place')}>
      <p>{t('clubRegistration.placeText')}</p>
      <div className="field-grid">
        <ListField
          name="countryId"
          label={t('clubRegistration.field.countryId')}
          value={String(place.countryId ?? '')}
          onChange={(id) => setPlace({ countryId: id === '' ? null : Number(id), regionId: null })}
          options={countryOptions(countries, locale)}
          none={t('clubRegistration.choose')}
          error={error('countryId')}
        />
        {country && country.regions.length > 0 ? (
          <ListField
            name="regionId"
            label={t('clubRegistration.field.regionId')}
            value={String(place.regionId ?? '')}
            onChange={(id) => setPlace({ ...place, regionId: id === '' ? null : Number(id) })}
            options={country.regions.map(({ id, name }) => ({ value: String(id), label: name }))}
            none={t('clubRegistration.choose')}
            error={error('regionId')}
          />
        ) : null}
      </div>
      <AsyncButton action={async () => isRight() && (await save(place))}>{t('signedIn.save')}</AsyncButton>
    </Card>
  );
}

/** Errors are shown once somebody wants to save; the first wrong field gets the focus at each attempt. */
function useTried(wrong: string | undefined) {
  const [tried, setTried] = useState<{ readonly field: string } | null>(null);
  useEffect(() => {
    if (tried) document.getElementById(fieldId(tried.field))?.focus();
  }, [tried]);
  const isRight = () => {
    if (wrong !== undefined) setTried({ field: wrong });
    return wrong === undefined;
  };
  return { isTried: tried !== null, isRight };
}

/** One that was changed meanwhile is read again; what is chosen is chosen once more on it. */
function useSave({ id, revision }: ClubRegistration) {
  const t = useWords();
  const navigate = useNavigate();
  const write = useWrite('clubRegistrationPlace', ['clubRegistration', 'clubOffer']);
  const read = useRead('clubRegistration', { params: { id: String(id) } });
  return async ({ countryId, regionId }: { countryId: number | null; regionId: number | null }) => {
    if (countryId === null) return false;
    const outcome = await write({ params: { id }, body: { revision, countryId, regionId } });
    if (!outcome.ok) {
      showToast('error', failureText(t, outcome.failure));
      await read.refresh();
      return false;
    }
    showToast('done', t('clubRegistration.saved'));
    giveUpUnsaved();
    void navigate(clubPath(id));
    return true;
  };
}
