import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { choicesOf } from '@sevenmetre/rules/configuration';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { CheckField, ListField } from '../../../ui/forms/choice-fields.tsx';
import { DateTimeField } from '../../../ui/forms/date/date-time-field.tsx';
import type { FieldProps } from '../../../ui/forms/field-frame.tsx';
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx';
import { choiceName } from '../page/setting-name.ts';
import { settingUnit } from './setting-value.ts';
import { isInSeconds, minutesText, secondsText } from './minutes.ts';

interface EntryFieldProps {
  readonly entry: ConfigurationEntry;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly timeZone: string;
  readonly change: (value: string | null) => void;
  /** A choice or a switch, which is made by one press. */
  readonly choose: (value: string | null) => void;
}

/** Texts that are written in sentences. */
const long = /^terms-/;

/** The field that a type and a format ask for. Moments are read and written on the tournament's clocks. */
export function EntryField({ entry, hint, timeZone, change, choose, ...rest }: EntryFieldProps) {
  const t = useWords();
  const { key, dataType, value, format } = entry;
  const choices = choicesOf(format);
  const named = { ...rest, name: key, hint: hint === '' ? undefined : hint };
  // Every setting may be empty: saying so at each would hide their names.
  const props = { ...named, optional: 'unsaid' as const, unit: settingUnit(t, key) };
  const set = (text: string) => change(text === '' ? null : text);
  if (dataType === 'boolean')
    return <CheckField {...props} value={value === 'true'} onChange={(on) => choose(String(on))} />;
  if (choices)
    return (
      <ListField
        {...props}
        value={value ?? ''}
        onChange={choose}
        onPass={change}
        options={choices.map((choice) => ({ value: choice, label: choiceName(t, choice) }))}
      />
    );
  if (dataType === 'datetime')
    return <DateTimeField {...props} timeZone={timeZone} value={value ?? ''} onChange={set} />;
  if (long.test(key)) return <TextAreaField {...props} value={value ?? ''} onChange={set} rows={6} />;
  if (isInSeconds(key)) return <MinutesField {...props} value={value ?? ''} onChange={set} />;
  return (
    <TextField
      {...props}
      value={value ?? ''}
      onChange={set}
      inputMode={dataType === 'string' ? 'text' : 'decimal'}
    />
  );
}

/** Minutes over a stored text of seconds. What is typed stays as it is while it means the stored value. */
function MinutesField({ value, onChange, ...props }: FieldProps<string>) {
  const [typed, setTyped] = useState(minutesText(value));
  return (
    <TextField
      {...props}
      value={secondsText(typed) === value ? typed : minutesText(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(secondsText(text));
      }}
    />
  );
}
