import { useId, useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import type { JsonProblem } from './read-json.ts';
import { errorText } from './read-json.ts';

interface JsonEditorProps {
  readonly json: string;
  readonly problems: readonly JsonProblem[];
  readonly change: (json: string) => void;
  /** Writes it with line breaks; null while it is no JSON. */
  readonly format: (() => void) | null;
}

/** So many problems are listed; the next ones come when these are mended. */
const most = 30;

/** All texts as one JSON; what is wrong is said by its line, and leads there. */
export function JsonEditor({ json, problems, change, format }: JsonEditorProps) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const goTo = (line: number) => {
    const lines = json.split('\n');
    const from = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.current?.focus();
    field.current?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('translations.json')}</label>
      <p className="field-hint" id={`${id}-hint`}>
        {t('translations.jsonHint')}
      </p>
      <ul className="translations__errors" id={`${id}-errors`} aria-live="polite">
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.line} ${problem.key} ${problem.error}`}>
            <button className="translations__reset" type="button" onClick={() => goTo(problem.line)}>
              {t('translations.line', { line: String(problem.line) })}
            </button>{' '}
            {problem.key === '' ? null : <code>{problem.key}</code>} <span>{errorText(t, problem)}</span>
          </li>
        ))}
      </ul>
      <textarea
        id={id}
        ref={field}
        className="input translations__file"
        rows={20}
        spellCheck={false}
        value={json}
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-hint ${id}-errors`}
        onChange={({ target }) => change(target.value)}
      />
      <button
        className="button button--outline"
        type="button"
        disabled={format === null}
        onClick={() => format?.()}
      >
        {t('translations.format')}
      </button>
    </div>
  );
}
