import { countryName } from '@sevenmetre/rules/names';
import type { ClubOffer, ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { holds } from '@sevenmetre/contract/record';
import { checkPlace } from '@sevenmetre/rules/registration';
import { Navigate, useNavigate, useParams } from 'react-router';
import { clubPath, ownDashboardPath } from '../../../lib/paths/signed-in-paths.ts';
import { showToast } from '../../../lib/page/toasts.ts';
import { isNotOwn } from '../../../lib/queries/failure.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { giveUpUnsaved } from '../../../lib/drafts/unsaved.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
          <Ready read={offer}>{(data) => <PlaceForm stored={stored} countries={data.countries} />}</Ready>
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
  const form = usePlaceForm({ stored, countries });
  const { countryId } = form.values;
  const country = countries.find(({ id }) => String(id) === countryId);
  const regions = country?.regions ?? [];
  const nameOf = (field: string) =>
    t(field === 'regionId' ? 'clubRegistration.field.regionId' : 'clubRegistration.field.countryId');
  const textOf = (field: string, id: unknown) => {
    if (field === 'regionId') return regionsOf(countries).find((region) => String(region.id) === id)?.name;
    const found = countries.find((one) => String(one.id) === id);
    return found && countryName(found, locale);
  };
  return (
    <Card title={country ? countryName(country, locale) : t('clubRegistration.place')}>
      <p>{t('clubRegistration.placeText')}</p>
      <Form form={form} nameOf={nameOf} textOf={textOf}>
        <div className="field-grid">
          <ListField
            {...form.field('countryId')}
            onChange={(id) => form.change({ countryId: id, regionId: '' })}
            label={t('clubRegistration.field.countryId')}
            options={countryOptions(countries, locale)}
            none={t('clubRegistration.choose')}
          />
          {regions.length > 0 ? (
            <ListField
              {...form.field('regionId')}
              label={t('clubRegistration.field.regionId')}
              options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
              none={t('clubRegistration.choose')}
            />
          ) : null}
        </div>
        <Submit form={form} />
      </Form>
    </Card>
  );
}

function regionsOf(countries: PlaceFormProps['countries']) {
  return countries.flatMap(({ regions }) => regions);
}

interface Values {
  readonly countryId: string;
  readonly regionId: string;
}

function usePlaceForm({ stored, countries }: PlaceFormProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { id, revision } = stored;
  const write = useWrite('clubRegistrationPlace', ['clubRegistration', 'clubOffer']);
  const read = useRead('clubRegistration', { params: { id: String(id) } });
  return useForm<Values>({
    values: { countryId: textOf(stored.form.countryId), regionId: textOf(stored.form.regionId) },
    check: (values) => {
      const errors = checkPlace(placeOf(values), { countries });
      return Object.fromEntries(errors.map(({ field, error }) => [field, clubErrorText(t, error)]));
    },
    refresh: read.refresh,
    send: async (values) => {
      const { countryId, regionId } = placeOf(values);
      if (countryId === null) return undefined;
      const outcome = await write({ params: { id }, body: { revision, countryId, regionId } });
      if (!outcome.ok) return outcome;
      showToast('done', t('clubRegistration.saved'));
      giveUpUnsaved();
      void navigate(clubPath(id));
      return outcome;
    },
  });
}

function textOf(id: number | null): string {
  return id === null ? '' : String(id);
}

function placeOf({ countryId, regionId }: Values) {
  return {
    countryId: countryId === '' ? null : Number(countryId),
    regionId: regionId === '' ? null : Number(regionId),
  };
}
