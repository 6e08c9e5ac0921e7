import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { enteredPlaceKinds, enumerationLimits, placeLimits } from '@sevenmetre/rules/enumerations';
import { useWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import type { UsedPlaceForm } from './use-place-form.ts';
import { PlaceFacts } from './place-facts.tsx';
import { placeKindWord } from './place-field-word.ts';

export interface PlacePartProps {
  readonly form: UsedPlaceForm;
  readonly row: AdminPlaces['places'][number] | null;
  readonly trainingTypes: AdminPlaces['trainingTypes'];
}

export function PlaceBasics({ form: { values, change, errorOf } }: PlacePartProps) {
  const t = useWords();
  const text = (key: 'code' | 'nameCs' | 'nameEn') => ({
    name: key,
    label: t(`enumerations.field.${key}`),
    value: values[key],
    onChange: (value: string) => change({ [key]: value }),
    error: errorOf(key),
  });
  return (
    <Card title={t('enumerations.place.basics')} span={6}>
      <div className="field-grid">
        <TextField {...text('nameCs')} maxLength={enumerationLimits.name} />
        <TextField
          {...text('nameEn')}
          hint={t('enumerations.fieldHint.nameEn')}
          maxLength={enumerationLimits.name}
        />
        <TextField
          {...text('code')}
          hint={t('enumerations.fieldHint.code')}
          maxLength={enumerationLimits.code}
        />
        <ListField
          name="kind"
          label={t('enumerations.place.kindLabel')}
          hint={t('enumerations.place.kindHint')}
          value={values.kind}
          onChange={(kind) => change({ kind: enteredPlaceKinds.find((known) => known === kind) ?? 'other' })}
          options={enteredPlaceKinds.map((kind) => ({ value: kind, label: t(placeKindWord(kind)) }))}
        />
        <TextField
          name="link"
          label={t('enumerations.place.link')}
          type="url"
          value={values.link ?? ''}
          onChange={(link) => change({ link: link || null })}
          error={errorOf('link')}
          placeholder="https://"
          optional
        />
      </div>
    </Card>
  );
}

export function PlacePosition({ form: { values, change, errorOf } }: PlacePartProps) {
  const t = useWords();
  const { lat, lng } = values;
  const isKnown = Number.isFinite(lat) && Number.isFinite(lng) && lat !== null && lng !== null;
  const take = (text: string): boolean => {
    const position = readPosition(text);
    if (position !== null) change(position);
    return position !== null;
  };
  const degrees = (key: 'lat' | 'lng') => (
    <div
      onPaste={(event) => {
        if (take(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement) take(target.value);
      }}
    >
      <NumberField
        name={key}
        label={t(`enumerations.place.${key}`)}
        value={values[key]}
        onChange={(value) => change({ [key]: value })}
        error={errorOf(key)}
        optional
      />
    </div>
  );
  return (
    <Card title={t('enumerations.place.where')} span={6}>
      <TextField
        name="address"
        label={t('enumerations.place.address')}
        value={values.address ?? ''}
        onChange={(address) => change({ address: address || null })}
        error={errorOf('address')}
        optional
      />
      <div className="field-grid">
        {degrees('lat')}
        {degrees('lng')}
      </div>
      <p className="field-hint">{t('enumerations.place.positionHint')}</p>
      {isKnown ? (
        <a
          className="button button--outline"
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('enumerations.place.map')}
        </a>
      ) : null}
    </Card>
  );
}

export function PlaceWords({ form: { values, change, errorOf } }: PlacePartProps) {
  const t = useWords();
  const area = (key: 'descriptionCs' | 'descriptionEn') => (
    <TextAreaField
      name={key}
      label={t(`enumerations.place.${key}`)}
      value={values[key] ?? ''}
      onChange={(value) => change({ [key]: value || null })}
      error={errorOf(key)}
      maxLength={placeLimits.description}
      optional
    />
  );
  return (
    <Card title={t('enumerations.place.words')} span={6}>
      {area('descriptionCs')}
      {area('descriptionEn')}
      <PlaceFacts value={values.data} onChange={(data) => change({ data })} error={errorOf('data')} />
    </Card>
  );
}

/**
 * Degrees, as maps give them to be copied: `50.2267, 17.1441`; null: it is no pair of numbers. A comma between digits is a
 * decimal comma, unless both numbers have a decimal point.
 */
export function readPosition(text: string): { readonly lat: number; readonly lng: number } | null {
  const found =
    /^\s*(-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)\s*$/u.exec(text) ??
    /^\s*(-?\d{1,2}(?:[.,]\d+)?)(?:\s*;\s*|\s*,?\s+)(-?\d{1,3}(?:[.,]\d+)?)\s*$/u.exec(text);
  const [, lat, lng] = found ?? [];
  if (lat === undefined || lng === undefined) return null;
  return { lat: Number(lat.replace(',', '.')), lng: Number(lng.replace(',', '.')) };
}
