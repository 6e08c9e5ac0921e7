import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** A member of the object that is stored with a place; `stored` is its value until another one is typed. */
interface Fact {
  readonly name: string;
  readonly text: string;
  readonly stored?: unknown;
}

interface PlaceFactsProps {
  /** JSON text of an object. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** Further facts of a place by name: the members of the object that is stored with it. */
export function PlaceFacts({ value, onChange, error }: PlaceFactsProps) {
  const t = useWords();
  const [typed, setTyped] = useState<readonly Fact[] | null>(null);
  const facts = typed !== null && factsText(typed) === value ? typed : factsOf(value);
  const put = (next: readonly Fact[]) => {
    setTyped(next);
    onChange(factsText(next));
  };
  const change = (at: number, some: Partial<Fact>) =>
    put(facts.map((fact, index) => (index === at ? { ...fact, ...some } : fact)));
  return (
    <fieldset className="enumerations__types" id={fieldId('data')} tabIndex={-1}>
      <legend>{t('enumerations.place.data')}</legend>
      {facts.map(({ name, text }, index) => (
        <div className="enumerations__fact" key={index}>
          <TextField
            name={`data.${index}.name`}
            label={t('enumerations.place.fact')}
            value={name}
            onChange={(typedName) => change(index, { name: typedName })}
            optional="unsaid"
          />
          <TextField
            name={`data.${index}.value`}
            label={t('enumerations.place.factValue')}
            value={text}
            onChange={(typedText) => change(index, { text: typedText, stored: typedText })}
            optional="unsaid"
          />
          <button
            className="button button--outline"
            type="button"
            onClick={() => put(facts.filter((_, at) => at !== index))}
          >
            {t('enumerations.place.removeFact')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </div>
      ))}
      <p className="field-hint">{t('enumerations.place.dataHint')}</p>
      {error === undefined ? null : <p className="field-error">{error}</p>}
      <button
        className="button button--outline"
        type="button"
        onClick={() => put([...facts, { name: '', text: '' }])}
      >
        {t('enumerations.place.addFact')}
      </button>
    </fieldset>
  );
}

/** The facts in a sentence: "surface: parquet, seats: 400". */
export function factsSentence(value: string): string {
  return factsOf(value)
    .map(({ name, text }) => `${name}: ${text}`)
    .join(', ');
}

function factsOf(value: string): readonly Fact[] {
  return Object.entries(parsed(value)).map(([name, stored]) => ({
    name,
    text: typeof stored === 'string' ? stored : JSON.stringify(stored),
    stored,
  }));
}

/** JSON text of the facts; rows that are empty are left out. Names that are missing or repeated give no object, which is refused. */
function factsText(facts: readonly Fact[]): string {
  const written = facts
    .map((fact) => ({ ...fact, name: fact.name.trim() }))
    .filter(({ name, text }) => name !== '' || text !== '');
  const names = new Set(written.map(({ name }) => name));
  if (names.has('') || names.size < written.length) return JSON.stringify(written);
  return JSON.stringify(Object.fromEntries(written.map(({ name, text, stored = text }) => [name, stored])));
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
