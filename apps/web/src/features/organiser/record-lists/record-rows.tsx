import type { RecordListPreview, RecordListRow } from '@sevenmetre/contract/record-list/schemas';
import {
  type ListColumn,
  listColumnsOf,
  type ListViolationCode,
  type RecordList,
} from '@sevenmetre/rules/record-list';
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
import { recordRowOf } from './use-record-list.ts';

type Row = RecordListPreview['rows'][number];
type Words = ReturnType<typeof useWords>;
type Change = (line: number, row: RecordListRow | null) => Promise<boolean>;

interface RecordRowsProps {
  readonly list: RecordList;
  readonly rows: readonly Row[];
  readonly change: Change;
}

/** Every row of a list with what would become of it, each to be answered, changed or left out. */
export function RecordRows({ list, rows, change }: RecordRowsProps) {
  const t = useWords();
  const [edited, edit] = useState<number | null>(null);
  return (
    <DataTable
      caption={t(`recordList.title.${list}`)}
      columns={columnsOf(t, { list, change, edited, edit })}
      rows={rows}
      rowKey={({ line }) => line}
      empty={t('recordList.none')}
    />
  );
}

interface Editing extends Pick<RecordRowsProps, 'list' | 'change'> {
  /** Line of the row that is being changed. */
  readonly edited: number | null;
  readonly edit: (line: number | null) => void;
}

const names: Readonly<Record<RecordList, readonly ListColumn[]>> = {
  halls: ['name'],
  officials: ['lastName', 'firstName'],
};

function columnsOf(t: Words, editing: Editing): Column<Row>[] {
  const inName = names[editing.list];
  const others = listColumnsOf(editing.list).filter((column) => !inName.includes(column));
  const [first = 'name'] = inName;
  return [
    {
      key: 'name',
      title: t(`recordList.column.${first}`),
      phone: 'heading',
      cell: ({ texts, violations }) => (
        <RowHeading
          name={inName
            .map((column) => texts[column] ?? '')
            .join(' ')
            .trim()}
          violations={violations.map((violation) => ({
            level: violation.level,
            text: violationText(t, editing.list, violation),
          }))}
        />
      ),
    },
    {
      key: 'result',
      title: t('registrations.columnState'),
      phone: 'aside',
      cell: ({ line, result }) => <RowState line={line} result={result} />,
    },
    {
      key: 'details',
      title: t('recordList.details'),
      cell: ({ texts }) => dotted(others.map((column) => texts[column] ?? '').filter((text) => text !== '')),
    },
    {
      key: 'actions',
      title: t('registrations.columnAction'),
      phone: 'action',
      cell: (row) => <RowActions row={row} {...editing} />,
    },
  ];
}

function violationText(t: Words, list: RecordList, { code, parameters }: Row['violations'][number]): string {
  const field = listColumnsOf(list).find((column) => column === parameters['field']);
  return t(`recordList.violation.${code as ListViolationCode}`, {
    field: field === undefined ? '' : t(`recordList.column.${field}`),
    code: parameters['code'] ?? '',
    text: parameters['text'] ?? '',
  });
}

function RowActions({ row, list, change, edited, edit }: Editing & { readonly row: Row }) {
  const t = useWords();
  const { line, texts, open, candidates } = row;
  if (line === edited) return <EditRecord row={row} list={list} change={change} leave={() => edit(null)} />;
  const take = (target: RecordListRow['target']) => change(line, { ...recordRowOf(row), target });
  const answered = (firstName: string, lastName: string) =>
    change(line, {
      ...recordRowOf(row),
      texts: { ...texts, firstName, lastName },
      open: open.filter((asked) => asked !== 'name-order'),
    });
  const { firstName: first = '', lastName: last = '' } = texts;
  return (
    <RowButtons
      line={line}
      names={open.includes('name-order') ? { first, last, answered } : null}
      edit={edit}
      leaveOut={() => change(line, null)}
    >
      {candidates.map(({ id, name }) => (
        <RowAnswer key={id} choose={() => take(id)}>
          {t('recordList.isRecord', { name })}
        </RowAnswer>
      ))}
      {candidates.length > 0 ? (
        <RowAnswer choose={() => take('new')}>{t('recordList.isNew')}</RowAnswer>
      ) : null}
    </RowButtons>
  );
}

interface EditRecordProps extends Pick<Editing, 'list' | 'change'> {
  readonly row: Row;
  readonly leave: () => void;
}

function EditRecord({ row, list, change, leave }: EditRecordProps) {
  const t = useWords();
  const columns = listColumnsOf(list);
  // A list's other columns are no texts of the row.
  const texts = Object.fromEntries(columns.map((column) => [column, row.texts[column] ?? '']));
  const form = useRowForm({
    id: `${list}-${row.line}`,
    texts,
    apply: (typed) => change(row.line, { ...recordRowOf(row), texts: { ...row.texts, ...typed }, open: [] }),
    leave,
  });
  return (
    <RowForm line={row.line} form={form} leave={leave}>
      {columns.map((column) => (
        <TextField
          key={column}
          {...form.field(column)}
          label={t(`recordList.column.${column}`)}
          optional="unsaid"
          maxLength={column === 'note' ? 4000 : 300}
        />
      ))}
    </RowForm>
  );
}
