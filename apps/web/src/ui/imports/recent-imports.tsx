import type { SheetImports, SheetImportUndone } from '@sevenmetre/contract/sheet-imports/schemas';
import type { SheetImportKind } from '@sevenmetre/rules/sheet-import';
import { useState } from 'react';
import type { Failure } from '../../lib/queries/failure.ts';
import { failureText } from '../../lib/queries/failure-words.ts';
import { instantText } from '../../lib/time/moments.ts';
import { useWords } from '../../lib/words/words.ts';
import { AsyncButton } from '../forms/async-button.tsx';
import { Banner } from '../page/badge.tsx';
import { Card } from '../page/card.tsx';

type Undo = (
  id: number,
) => Promise<
  { readonly ok: true; readonly body: SheetImportUndone } | { readonly ok: false; readonly failure: Failure }
>;

interface RecentImportsProps {
  readonly imports: SheetImports;
  /** What the page imports. */
  readonly kind: SheetImportKind;
  readonly undo: Undo;
}

/** Imports that can be undone, and what became of an undo; nothing without either. */
export function RecentImports({ imports, kind, undo }: RecentImportsProps) {
  const t = useWords();
  const [undone, setUndone] = useState<SheetImportUndone | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const own = imports.imports.filter((one) => one.kind === kind);
  if (own.length === 0 && undone === null && failure === null) return null;
  const press = async (id: number) => {
    const outcome = await undo(id);
    setFailure(outcome.ok ? null : outcome.failure);
    if (outcome.ok) setUndone(outcome.body);
    return outcome.ok;
  };
  return (
    <Card title={t('sheetImport.recent')}>
      {failure === null ? null : <Banner kind="bad">{failureText(t, failure)}</Banner>}
      {undone === null ? null : <UndoneText undone={undone} />}
      {own.length === 0 ? null : <p className="field-hint">{t('sheetImport.undoHint')}</p>}
      <ul className="sheet-import__recent">
        {own.map(({ id, source, at, records }) => (
          <li key={id}>
            <span>
              <b>{source || t('sheetImport.pasted')}</b>{' '}
              <span className="muted">
                {instantText(t, at, imports.timeZone)} · {t('sheetImport.records', { count: records })}
              </span>
            </span>
            <AsyncButton look="plain" action={() => press(id)}>
              {t('sheetImport.undo')}
            </AsyncButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UndoneText({ undone: { undone, kept } }: { undone: SheetImportUndone }) {
  const t = useWords();
  return (
    <Banner kind={kept.length === 0 ? 'good' : 'wait'}>
      {t('sheetImport.undone', { count: undone })}
      {kept.length === 0 ? null : (
        <>
          {' '}
          {t('sheetImport.kept', { count: kept.length })}
          <ul>
            {kept.map(({ line, name, reason }) => (
              <li key={`${line} ${name} ${reason}`}>
                {t('sheetImport.line', { line: String(line) })}: {name} (
                {t(`sheetImport.keptReason.${reason}`)})
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}
