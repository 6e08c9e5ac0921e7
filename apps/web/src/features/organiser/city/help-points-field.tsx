import {
  helpPointsKey,
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
import { OfferedLanguages, useLanguage, useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { RepeatedFields, useHallCodes } from '../page/repeated-fields.tsx';
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
  readonly error: string | undefined;
}

/** The help points of the city, one after another. */
export function HelpPointsField({ value, onChange, error }: HelpPointsFieldProps) {
  const { t, locale } = useLanguage();
  const halls = useHallCodes();
  const nameOf = ({ name, kind }: HelpPoint) => localTextOf(name, locale) ?? t(`city.kinds.${kind}`);
  return (
    <RepeatedFields<HelpPoint>
      name={helpPointsKey}
      value={value}
      onChange={onChange}
      error={error}
      read={readHelpPoints}
      empty={empty}
      most={mostHelpPoints}
      className="help-points__list"
      folded={(point) => ({
        title: [nameOf(point), point.hall].filter(Boolean).join(', '),
        summary: [point.address, point.hours, point.phone].filter(Boolean).join(', '),
      })}
      words={{
        none: t('helpPoints.none'),
        add: t('helpPoints.add'),
        remove: (point) => t('helpPoints.remove', { name: nameOf(point) }),
      }}
    >
      {(point, at, change) => (
        <fieldset>
          <legend>{t('helpPoints.point', { number: at + 1 })}</legend>
          <PointFields at={at} point={point} halls={halls} change={change} />
        </fieldset>
      )}
    </RepeatedFields>
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
