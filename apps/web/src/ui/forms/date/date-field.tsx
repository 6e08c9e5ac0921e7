import { isDay, readDay, writeDay } from '@sevenmetre/rules/dates';
import { dayWithin } from '@sevenmetre/rules/validation';
import { useLanguage } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { longDayText } from '../../../lib/time/moments.ts';
import type { FieldProps } from '../field-frame.tsx';
import { TypedDate, useTypedText } from './typed-date.tsx';

interface DateFieldProps extends FieldProps<string> {
  /** ISO days, both included. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A day, typed or chosen from a calendar. The value is an ISO day of the tournament's calendar, '' for none. What is no date
 * stays as it was typed: the field says why (rules DA1 to DA4), and no check of a form lets it pass.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max } = props;
  const { t, locale } = useLanguage();
  const typed = useTypedText(value, (day) => writeDay(day, locale));
  const change = (text: string) => {
    const read = readDay(text);
    const next = read.ok ? read.day : text.trim();
    typed.keep(text, next);
    onChange(next);
  };
  const error = dayWithin(min ?? null, max ?? null)(value);
  return (
    <TypedDate
      {...props}
      text={typed.text}
      type={change}
      read={isDay(value) ? longDayText(t, value) : ''}
      typingError={error === null ? null : errorText(t, error)}
      example={writeDay('2026-12-31', locale)}
      day={isDay(value) ? value : null}
      pick={onChange}
    />
  );
}
