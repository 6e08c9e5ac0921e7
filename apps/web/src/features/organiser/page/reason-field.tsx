import { useState } from 'react';

interface ReasonFieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** What becomes of the reason, or what is wrong with it. */
  readonly hint: string;
  readonly isWrong: boolean;
  /** Characters. */
  readonly longest: number;
  /** What is typed when the field appears: a question that is asked again waits until the former has left. */
  readonly typed: () => string;
  readonly onType: (reason: string) => void;
}

/** The text of a question and the field for a reason below it. */
export function ReasonField({
  id,
  label,
  text,
  hint,
  isWrong,
  longest: most,
  typed,
  onType,
}: ReasonFieldProps) {
  const [initial] = useState(typed);
  return (
    <div className="organiser__reason">
      <p>{text}</p>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={most}
        required
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint`}
        defaultValue={initial}
        onChange={(event) => onType(event.target.value)}
      />
      <p id={`${id}-hint`} className={isWrong ? 'field-error' : 'muted'}>
        {hint}
      </p>
    </div>
  );
}
