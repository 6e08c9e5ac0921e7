import {
  type HelpPoint,
  helpKinds,
  localTextOf,
  longestHelpText,
  mostHelpPoints,
  readHelpPoints,
  telephoneLink,
} from '@sevenmetre/rules/city';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { use, useState } from 'react';
import { useEditionRead } from '../../../lib/queries/working-edition.ts';
import { OfferedLanguages, useLanguage, useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

const empty: HelpPoint = {
  kind: 'first-aid',
  name: {},
  note: {},
  hall: null,
  address: null,
  lat: null,
  lng: null,
  phone: null,
  hours: null,
};

interface HelpPointsFieldProps {
  /** The list as the setting stores it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The help points of the city, one after another. What cannot be stored yet stays in the fields. */
export function HelpPointsField({ value, onChange }: HelpPointsFieldProps) {
  const { t, locale } = useLanguage();
  const [points, setPoints] = useState<readonly HelpPoint[]>(() => readHelpPoints(value) ?? []);
  const places = useEditionRead('adminPlaces', {}).data?.places ?? [];
  const halls = places.filter(({ values }) => values.kind === 'hall').map(({ values }) => values.code);
  const put = (next: readonly HelpPoint[]) => {
    setPoints(next);
    onChange(next.length === 0 ? '' : JSON.stringify(next));
  };
  const nameOf = ({ name, kind }: HelpPoint) => localTextOf(name, locale) ?? t(`city.kinds.${kind}`);
  return (
    <>
      {points.length === 0 ? <p className="muted">{t('helpPoints.none')}</p> : null}
      <ol className="help-points__list">
        {points.map((point, at) => (
          // A point has no other key than its place: its name is typed.
          <li key={at}>
            <fieldset>
              <legend>{t('helpPoints.point', { number: at + 1 })}</legend>
              <PointFields
                at={at}
                point={point}
                halls={halls}
                change={(fields) =>
                  put(points.map((one, index) => (index === at ? { ...one, ...fields } : one)))
                }
              />
            </fieldset>
            <button
              className="button button--outline button--danger"
              type="button"
              onClick={() => put(points.filter((_, index) => index !== at))}
            >
              {t('helpPoints.remove', { name: nameOf(point) })}
            </button>
          </li>
        ))}
      </ol>
      <button
        className="button button--outline"
        type="button"
        disabled={points.length >= mostHelpPoints}
        onClick={() => put([...points, empty])}
      >
        {t('helpPoints.add')}
      </button>
    </>
  );
}

interface PointFieldsProps {
  readonly at: number;
  readonly point: HelpPoint;
  /** Codes of the halls. */
  readonly halls: readonly string[];
  readonly change: (fields: Partial<HelpPoint>) => void;
}

function PointFields({ at, point, halls, change }: PointFieldsProps) {
  const t = useWords();
  const { kind, hall, address, phone, hours } = point;
  const named = (field: string) => ({ name: `point.${at}.${field}`, optional: 'unsaid' as const });
  const isDialled = phone === null || telephoneLink(phone) !== null;
  return (
    <>
      <ListField
        name={`point.${at}.kind`}
        label={t('helpPoints.kind')}
        value={kind}
        onChange={(chosen) => change({ kind: helpKinds.find((one) => one === chosen) ?? kind })}
        options={helpKinds.map((one) => ({ value: one, label: t(`city.kinds.${one}`) }))}
      />
      <ListField
        {...named('hall')}
        label={t('helpPoints.hall')}
        value={hall ?? ''}
        none={t('helpPoints.elsewhere')}
        onChange={(code) => change({ hall: code === '' ? null : code })}
        options={halls.map((code) => ({ value: code, label: code }))}
      />
      <TextField
        {...named('address')}
        label={t('helpPoints.address')}
        value={address ?? ''}
        onChange={(text) => change({ address: text === '' ? null : text })}
        maxLength={longestHelpText.address}
      />
      <PositionField at={at} point={point} change={change} />
      <TextField
        {...named('phone')}
        label={t('helpPoints.phone')}
        type="tel"
        value={phone ?? ''}
        onChange={(text) => change({ phone: text === '' ? null : text })}
        maxLength={longestHelpText.phone}
        {...(isDialled ? {} : { error: t('helpPoints.phoneInvalid') })}
      />
      <TextField
        {...named('hours')}
        label={t('helpPoints.hours')}
        hint={t('helpPoints.hoursHint')}
        value={hours ?? ''}
        onChange={(text) => change({ hours: text === '' ? null : text })}
        maxLength={longestHelpText.hours}
      />
      <Texts at={at} point={point} change={change} />
    </>
  );
}

type PartProps = Omit<PointFieldsProps, 'halls'>;

/** Latitude and longitude as maps copy them. What is no position is not stored, and stays in the field. */
function PositionField({ at, point: { lat, lng }, change }: PartProps) {
  const t = useWords();
  const [typed, setTyped] = useState(lat === null || lng === null ? '' : `${lat}, ${lng}`);
  const isPosition = typed.trim() === '' || positionOf(typed) !== null;
  return (
    <TextField
      name={`point.${at}.position`}
      optional="unsaid"
      label={t('helpPoints.position')}
      hint={t('helpPoints.positionHint')}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        change(positionOf(text) ?? { lat: null, lng: null });
      }}
      {...(isPosition ? {} : { error: t('helpPoints.positionInvalid') })}
    />
  );
}

function positionOf(text: string): { readonly lat: number; readonly lng: number } | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  const [lat, lng] = [Number(found?.[1]), Number(found?.[2])];
  return found && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Name and note in each language of the pages, folded: most points need none. */
function Texts({ at, point, change }: PartProps) {
  const t = useWords();
  const offered = use(OfferedLanguages);
  const texts = (['name', 'note'] as const).flatMap((field) =>
    offered.map((locale) => ({ field, locale, language: languageOf(locale).name })),
  );
  return (
    <details className="help-points__texts" open={Object.keys({ ...point.name, ...point.note }).length > 0}>
      <summary>{t('helpPoints.languages')}</summary>
      {texts.map(({ field, locale, language }) => (
        <TextField
          key={field + locale}
          name={`point.${at}.${field}.${locale}`}
          optional="unsaid"
          label={t(`helpPoints.${field}`, { language })}
          value={point[field][locale] ?? ''}
          onChange={(text) => change({ [field]: { ...point[field], [locale]: text } })}
          maxLength={longestHelpText[field]}
          {...(field === 'name' ? { hint: t('helpPoints.nameHint') } : {})}
        />
      ))}
    </details>
  );
}
