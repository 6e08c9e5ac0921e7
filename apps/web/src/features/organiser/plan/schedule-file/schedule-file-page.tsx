import { emptyPlan } from '@sevenmetre/engine/plan';
import { useMemo, useState } from 'react';
import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
import { planSchedulePath } from '../../../../lib/paths/signed-in-paths.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { TextAreaField } from '../../../../ui/forms/text-field.tsx';
import { HiddenNote, SheetQuestion } from '../../../../ui/imports/import-parts.tsx';
import { ReadingBar } from '../../../../ui/imports/reading-bar.tsx';
import { Link } from '../../../../ui/link.tsx';
import { FileButton } from '../../../../ui/forms/file-button.tsx';
import { sheetAccept } from '../../../../ui/imports/import-parts.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import { Card, CardGrid } from '../../../../ui/page/card.tsx';
import { Ready } from '../../../../ui/page/states.tsx';
import { PlanPage } from '../plan-page.tsx';
import type { ScheduleView } from '../schedule/model/schedule-view.ts';
import { scheduleBaseOf, withDocument } from '../schedule/model/view-of.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { nameOf } from '../schedule/model/names.ts';
import { FileQuestions } from './file-questions.tsx';
import { ScheduleRows } from './schedule-rows.tsx';
import { type ScheduleFile, useScheduleFile } from './use-schedule-file.ts';
import './schedule-file.css';

const mostShown = 50;

/** Matches of the plan without a row. */
function MissingMatches({ preview, view }: { preview: ScheduleFilePreview; view: ScheduleView }) {
  const t = useWords();
  const { missing } = preview;
  if (missing.length === 0) return null;
  return (
    <details className="schedule-file__missing">
      <summary>{t('planScheduleFile.missing', { count: missing.length })}</summary>
      <ul>
        {missing.slice(0, mostShown).map((key) => {
          const match = view.matches.get(key);
          return (
            <li key={key}>{match ? dotted([nameOf(view, key), `${match.home} – ${match.away}`]) : key}</li>
          );
        })}
        {missing.length > mostShown ? (
          <li>{t('planScheduleFile.more', { count: missing.length - mostShown })}</li>
        ) : null}
      </ul>
    </details>
  );
}

/** A schedule that was made elsewhere: looked through row by row, then a change of the draft. */
export function ScheduleFilePage() {
  const t = useWords();
  const draft = useRead('planDraft', {});
  const settings = useRead('planSettings', {});
  return (
    <PlanPage title={t('planScheduleFile.title')}>
      <Ready read={draft}>
        {(read) => <Ready read={settings}>{(set) => <FromFile base={scheduleBaseOf(t, read, set)} />}</Ready>}
      </Ready>
    </PlanPage>
  );
}

function FromFile({ base }: { base: Omit<ScheduleView, 'document'> }) {
  const t = useWords();
  const file = useScheduleFile();
  const view = useMemo(() => withDocument(base, { ...emptyPlan }), [base]);
  const { preview, imported, failure, reading } = file;
  return (
    <CardGrid>
      <Card title={t('planScheduleFile.title')}>
        <p className="field-hint">{t('planScheduleFile.hint')}</p>
        <Source file={file} />
        <ReadingBar reading={reading} label={t('planScheduleFile.reading')} />
        <SheetQuestion sheets={file.sheets} />
        <HiddenNote hidden={file.hidden} />
        {failure === null ? null : <Banner kind="bad">{failureText(t, failure)}</Banner>}
        {preview === null ? null : <Preview file={file} view={view} />}
        {imported === null ? null : (
          <>
            <Banner kind="good">{t('planScheduleFile.done', { count: imported.placed })}</Banner>
            <Link className="button" to={planSchedulePath}>
              {t('planScheduleFile.toSchedule')}
            </Link>
          </>
        )}
      </Card>
    </CardGrid>
  );
}

function Source({ file }: { file: ScheduleFile }) {
  const t = useWords();
  const [text, setText] = useState('');
  return (
    <>
      <TextAreaField
        name="schedule-file-text"
        label={t('planScheduleFile.paste')}
        optional="unsaid"
        rows={5}
        maxLength={500_000}
        value={text}
        onChange={setText}
      />
      {text.trim() === '' ? null : (
        <AsyncButton look="plain" throttled={false} action={() => file.start({ text })}>
          {t('planScheduleFile.read')}
        </AsyncButton>
      )}
      <FileButton accept={sheetAccept} choose={(chosen) => void file.start({ file: chosen })}>
        {t('planScheduleFile.choose')}
      </FileButton>
    </>
  );
}

const results = ['place', 'same', 'asked', 'skipped'] as const;

function Preview({ file, view }: { file: ScheduleFile; view: ScheduleView }) {
  const t = useWords();
  const { preview } = file;
  if (preview === null) return null;
  const { rows, aside, unknown, brokenRules, hasOtherNumbers } = preview;
  const counts = results.map(
    (result) => [result, rows.filter((row) => row.result === result).length] as const,
  );
  const placed = counts.find(([result]) => result === 'place')?.[1] ?? 0;
  const lines = aside
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, reason }) => `${line} (${t(`planScheduleFile.asideReason.${reason}`)})`)
    .join(', ');
  return (
    <>
      <FileQuestions file={file} preview={preview} />
      <p className="schedule-file__result">
        <b>{t(placed > 0 ? 'planScheduleFile.preview' : 'planScheduleFile.none')}</b>{' '}
        {counts
          .filter(([, count]) => count > 0)
          .map(([result, count]) => `${t(`planScheduleFile.count.${result}`, { count })}. `)}
        {aside.length > 0 ? `${t('planScheduleFile.aside', { count: aside.length, lines })}. ` : null}
        {unknown.length > 0 ? `${t('planScheduleFile.unknown', { columns: unknown.join(', ') })}. ` : null}
        {hasOtherNumbers ? t('planScheduleFile.otherNumbers') : null}
      </p>
      {brokenRules > 0 ? (
        <Banner kind="wait">{t('planScheduleFile.broken', { count: brokenRules })}</Banner>
      ) : null}
      <ScheduleRows file={file} preview={preview} view={view} />
      <MissingMatches preview={preview} view={view} />
      {placed > 0 ? (
        <AsyncButton action={file.commit}>{t('planScheduleFile.confirm', { count: placed })}</AsyncButton>
      ) : null}
    </>
  );
}
