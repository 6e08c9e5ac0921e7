import { useEffect, useId, useState } from 'react';
import './fields.css';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly search: (text: string) => void;
  /** Takes a whole text that is no search, such as a scanned code, and leaves the box empty for the next one. */
  readonly take?: (text: string) => boolean;
  /** In the box, where the label is not seen. */
  readonly placeholder?: string;
}

/** Milliseconds after the last letter. */
const pause = 250;

/**
 * Searches after a pause in typing, or on Enter; Arrow Down moves into the list. The box also shows a search that
 * was made elsewhere, such as by a link.
 */
export function SearchBox({ label, value, search, take, placeholder }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [asked, setAsked] = useState(value);
  if (value !== shown) {
    setShown(value);
    // The search for earlier text completes while the user types on.
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => {
      if (take?.(text.trim()) === true) return setText('');
      setAsked(text.trim());
      search(text.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [text, value, search, take]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type="search"
        value={text}
        maxLength={100}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && take?.(text.trim()) === true) setText('');
          else if (key === 'Enter' && text.trim() !== value) {
            setAsked(text.trim());
            search(text.trim());
          }
          if (key === 'ArrowDown') intoList();
        }}
      />
    </div>
  );
}

/** To the first row of a list with a selection, whose keys work from there. */
function intoList() {
  document.querySelector<HTMLElement>('.data-table tbody input[type="checkbox"]')?.focus();
}

interface FilterProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly all: string;
  readonly choose: (value: string) => void;
}

/** One of a few, or all. */
export function Filter({ label, value, options, all, choose }: FilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
