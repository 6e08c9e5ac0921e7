import { readMoment, writeDay, writeMoment } from '@sevenmetre/rules/dates';
import { useLanguage } from '../../../lib/words/words.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import { longInstantText } from '../../../lib/time/moments.ts';
import { clockOf, instantOfClock, isInstant } from '../../../lib/time/zone-clock.ts';
import type { FieldProps } from '../field-frame.tsx';
import { TypedDate, useTypedText } from './typed-date.tsx';

interface DateTimeFieldProps extends FieldProps<string> {
  /** Whose clocks are typed, an IANA name. */
  readonly timeZone: string;
}

/**
 * A moment, typed as date and time of the clocks of a zone. The value is its instant (UTC, ISO 8601), '' for none; what is no
 * moment stays as it was typed, as in `DateField`. What was understood is said with the zone, also where clocks are changed.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, timeZone } = props;
  const { t, locale } = useLanguage();
  const clock = isInstant(value) ? clockOf(value, timeZone) : null;
  const typed = useTypedText(value, (text) => (clock === null ? text : writeMoment(clock, locale)));
  const change = (text: string) => {
    const read = readMoment(text);
    const next = read.ok ? (instantOfClock(read.clock, timeZone) ?? text.trim()) : text.trim();
    typed.keep(text, next);
    onChange(next);
  };
  const asked = readMoment(typed.text);
  const isShifted = clock !== null && asked.ok && asked.clock !== clock;
  const words = { moment: clock === null ? '' : longInstantText(t, value, timeZone), timeZone };
  return (
    <TypedDate
      {...props}
      text={typed.text}
      type={change}
      read={clock === null ? '' : t(isShifted ? 'signedIn.date.shifted' : 'signedIn.date.inZone', words)}
      typingError={clock === null && !asked.ok && typed.text.trim() !== '' ? errorText(t, asked.error) : null}
      example={`${writeDay('2026-12-31', locale)} 23:59`}
      day={clock?.slice(0, 10) ?? null}
      pick={(day) => change(writeMoment(`${day}T${clock?.slice(11) ?? '00:00'}`, locale))}
    />
  );
}
