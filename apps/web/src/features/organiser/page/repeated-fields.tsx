import { type ReactNode, useId, useState } from 'react';
import { fieldId } from '../../../ui/forms/field-frame.tsx';
import { type Fold, FoldPress, useFolds } from '../../../ui/page/folded-card.tsx';
import { useEditionRead } from '../../../lib/queries/working-edition.ts';

interface FoldedRecord {
  readonly title: string;
  readonly summary: string;
}

interface RepeatedFieldsProps<T extends object> {
  /** Of the setting: errors lead here. */
  readonly name: string;
  /** The list as a setting stores it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The sentence that says what is wrong with the list. */
  readonly error?: string | undefined;
  /** null: it is no such list. */
  readonly read: (value: string) => readonly T[] | null;
  /** A new record. */
  readonly empty: T;
  readonly most: number;
  readonly className: string;
  readonly words: {
    readonly none: string;
    readonly add: string;
    readonly remove: (record: T) => string;
    /** What “remove” removes, where the button does not say it. */
    readonly removeLabel?: (record: T) => string;
  };
  /** A record while it is folded: on a phone one of them is open at a time. Left out: all are always open. */
  readonly folded?: (record: T) => FoldedRecord;
  readonly children: (record: T, at: number, change: (fields: Partial<T>) => void) => ReactNode;
}

/** Records of a setting, one after another, to be added, changed and removed. What cannot be stored yet stays in the fields. */
export function RepeatedFields<T extends object>(props: RepeatedFieldsProps<T>) {
  const { name, value, onChange, error, read, empty, most, className, words, folded, children } = props;
  const [typed, setTyped] = useState<{ readonly value: string; readonly records: readonly T[] } | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const records = typed?.value === value ? typed.records : (read(value) ?? []);
  const put = (next: readonly T[]) => {
    const text = next.length === 0 ? '' : JSON.stringify(next);
    setTyped({ value: text, records: next });
    onChange(text);
  };
  const change = (at: number) => (fields: Partial<T>) =>
    put(records.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  return (
    <div id={fieldId(name)} tabIndex={-1}>
      {records.length === 0 ? <p className="muted">{words.none}</p> : null}
      <ol className={className}>
        {records.map((record, at) => (
          // A record has no other key than its place: its name is typed.
          <li key={at}>
            <FoldedPart
              folded={folded?.(record)}
              fold={{ isOpen: open === at, toggle: () => setOpen(open === at ? null : at) }}
            >
              {children(record, at, change(at))}
              <button
                className="button button--outline button--danger"
                type="button"
                aria-label={words.removeLabel?.(record)}
                onClick={() => {
                  setOpen(null);
                  put(records.filter((_, index) => index !== at));
                }}
              >
                {words.remove(record)}
              </button>
            </FoldedPart>
          </li>
        ))}
      </ol>
      {error === undefined ? null : <p className="field-error">{error}</p>}
      <button
        className="button button--outline"
        type="button"
        disabled={records.length >= most}
        onClick={() => {
          setOpen(records.length);
          put([...records, empty]);
        }}
      >
        {words.add}
      </button>
    </div>
  );
}

interface FoldedPartProps {
  readonly folded: FoldedRecord | undefined;
  readonly fold: Fold;
  readonly children: ReactNode;
}

function FoldedPart({ folded, fold, children }: FoldedPartProps) {
  const id = useId();
  const folds = useFolds() && folded !== undefined;
  return (
    <>
      {folds ? (
        <div className="fold-head">
          <FoldPress fold={fold} describedBy={fold.isOpen ? undefined : id}>
            {folded.title}
          </FoldPress>
          {fold.isOpen ? null : (
            <p className="fold-summary" id={id}>
              {folded.summary}
            </p>
          )}
        </div>
      ) : null}
      <div className="fold-body" hidden={folds && !fold.isOpen}>
        {children}
      </div>
    </>
  );
}

/** Codes of the halls of the edition. */
export function useHallCodes(): string[] {
  const places = useEditionRead('adminPlaces', {}).data?.places ?? [];
  return places.filter(({ values }) => values.kind === 'hall').map(({ values }) => values.code);
}
