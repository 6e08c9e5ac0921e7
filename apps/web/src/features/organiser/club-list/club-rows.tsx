import type { ClubListPreview, ClubListRow } from '@sevenmetre/contract/club-list/schemas';
import { clubColumns, type ClubViolationCode } from '@sevenmetre/rules/club-list';
import { useState } from 'react';
import { dotted } from '../../../lib/words/dotted.ts';
import { useWords } from '../../../lib/words/words.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import {
  RowAnswer,
  RowButtons,
  RowForm,
  RowHeading,
  RowState,
  useRowForm,
} from '../../../ui/imports/import-parts.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { listRowOf } from './use-club-list.ts';

type Row = ClubListPreview['rows'][number];
type Words = ReturnType<typeof useWords>;
type Change = (line: number, row: ClubListRow | null) => Promise<boolean>;

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
        <RowHeading
          name={texts.club}
          violations={violations.map((violation) => ({
            level: violation.level,
            text: violationText(t, violation),
          }))}
        />
      ),
    },
    {
      key: 'result',
      title: t('registrations.columnState'),
      phone: 'aside',
      cell: ({ line, result }) => <RowState line={line} result={result} changed={t('clubList.filled')} />,
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
  if (known === 'teams-waiting')
    return t(`clubList.violation.${known}`, {
      category: parameters['category'] ?? '',
      count: Number(parameters['count'] ?? 0),
    });
  if (known === 'kept') {
    const field = clubColumns.find((column) => column === parameters['field']);
    return t('clubList.violation.kept', { field: field === undefined ? '' : t(`clubList.column.${field}`) });
  }
  return t(`clubList.violation.${known}`);
}

function RowActions({ row, change, edited, edit }: Editing & { readonly row: Row }) {
  const t = useWords();
  const { line, texts, open, candidates } = row;
  if (line === edited) return <EditClub row={row} change={change} leave={() => edit(null)} />;
  const take = (target: ClubListRow['target']) => change(line, { ...listRowOf(row), target });
  const answered = (contactFirstName: string, contactLastName: string) =>
    change(line, {
      ...listRowOf(row),
      texts: { ...texts, contactFirstName, contactLastName },
      open: open.filter((asked) => asked !== 'contact-name-order'),
    });
  const { contactFirstName: first, contactLastName: last } = texts;
  return (
    <RowButtons
      line={line}
      names={open.includes('contact-name-order') ? { first, last, answered } : null}
      edit={edit}
      leaveOut={() => change(line, null)}
    >
      {candidates.map(({ id, name }) => (
        <RowAnswer key={id} choose={() => take(id)}>
          {t('clubList.isClub', { name })}
        </RowAnswer>
      ))}
      {candidates.length > 0 ? <RowAnswer choose={() => take('new')}>{t('clubList.isNew')}</RowAnswer> : null}
    </RowButtons>
  );
}

interface EditClubProps extends Pick<Editing, 'change'> {
  readonly row: Row;
  readonly leave: () => void;
}

function EditClub({ row, change, leave }: EditClubProps) {
  const t = useWords();
  const form = useRowForm({
    id: `club-${row.line}`,
    texts: row.texts,
    apply: (texts) => change(row.line, { ...listRowOf(row), texts, open: [] }),
    leave,
  });
  return (
    <RowForm line={row.line} form={form} leave={leave}>
      {clubColumns.map((column) => (
        <TextField
          key={column}
          {...form.field(column)}
          label={t(`clubList.column.${column}`)}
          optional="unsaid"
          maxLength={200}
        />
      ))}
    </RowForm>
  );
}
