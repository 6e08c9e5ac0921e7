import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { readDay } from '@sevenmetre/rules/dates';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { longDayText } from '../../../lib/time/moments.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import '../../../ui/forms/fields.css';
import { violationText } from './problem-text.ts';

type Row = RosterPreview['rows'][number];

const kinds: Readonly<Record<Row['result'], BadgeKind>> = {
  create: 'good',
  update: 'good',
  same: 'plain',
  refused: 'bad',
};

/** Every row of a sheet with what would become of it. Invalid ones are what one looks for. */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  const t = useWords();
  const hasInvalid = rows.some(({ result }) => result === 'refused');
  const [only, setOnly] = useState(hasInvalid);
  const shown = only ? rows.filter(({ result }) => result === 'refused') : rows;
  return (
    <>
      {hasInvalid ? (
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
        columns={columnsOf(t)}
        rows={shown}
        rowKey={({ line }) => line}
        empty={t('participants.sheet.none')}
      />
    </>
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

function columnsOf(t: ReturnType<typeof useWords>): Column<Row>[] {
  return [
    {
      key: 'name',
      title: t('participants.name'),
      phone: 'heading',
      cell: ({ texts, violations }) => (
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
      key: 'team',
      title: t('participants.teams'),
      cell: ({ texts }) => dotted([texts.number, texts.team, texts.role].filter((text) => text !== '')),
    },
  ];
}
