import type { ScheduleFilePreview } from '@sevenmetre/contract/schedule-file/schemas';
import { placeInFile, type ScheduleReason } from '@sevenmetre/rules/schedule-file';
import { planDrawPath, planFormatsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useState } from 'react';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { ListField } from '../../../../ui/forms/choice-fields.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Badge, type BadgeKind } from '../../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { courtCode, nameOf, placeText } from '../schedule/model/names.ts';
import type { ScheduleView } from '../schedule/model/schedule-view.ts';
import { EditedRow } from './edited-row.tsx';
import type { PreviewRow, ScheduleFile } from './use-schedule-file.ts';

type Words = ReturnType<typeof useWords>;

interface ScheduleRowsProps {
  readonly file: ScheduleFile;
  readonly preview: ScheduleFilePreview;
  readonly view: ScheduleView;
}

const kinds: Readonly<Record<PreviewRow['result'], BadgeKind>> = {
  place: 'good',
  same: 'plain',
  asked: 'wait',
  skipped: 'bad',
};

/** Every row of a schedule with what would become of it, each to be answered or left out. */
export function ScheduleRows({ file, preview, view }: ScheduleRowsProps) {
  const t = useWords();
  const [edited, edit] = useState<string | null>(null);
  return (
    <DataTable
      caption={t('planScheduleFile.title')}
      columns={columnsOf(t, { file, preview, view, edited, edit })}
      rows={preview.rows}
      // A sheet has at most a thousand columns.
      rowKey={({ line, column }) => line * 1_001 + (column ?? 0)}
      empty={t('planScheduleFile.none')}
    />
  );
}

interface Shared extends ScheduleRowsProps {
  /** Place in the file of the row that is being changed. */
  readonly edited: string | null;
  readonly edit: (place: string | null) => void;
}

