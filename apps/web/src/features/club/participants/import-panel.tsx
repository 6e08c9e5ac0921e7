import type { ClubRoster, RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { importColumns } from '@sevenmetre/rules/roster';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { TextAreaField } from '../../../ui/forms/text-field.tsx';
import { Banner } from '../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../ui/page/card.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { PreviewRows } from './preview-rows.tsx';
import { teamsOf } from './roster-view.ts';
import { type Import, useImport } from './use-import.ts';

interface ImportPanelProps {
  readonly roster: ClubRoster;
  readonly leave: () => void;
}

/** Pasted names or a sheet are looked through first, row by row; then exactly what was shown is stored. */
export function ImportPanel({ roster, leave }: ImportPanelProps) {
  const t = useWords();
  const teams = teamsOf(roster).filter(({ editable }) => editable);
  const [only] = teams;
  const sheet = useImport(roster.club.id, teams.length === 1 && only ? only.id : null, leave);
  const { preview, failure, isReading } = sheet;
  return (
    <CardGrid>
      <Card title={t('participants.sheet.heading')}>
        <p className="field-hint">{t('participants.sheet.hint')}</p>
        {teams.length === 0 ? null : (
          <ListField
            name="import-team"
            label={t('participants.sheet.defaultTeam')}
            optional="unsaid"
            none={t('participants.sheet.noTeam')}
            value={sheet.answers.teamId === null ? '' : String(sheet.answers.teamId)}
            onChange={(value) => void sheet.answer({ teamId: value === '' ? null : Number(value) })}
            options={teams.map(({ id, categoryCode, name }) => ({
              value: String(id),
              label: `${categoryCode} ${name}`,
            }))}
          />
        )}
        <Paste sheet={sheet} />
        <FileChoice again={preview !== null} choose={(file) => void sheet.start({ file })} />
        <div role="status">{isReading ? `${t('participants.sheet.reading')}…` : null}</div>
        {failure === null ? null : (
          <Banner kind="bad">
            {failureText(t, failure)} <Missing failure={failure} />
          </Banner>
        )}
        {preview === null ? null : <Preview roster={roster} preview={preview} sheet={sheet} />}
      </Card>
    </CardGrid>
  );
}

function Paste({ sheet }: { sheet: Import }) {
  const t = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField
        name="import-text"
        label={t('participants.sheet.paste')}
        hint={t('participants.sheet.pasteHint')}
        optional="unsaid"
        rows={6}
        maxLength={60_000}
        value={text}
        onChange={setText}
      />
      {text.trim() === '' ? null : (
        <AsyncButton look="plain" throttled={false} action={() => sheet.start({ text })}>
          {t('participants.sheet.read')}
        </AsyncButton>
      )}
    </>
  );
}

interface PreviewProps {
  readonly roster: ClubRoster;
  readonly preview: RosterPreview;
  readonly sheet: Import;
}

function Preview({ roster, preview, sheet }: PreviewProps) {
  const t = useWords();
  const { rows, questions, aside } = preview;
  const count = (...results: readonly string[]) =>
    rows.filter(({ result }) => results.includes(result)).length;
  const changing = count('create', 'update');
  const asked = count('asked');
  const refused = count('refused');
  const lines = aside
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, reason }) => `${line} (${t(`participants.sheet.asideReason.${reason}`)})`)
    .join(', ');
  return (
    <>
      <ImportQuestions questions={questions} sheet={sheet} />
      <p className="club-roster__message">
        <b>{changing > 0 ? t('participants.sheet.preview') : t('participants.sheet.none')}</b>{' '}
        {asked > 0 ? `${t('participants.sheet.waiting', { count: asked })}. ` : null}
        {refused > 0 ? `${t('participants.sheet.leftOut', { count: refused })}. ` : null}
        {aside.length > 0 ? t('participants.sheet.aside', { count: aside.length, lines }) : null}
      </p>
      <PreviewRows roster={roster} rows={rows} change={sheet.change} />
      {changing > 0 ? (
        <AsyncButton action={sheet.commit}>
          {t('participants.sheet.confirm', { count: changing })}
        </AsyncButton>
      ) : null}
    </>
  );
}

function FileChoice({ again, choose }: { again: boolean; choose: (file: File) => void }) {
  const t = useWords();
  return (
    <label className="button button--outline club-roster__file">
      {again ? t('participants.sheet.chooseAnother') : t('participants.sheet.choose')}
      <input
        type="file"
        className="visually-hidden"
        accept=".xlsx,.csv,.tsv,.txt,text/csv"
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
