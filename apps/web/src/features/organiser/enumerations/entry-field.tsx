import { genders } from '@sevenmetre/rules/vocabulary';
import { useLanguage } from '../../../lib/words/words.ts';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { DateField } from '../../../ui/forms/date/date-field.tsx';
import { NumberField } from '../../../ui/forms/number-fields.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { EntryField as Field, WordedField } from './entry-fields.ts';

type Value = string | number | boolean | null;

interface EntryFieldProps<V> {
  readonly field: Field<V>;
  readonly value: unknown;
  readonly change: (value: Value) => void;
  readonly error: string | undefined;
  readonly countryCodes: readonly string[];
}

/** The field that a kind of value asks for. */
export function EntryField<V>({ field, value, change, error, countryCodes }: EntryFieldProps<V>) {
  const { t, locale } = useLanguage();
  const { type, hint } = field;
  const key: WordedField = field.key;
  const props = {
    name: key,
    label: t(`enumerations.field.${key}`),
    error,
    ...(hint === undefined ? {} : { hint: t(`enumerations.fieldHint.${hint}`) }),
  };
  const text = typeof value === 'string' ? value : '';
  switch (type) {
    case 'check':
      return <CheckField {...props} value={value === true} onChange={change} optional />;
    case 'count':
      return (
        <NumberField {...props} value={typeof value === 'number' ? value : null} onChange={change} optional />
      );
    case 'day':
      return (
        <DateField {...props} value={text} onChange={(day) => change(day === '' ? null : day)} optional />
      );
    case 'gender': {
      const options = genders.map((gender) => ({ value: gender, label: t(`enumerations.gender.${gender}`) }));
      return <ListField {...props} value={text} onChange={change} options={options} />;
    }
    case 'country': {
      const named = new Intl.DisplayNames(locale, { type: 'region' });
      const options = countryCodes.map((code) => ({ value: code, label: named.of(code) ?? code }));
      return <ListField {...props} value={text} onChange={change} options={options} />;
    }
    case 'note':
      return <TextField {...props} value={text} onChange={(note) => change(note || null)} optional />;
    case 'text':
      return <TextField {...props} value={text} onChange={change} />;
  }
}
