import type { ClubListPreview, ClubListRow } from '@sevenmetre/contract/club-list/schemas';
import { type ClubColumn, clubColumns, type ClubViolationCode } from '@sevenmetre/rules/club-list';
import { useState } from 'react';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Badge, type BadgeKind } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { listRowOf } from './use-club-list.ts';

type Row = ClubListPreview['rows'][number];
type Words = ReturnType<typeof useWords>;
type Change = (line: number, row: ClubListRow | null) => Promise<boolean>;

const kinds: Readonly<Record<Row['result'], BadgeKind>> = {
  create: 'good',
  update: 'good',
  same: 'plain',
  asked: 'wait',
  refused: 'bad',
};

/** Every row of a list with what would become of it, each to be answered, changed or left out. */
export function ClubRows({ rows, change }: { rows: readonly Row[]; change: Change }) {
  const t = useWords();
  const [edited, edit] = useState<number | null>(null);
  return (
    <DataTable
      caption={t('clubList.title')}
      columns={columnsOf(t, { change, edited, edit })}
      rows={rows}
      rowKey={({ line }) => line}
      empty={t('clubList.none')}
    />
  );
}

interface Editing {
  readonly change: Change;
  /** Line of the row that is being changed. */
  readonly edited: number | null;
  readonly edit: (line: number | null) => void;
}

function columnsOf(t: Words, editing: Editing): Column<Row>[] {
  return [
    {
      key: 'club',
      title: t('clubList.column.club'),
      phone: 'heading',
      cell: ({ texts, violations }) => (
        <div className="club-list__club">
          <b>{texts.club || '–'}</b>
          {violations.map((violation, index) => (
            <span key={`${violation.code} ${index}`} className={`club-list__problem--${violation.level}`}>
              {violationText(t, violation)}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: 'result',
      title: t('registrations.columnState'),
      phone: 'aside',
      cell: ({ line, result }) => (
        <>
          <span className="muted">{t('clubList.line', { line: String(line) })}</span>{' '}
          <Badge kind={kinds[result]}>{t(`clubList.result.${result}`)}</Badge>
        </>
      ),
    },
    {
      key: 'teams',
      title: t('clubList.column.categories'),
      cell: ({ texts, teams }) =>
        dotted([texts.categories, teams > 0 ? t('clubList.newTeams', { count: teams }) : ''].filter(Boolean)),
    },
    {
      key: 'contact',
      title: t('clubList.column.email'),
      cell: ({ texts }) =>
        dotted([`${texts.contactFirstName} ${texts.contactLastName}`.trim(), texts.email].filter(Boolean)),
    },
    {
      key: 'actions',
      title: t('registrations.columnAction'),
      phone: 'action',
      cell: (row) => <RowActions row={row} {...editing} />,
    },
  ];
}

function violationText(t: Words, { code, parameters }: Row['violations'][number]): string {
  const known = code as ClubViolationCode;
  if (known === 'country-unknown' || known === 'category-unknown')
    return t(`clubList.violation.${known}`, { text: parameters['text'] ?? '' });
  if (known === 'kept') {
    const field = clubColumns.find((column) => column === parameters['field']);
    return t('clubList.violation.kept', { field: field === undefined ? '' : t(`clubList.column.${field}`) });
  }
  return t(`clubList.violation.${known}`);
}

function RowActions({ row, change, edited, edit }: Editing & { readonly row: Row }) {
  if (row.line === edited) return <EditClub row={row} change={change} leave={() => edit(null)} />;
  return <RowButtons row={row} change={change} edit={edit} />;
}

interface RowButtonsProps extends Pick<Editing, 'change' | 'edit'> {
  readonly row: Row;
}

function RowButtons({ row, change, edit }: RowButtonsProps) {
  const t = useWords();
  const { line, texts, open, candidates } = row;
  const { contactFirstName: first, contactLastName: last } = texts;
  const take = (target: ClubListRow['target']) => change(line, { ...listRowOf(row), target });
  const named = (firstName: string, lastName: string) =>
    change(line, {
      ...listRowOf(row),
      texts: { ...texts, contactFirstName: firstName, contactLastName: lastName },
      open: open.filter((asked) => asked !== 'contact-name-order'),
    });
  return (
    <span className="club-list__actions">
      {candidates.map(({ id, name }) => (
        <AsyncButton key={id} look="quiet" throttled={false} action={() => take(id)}>
          {t('clubList.isClub', { name })}
        </AsyncButton>
      ))}
      {candidates.length > 0 ? (
        <AsyncButton look="quiet" throttled={false} action={() => take('new')}>
          {t('clubList.isNew')}
        </AsyncButton>
      ) : null}
      {open.includes('contact-name-order') ? (
        <>
          <AsyncButton look="quiet" throttled={false} action={() => named(first, last)}>
            {t('clubList.firstIs', { name: first })}
          </AsyncButton>
          <AsyncButton look="quiet" throttled={false} action={() => named(last, first)}>
            {t('clubList.firstIs', { name: last })}
          </AsyncButton>
        </>
      ) : null}
      <button
        type="button"
        className="button button--outline button--quiet"
        aria-label={t('clubList.edit', { line: String(line) })}
        onClick={() => edit(line)}
      >
        {t('clubList.editShort')}
      </button>
      <AsyncButton
        look="quiet"
        throttled={false}
        label={t('clubList.leaveOut', { line: String(line) })}
        action={() => change(line, null)}
      >
        {t('clubList.leaveOutShort')}
      </AsyncButton>
    </span>
  );
}

interface EditClubProps extends Pick<Editing, 'change'> {
  readonly row: Row;
  readonly leave: () => void;
}

/** The texts of a row as they will be read; applying them answers what the row left open. */
function EditClub({ row, change, leave }: EditClubProps) {
  const t = useWords();
  const [texts, setTexts] = useState(row.texts);
  const write = (column: ClubColumn) => (value: string) => setTexts({ ...texts, [column]: value });
  const apply = async () => {
    const done = await change(row.line, { ...listRowOf(row), texts, open: [] });
    if (done) leave();
    return done;
  };
  return (
    <div className="club-list__edit" role="group" aria-label={t('clubList.edit', { line: String(row.line) })}>
      {clubColumns.map((column) => (
        <TextField
          key={column}
          name={`club-${row.line}-${column}`}
          label={t(`clubList.column.${column}`)}
          optional="unsaid"
          maxLength={200}
          value={texts[column]}
          onChange={write(column)}
        />
      ))}
      <div className="club-list__actions">
        <AsyncButton throttled={false} action={apply}>
          {t('clubList.apply')}
        </AsyncButton>
        <button type="button" className="button button--outline" onClick={leave}>
          {t('clubList.close')}
        </button>
      </div>
    </div>
  );
}
