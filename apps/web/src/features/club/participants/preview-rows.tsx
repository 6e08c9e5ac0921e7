import type { ClubRoster, RosterPreview, RosterRow } from '@sevenmetre/contract/participants/schemas';
import { readDay } from '@sevenmetre/rules/dates';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { longDayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import '../../../ui/forms/fields.css';
import { EditRow } from './edit-row.tsx';
import { violationText } from './problem-text.ts';

type Row = RosterPreview['rows'][number];

const kinds: Readonly<Record<Row['result'], BadgeKind>> = {
  create: 'good',
  update: 'good',
  same: 'plain',
  asked: 'wait',
  refused: 'bad',
};

interface PreviewRowsProps {
  readonly roster: ClubRoster;
  readonly rows: readonly Row[];
  readonly change: (line: number, row: RosterRow | null) => Promise<boolean>;
}

/** Every row of a list with what would become of it, each to be changed or left out. */
export function PreviewRows({ roster, rows, change }: PreviewRowsProps) {
  const t = useWords();
  const isInvalid = ({ result }: Row) => result === 'refused' || result === 'asked';
  const [only, setOnly] = useState(() => rows.length > 40 && rows.some(isInvalid));
  const [edited, edit] = useState<number | null>(null);
  const shown = only ? rows.filter((row) => isInvalid(row) || row.line === edited) : rows;
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
  if (row.line !== edited) return <RowButtons row={row} change={change} edit={edit} />;
  return <EditRow roster={roster} row={row} change={change} leave={() => edit(null)} />;
}

interface RowButtonsProps extends Pick<PreviewRowsProps, 'change'> {
  readonly row: Row;
  readonly edit: (line: number) => void;
}

/** A name of two readings is answered by its first name; everything else by changing the row. */
function RowButtons({ row, change, edit }: RowButtonsProps) {
  const t = useWords();
  const { line, texts, open } = row;
  const { firstName, lastName } = texts;
  const answered = (first: string, last: string) =>
    change(line, {
      line,
      texts: { ...texts, firstName: first, lastName: last },
      open: open.filter((asked) => asked !== 'name-order'),
    });
  return (
    <span className="club-roster__answers">
      {open.includes('name-order') ? (
        <>
          <AsyncButton look="quiet" throttled={false} action={() => answered(firstName, lastName)}>
            {t('participants.sheet.firstIs', { name: firstName })}
          </AsyncButton>
          <AsyncButton look="quiet" throttled={false} action={() => answered(lastName, firstName)}>
            {t('participants.sheet.firstIs', { name: lastName })}
          </AsyncButton>
        </>
      ) : null}
      <button
        type="button"
        className="button button--outline button--quiet"
        aria-label={t('participants.sheet.edit', { line: String(line) })}
        onClick={() => edit(line)}
      >
        {t('participants.sheet.editShort')}
      </button>
      <AsyncButton
        look="quiet"
        throttled={false}
        label={t('participants.sheet.leaveOut', { line: String(line) })}
        action={() => change(line, null)}
      >
        {t('participants.sheet.leaveOutShort')}
      </AsyncButton>
    </span>
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
        <div className="club-roster__name">
          <b>{`${texts.lastName} ${texts.firstName}`.trim() || '–'}</b>
          {violations.map((violation) => (
            <span
              key={violation.code}
              className={`club-roster__problem club-roster__problem--${violation.level === 'error' ? 'error' : 'warning'}`}
            >
              {violationText(t, violation)}
            </span>
          ))}
          {unused === '' ? null : (
            <span className="muted">{t('participants.sheet.unused', { text: unused })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'result',
      title: t('participants.sheet.row'),
      phone: 'aside',
      cell: ({ line, result }) => (
        <div className="club-roster__result">
          <span className="muted">{t('participants.sheet.line', { line: String(line) })}</span>
          <Badge kind={kinds[result]}>{t(`participants.sheet.result.${result}`)}</Badge>
        </div>
      ),
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
      cell: ({ texts }) => dotted([texts.number, texts.team, texts.role].filter((text) => text !== '')),
    },
    {
      key: 'actions',
      title: t('participants.sheet.editShort'),
      phone: 'action',
      cell: (row) => <RowActions row={row} {...editing} />,
    },
  ];
}
