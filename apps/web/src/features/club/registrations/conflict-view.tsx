import { countryName } from '@sevenmetre/rules/names';
import type { ClubFormBody, ClubOffer } from '@sevenmetre/contract/registrations/club-registration';
import type { Translator } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/page/card.tsx';
import { fieldLabel } from './form-words.ts';
import { type FormField, type Merge, take } from './merge-forms.ts';

interface ConflictViewProps {
  readonly merge: Merge;
  readonly theirs: ClubFormBody;
  readonly offer: ClubOffer;
  /** The form as somebody has decided that it should be. */
  readonly decide: (form: ClubFormBody) => void;
}

interface FormQuestionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A question in the place of the form, which has to be answered first; it takes the focus. */
export function FormQuestion({ title, children }: FormQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alertdialog"
      aria-label={title}
      className="registration-form__conflict"
    >
      <Card title={title}>{children}</Card>
    </div>
  );
}

/**
 * What somebody else has changed meanwhile, beside one's own: the user decides on each, and nothing is overwritten
 * silently.
 */
export function ConflictView({ merge, theirs, offer, decide }: ConflictViewProps) {
  const { t, locale } = useLanguage();
  const [taken, setTaken] = useState<readonly FormField[]>([]);
  const names = merge.theirs.map((field) => fieldLabel(t, field)).join(', ');
  return (
    <FormQuestion title={t('clubRegistration.conflict.title')}>
      <p>{t('clubRegistration.conflict.text')}</p>
      {merge.theirs.length === 0 ? null : (
        <p>{t('clubRegistration.conflict.merged', { count: merge.theirs.length, names })}</p>
      )}
      {merge.conflicts.map((field) => {
        const say = (form: ClubFormBody) => valueText(t, locale, offer, form, field);
        const choose = (isTheirs: boolean) =>
          setTaken((before) => [...before.filter((one) => one !== field), ...(isTheirs ? [field] : [])]);
        return (
          <Choice
            key={field}
            field={field}
            mine={say(merge.form)}
            theirs={say(theirs)}
            isTheirs={taken.includes(field)}
            choose={choose}
          />
        );
      })}
      <button type="button" className="button" onClick={() => decide(take(merge.form, theirs, taken))}>
        {t('clubRegistration.conflict.done')}
      </button>
    </FormQuestion>
  );
}

interface ChoiceProps {
  readonly field: FormField;
  readonly mine: string;
  readonly theirs: string;
  readonly isTheirs: boolean;
  readonly choose: (isTheirs: boolean) => void;
}

function Choice({ field, mine, theirs, isTheirs, choose }: ChoiceProps) {
  const { t } = useLanguage();
  const options = [
    {
      isTheirs: false,
      word: t('clubRegistration.conflict.keepMine'),
      whose: t('clubRegistration.conflict.mine'),
      text: mine,
    },
    {
      isTheirs: true,
      word: t('clubRegistration.conflict.takeTheirs'),
      whose: t('clubRegistration.conflict.theirs'),
      text: theirs,
    },
  ];
  return (
    <fieldset className="field packages">
      <legend>{fieldLabel(t, field)}</legend>
      <div className="package">
        {options.map((option) => (
          <label key={option.word}>
            <input
              type="radio"
              name={`conflict-${field}`}
              checked={isTheirs === option.isTheirs}
              onChange={() => choose(option.isTheirs)}
            />
            <b>{option.word}</b>
            <span className="field-hint">
              {option.whose}: {option.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function valueText(
  t: Translator,
  locale: Locale,
  offer: ClubOffer,
  form: ClubFormBody,
  field: FormField,
): string {
  const value = form[field];
  if (typeof value === 'boolean') return t(value ? 'signedIn.yes' : 'signedIn.no');
  if (field === 'teams')
    return (
      form.teams.map((team) => teamText(t, offer, team)).join('; ') || t('clubRegistration.conflict.empty')
    );
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'number') return nameOfId(locale, offer, field, value);
  return value === null || value === '' ? t('clubRegistration.conflict.empty') : value;
}

function teamText(t: Translator, offer: ClubOffer, team: ClubFormBody['teams'][number]): string {
  const code = offer.categories.find(({ id }) => id === team.teamCategoryId)?.code ?? '–';
  const name = team.name === '' ? code : `${code} ${team.name}`;
  return `${name}, ${t('clubRegistration.total.persons', { count: team.bundlePersons })}`;
}

function nameOfId(locale: Locale, { countries }: ClubOffer, field: FormField, id: number): string {
  if (field === 'regionId') {
    return countries.flatMap(({ regions }) => regions).find((region) => region.id === id)?.name ?? '–';
  }
  const country = countries.find((one) => one.id === id);
  return country ? countryName(country, locale) : '–';
}
