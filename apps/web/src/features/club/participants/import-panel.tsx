import type { ClubRoster, RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { importColumns } from '@sevenmetre/rules/roster';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { sendSheet } from '../../../lib/queries/send-sheet.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { PreviewRows } from './preview-rows.tsx';

interface ImportPanelProps {
  readonly roster: ClubRoster;
  readonly leave: () => void;
}

/** A sheet is looked through first, row by row; then exactly what was shown is stored. */
export function ImportPanel({ roster, leave }: ImportPanelProps) {
  const t = useWords();
  const sheet = useSheet(roster.club.id, leave);
  const { preview, failure, isReading } = sheet;
  const rows = preview?.rows ?? [];
  const changing = rows.filter(({ result }) => result === 'create' || result === 'update').length;
  const refused = rows.filter(({ result }) => result === 'refused').length;
  return (
    <CardGrid>
      <Card title={t('participants.sheet.heading')}>
        <p className="field-hint">{t('participants.sheet.hint')}</p>
        <FileChoice again={preview !== null} choose={(file) => void sheet.choose(file)} />
        <div role="status">{isReading ? `${t('participants.sheet.reading')}…` : null}</div>
        {failure === null ? null : (
          <Banner kind="bad">
            {failureText(t, failure)} <Missing failure={failure} />
          </Banner>
        )}
        {preview === null ? null : (
          <>
            <p className="club-roster__message">
              <b>{changing > 0 ? t('participants.sheet.preview') : t('participants.sheet.none')}</b>{' '}
              {refused > 0 ? t('participants.sheet.leftOut', { count: refused }) : null}
            </p>
            <PreviewRows key={preview.fingerprint} rows={rows} />
            {changing > 0 ? (
              <AsyncButton action={sheet.commit}>
                {t('participants.sheet.confirm', { count: changing })}
              </AsyncButton>
            ) : null}
          </>
        )}
      </Card>
    </CardGrid>
  );
}

function FileChoice({ again, choose }: { again: boolean; choose: (file: File) => void }) {
  const t = useWords();
  return (
    <label className={again ? 'button button--outline club-roster__file' : 'button club-roster__file'}>
      {again ? t('participants.sheet.chooseAnother') : t('participants.sheet.choose')}
      <input
        type="file"
        className="visually-hidden"
        accept=".xlsx,.csv,.txt,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // The same file, put right, can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

/** Which columns a sheet lacks. */
function Missing({ failure }: { failure: Failure }) {
  const t = useWords();
  if (failure.kind !== 'refused') return null;
  const asked = failure.details['columns'];
  const names = importColumns.flatMap((column) =>
    Array.isArray(asked) && asked.includes(column) ? t(`participants.column.${column}`) : [],
  );
  return names.length === 0 ? null : t('participants.sheet.missing', { columns: names.join(', ') });
}

function useSheet(clubId: number, leave: () => void) {
  const t = useWords();
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<RosterPreview | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async (chosen: File) => {
    setReading(true);
    setFailure(null);
    setPreview(null);
    setFile(chosen);
    const outcome = await sendSheet('rosterImportPreview', { id: clubId, file: chosen });
    setReading(false);
    if (outcome.ok) setPreview(outcome.body);
    else setFailure(outcome.failure);
  };
  const commit = async () => {
    if (file === null || preview === null) return undefined;
    const query = { fingerprint: preview.fingerprint };
    const outcome = await sendSheet('rosterImport', { id: clubId, file, query });
    if (!outcome.ok) {
      setFailure(outcome.failure);
      // What was shown would not happen any more: the newest preview takes its place.
      const newest = newPreview(outcome.failure);
      if (newest) setPreview(newest);
      return false;
    }
    const { created, updated } = outcome.body;
    void queries.invalidateQueries({ queryKey: ['clubRoster'] });
    showToast('done', t('participants.sheet.done', { created, updated }));
    leave();
    return true;
  };
  return { preview, failure, isReading, choose, commit };
}

function newPreview(failure: Failure): RosterPreview | null {
  if (failure.kind !== 'refused' || failure.code !== 'import-changed') return null;
  // The server validates its own answers against the contract.
  return failure.details['preview'] as RosterPreview;
}
