import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../icon.tsx';
import { FieldFrame, fieldAttributes, fieldId } from '../field-frame.tsx';
import type { FieldProps } from '../field-frame.tsx';
import { DayCalendar } from './day-calendar.tsx';
import './date-field.css';

interface TypedDateProps extends FieldProps<string> {
  readonly text: string;
  readonly type: (text: string) => void;
  /** What was understood, in words; '' while nothing is. */
  readonly read: string;
  /** Why the text cannot be taken; said once the field is left, or when the form has been refused. */
  readonly typingError: string | null;
  readonly example: string;
  /** ISO day that the calendar begins with. */
  readonly day: string | null;
  readonly pick: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** The line in which dates are typed, what it understood below it, and the button of its calendar. */
export function TypedDate(props: TypedDateProps) {
  const { name, text, type, read, typingError, example, disabled = false, onBlur } = props;
  const t = useWords();
  const [isLeft, setLeft] = useState(false);
  const error = (isLeft || props.error ? typingError : null) ?? props.error;
  const attributes = fieldAttributes({ ...props, error });
  const readId = `${fieldId(name)}-read`;
  const described = [readId, attributes['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldFrame {...props} error={error}>
      <div className="date-field">
        <input
          {...attributes}
          aria-describedby={described}
          className="input"
          type="text"
          autoComplete="off"
          maxLength={40}
          placeholder={t('signedIn.date.example', { date: example })}
          value={text}
          onChange={({ target }) => {
            setLeft(false);
            type(target.value);
          }}
          onBlur={() => {
            setLeft(true);
            onBlur?.();
          }}
        />
        <CalendarButton {...props} disabled={disabled} />
      </div>
      <div className="date-field__read" id={readId} aria-live="polite">
        {read}
      </div>
    </FieldFrame>
  );
}

/** Opens the calendar. */
function CalendarButton({ name, label, day, min, max, pick, disabled = false }: TypedDateProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="date-field__open"
        type="button"
        aria-haspopup="dialog"
        aria-label={t('signedIn.date.calendar')}
        aria-describedby={`${fieldId(name)}-label`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen ? (
        <DayCalendar label={label} day={day} min={min} max={max} pick={pick} close={() => setOpen(false)} />
      ) : null}
    </>
  );
}

/** What stands in a field whose value is not its text: the text as it was typed, until the value comes from elsewhere. */
export function useTypedText(value: string, write: (value: string) => string) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : write(value);
  return { text, keep: (next: string, of: string) => setTyped({ text: next, value: of }) };
}
