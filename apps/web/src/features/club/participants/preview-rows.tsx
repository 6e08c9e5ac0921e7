import type { ClubRoster, RosterPreview, RosterRow } from '@sevenmetre/contract/participants/schemas';
import { readDay } from '@sevenmetre/rules/dates';
import { personTexts } from '@sevenmetre/rules/roster';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { longDayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { RowButtons, RowHeading, RowState } from '../../../ui/imports/import-parts.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import '../../../ui/forms/fields.css';
import { EditRow } from './edit-row.tsx';
import { violationText } from './problem-text.ts';

type Row = RosterPreview['rows'][number];

/** A list that a phone shows without much scrolling; of longer ones the rows with something to answer come first. */
const fewRows = 8;

interface PreviewRowsProps {
  readonly roster: ClubRoster;
  readonly rows: readonly Row[];
  readonly change: (line: number, row: RosterRow | null) => Promise<boolean>;
}

/** Every row of a list with what would become of it, each to be changed or left out. */
export function PreviewRows({ roster, rows, change }: PreviewRowsProps) {
  const t = useWords();
  const isInvalid = ({ result }: Row) => result === 'refused' || result === 'asked';
  const [only, setOnly] = useState(rows.length > fewRows);
  const [edited, edit] = useState<number | null>(null);
  // Nothing is left to be answered: the whole list.
  const isShort = only && rows.some(isInvalid);
  const shown = isShort ? rows.filter((row) => isInvalid(row) || row.line === edited) : rows;
  return (
    <>
      {rows.some(isInvalid) ? (
        <div className="check-field">
          <input
            id="cr-invalid"
            type="checkbox"
            checked={only}
            onChange={({ target }) => setOnly(target.checked)}
          />
          <label htmlFor="cr-invalid">{t('participants.sheet.onlyInvalid')}</label>
        </div>
      ) : null}
      <DataTable
        caption={t('participants.sheet.heading')}
        columns={columnsOf(t, { roster, change, edited, edit })}
        rows={shown}
        rowKey={({ line }) => line}
        empty={t('participants.sheet.none')}
      />
    </>
  );
}

interface Editing extends Pick<PreviewRowsProps, 'roster' | 'change'> {
  /** Line of the row that is being changed. */
  readonly edited: number | null;
  readonly edit: (line: number | null) => void;
}

function RowActions({ row, roster, change, edited, edit }: Editing & { readonly row: Row }) {
  const { line, texts, open } = row;
  if (line === edited) return <EditRow roster={roster} row={row} change={change} leave={() => edit(null)} />;
  const answered = (firstName: string, lastName: string) =>
    change(line, {
      line,
      texts: { ...texts, firstName, lastName },
      open: open.filter((asked) => asked !== 'name-order'),
    });
  const { firstName: first, lastName: last } = texts;
  return (
    <RowButtons
      line={line}
      names={open.includes('name-order') ? { first, last, answered } : null}
      edit={edit}
      leaveOut={() => change(line, null)}
    />
  );
}

/** What a cell was understood as, in words, below what it holds: day and month are never exchanged unseen. */
function readBirthDate(t: ReturnType<typeof useWords>, text: string) {
  const read = readDay(text);
  return (
    <>
      {text}
      {read.ok ? <div className="field-hint">{longDayText(t, read.day)}</div> : null}
    </>
  );
}

function columnsOf(t: ReturnType<typeof useWords>, editing: Editing): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('participants.name'),
      phone: 'heading',
      cell: ({ texts, violations, unused }) => (
        <RowHeading
          name={`${texts.lastName} ${texts.firstName}`.trim()}
          violations={violations.map((violation) => ({
            level: violation.level === 'error' ? 'error' : 'warning',
            text: violationText(t, violation),
          }))}
        >
          {unused === '' ? null : (
            <span className="muted">{t('participants.sheet.unused', { text: unused })}</span>
          )}
        </RowHeading>
      ),
    },
    {
      key: 'result',
      title: t('participants.sheet.row'),
      phone: 'aside',
      cell: ({ line, result }) => <RowState line={line} result={result} />,
    },
    {
      key: 'birthDate',
      title: t('participants.column.birthDate'),
      cell: ({ texts }) => readBirthDate(t, texts.birthDate),
    },
    {
      key: 'gender',
      title: t('participants.column.gender'),
      cell: ({ texts }) =>
        texts.gender === 'M' || texts.gender === 'W'
          ? t(`participants.gender.${texts.gender}`)
          : texts.gender,
    },
    {
      key: 'team',
      title: t('participants.teams'),
      cell: ({ texts }) =>
        dotted(
          [texts.number, texts.team, texts.role, ...personTexts.map((field) => texts[field])].filter(
            (text) => text !== '',
          ),
        ),
    },
    {
      key: 'actions',
      title: t('sheetImport.editShort'),
      phone: 'action',
      cell: (row) => <RowActions row={row} {...editing} />,
    },
  ];
}