function columnsOf(t: Words, shared: Shared): Column<PreviewRow>[] {
  const { view, file, edited, edit } = shared;
  return [
    {
      key: 'match',
      title: t('planScheduleFile.column.match'),
      phone: 'heading',
      cell: ({ texts, reason }) => (
        <div className="schedule-file__match">
          <b>{textOf(texts)}</b>
          {reason === null ? null : (
            <span>{t(`planScheduleFile.reason.${reason.code}`, { text: reason.text })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'state',
      title: t('planScheduleFile.column.state'),
      phone: 'aside',
      cell: (row) => (
        <>
          <span className="muted">{t('planScheduleFile.line', { line: placeInFile(row) })}</span>{' '}
          <Badge kind={kinds[row.result]}>{t(`planScheduleFile.result.${row.result}`)}</Badge>
        </>
      ),
    },
    {
      key: 'place',
      title: t('planScheduleFile.column.place'),
      cell: ({ texts, placed, to }) =>
        to === null
          ? dotted([texts.day, texts.time, texts.hall, texts.court].filter(Boolean))
          : dotted([placed === null ? '' : nameOf(view, placed), placeText(t, view, to)].filter(Boolean)),
    },
    {
      key: 'answer',
      title: t('planScheduleFile.column.answer'),
      phone: 'action',
      cell: (row) =>
        placeInFile(row) === edited ? (
          <EditedRow row={row} change={file.change} leave={() => edit(null)} />
        ) : (
          <RowAnswer row={row} {...shared} />
        ),
    },
  ];
}

function textOf({ home, away, pair, number, category, group, round }: PreviewRow['texts']): string {
  const teams = home !== '' || away !== '' ? `${home || '?'} – ${away || '?'}` : pair;
  return dotted([category, group || round, teams || (number === '' ? '–' : number)].filter(Boolean));
}

/** Rows of these reasons may still be a match that somebody knows. */
const openReasons = new Set<ScheduleReason>(['match-missing', 'team-unknown', 'category-not-drawn']);

function RowAnswer({ row, file, preview, view, edit }: Shared & { readonly row: PreviewRow }) {
  const t = useWords();
  const { reason, result, isLeftOut } = row;
  const line = placeInFile(row);
  const link = linkOf(t, row);
  return (
    <span className="schedule-file__actions">
      <Choices row={row} file={file} preview={preview} view={view} />
      {link === null ? null : <Link to={link.to}>{link.text}</Link>}
      {reason?.code === 'encoding' ? (
        <AsyncButton look="quiet" throttled={false} action={() => file.change(row, { isDoubtful: false })}>
          {t('planScheduleFile.isIt', { name: textOf(row.texts) })}
        </AsyncButton>
      ) : null}
      <button
        type="button"
        className="button button--outline button--quiet"
        aria-label={t('sheetImport.edit', { line })}
        onClick={() => edit(line)}
      >
        {t('sheetImport.editShort')}
      </button>
      {isLeftOut ? (
        <AsyncButton
          look="quiet"
          throttled={false}
          label={t('planScheduleFile.takeBack', { line })}
          action={() => file.change(row, { isLeftOut: false })}
        >
          {t('planScheduleFile.takeBackShort')}
        </AsyncButton>
      ) : result === 'skipped' ? null : (
        <AsyncButton
          look="quiet"
          throttled={false}
          label={t('planScheduleFile.leaveOut', { line })}
          action={() => file.change(row, { isLeftOut: true })}
        >
          {t('planScheduleFile.leaveOutShort')}
        </AsyncButton>
      )}
    </span>
  );
}

function linkOf(t: Words, { reason }: PreviewRow) {
  const category = reason?.text ?? '';
  if (reason?.code === 'category-empty')
    return { to: `${planFormatsPath}/${category}`, text: t('planScheduleFile.toFormats', { category }) };
  if (reason?.code === 'category-not-drawn')
    return { to: `${planDrawPath}/${category}`, text: t('planScheduleFile.toDraw', { category }) };
  return null;
}

const mostButtons = 3;

/** What a row may mean: buttons for a few, a list for many. */
function Choices({ row, file, preview, view }: ScheduleRowsProps & { readonly row: PreviewRow }) {
  const t = useWords();
  const { category, reason, question } = row;
  const isOpen = reason !== null && openReasons.has(reason.code);
  const missing = preview.missing.filter(
    (key) => category !== null && view.matches.get(key)?.category === category,
  );
  const asked =
    question ?? (isOpen ? { kind: 'match' as const, text: '', category: '', choices: missing } : null);
  if (asked === null || asked.choices.length === 0) return null;
  const { kind, text } = asked;
  const take = (id: string) =>
    kind === 'match'
      ? file.change(row, { match: id })
      : file.answer({
          names: [
            ...preview.answers.names.filter(
              (name) => name.kind !== kind || name.text !== text || name.category !== asked.category,
            ),
            { kind, text, category: asked.category, id },
          ],
        });
  const options = asked.choices.map((id) => ({ value: id, label: choiceText(view, kind, id) }));
  if (options.length <= mostButtons)
    return options.map(({ value, label }) => (
      <AsyncButton key={value} look="quiet" throttled={false} action={() => take(value)}>
        {t('planScheduleFile.isIt', { name: label })}
      </AsyncButton>
    ));
  return (
    <ListField<string>
      name={`schedule-file-${row.line}-${row.column ?? 0}`}
      label={t(`planScheduleFile.${kind}Of`, { line: placeInFile(row) })}
      optional="unsaid"
      none={t('planScheduleFile.notChosen')}
      value=""
      onChange={(id) => void (id === '' ? undefined : take(id))}
      options={options}
    />
  );
}

function choiceText(view: ScheduleView, kind: 'match' | 'team' | 'hall' | 'category', id: string): string {
  if (kind === 'team') return view.teamNames.get(id) ?? id;
  if (kind === 'hall') {
    const name = view.courts.find((court) => court.id === id)?.name ?? '';
    return dotted([courtCode(view, id), name].filter(Boolean));
  }
  if (kind === 'category') return id;
  const match = view.matches.get(id);
  return match ? dotted([nameOf(view, id), `${match.home} – ${match.away}`]) : id;
}
