import type { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { readDay } from '@sevenmetre/rules/dates';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { longDayText } from '../../../lib/time/moments.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import type { BadgeKind } from '../../../ui/page/badge.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import '../../../ui/forms/fields.css';
import { findingText } from './problem-text.ts';

type Row = RosterPreview['rows'][number];

const kinds: Readonly<Record<Row['verdict'], BadgeKind>> = {
  create: 'good',
  update: 'good',
  same: 'plain',
  refused: 'bad',
};

/** Every row of a sheet with what would become of it. Faulty ones are what one looks for. */
export function PreviewRows({ rows }: { rows: readonly Row[] }) {
  const t = useWords();
  const hasFaulty = rows.some(({ verdict }) => verdict === 'refused');
  const [only, setOnly] = useState(hasFaulty);
  const shown = only ? rows.filter(({ verdict }) => verdict === 'refused') : rows;
  return (
    <>
      {hasFaulty ? (
        <div className="check-field">
          <input
            id="cr-faulty"
            type="checkbox"
            checked={only}
            onChange={({ target }) => setOnly(target.checked)}
          />
          <label htmlFor="cr-faulty">{t('participants.sheet.onlyFaulty')}</label>
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
      cell: ({ texts, faults }) => (
        <div className="club-roster__name">
          <b>{`${texts.lastName} ${texts.firstName}`.trim() || '–'}</b>
          {faults.map((fault) => (
            <span
              key={fault.code}
              className={`club-roster__problem club-roster__problem--${fault.level === 'error' ? 'error' : 'warning'}`}
            >
              {findingText(t, fault)}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: 'verdict',
      title: t('participants.sheet.row'),
      phone: 'aside',
      cell: ({ line, verdict }) => (
        <div className="club-roster__result">
          <span className="muted">{t('participants.sheet.line', { line: String(line) })}</span>
          <Badge kind={kinds[verdict]}>{t(`participants.sheet.verdict.${verdict}`)}</Badge>
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
      cell: ({ texts }) => [texts.number, texts.team, texts.role].filter((text) => text !== '').join(' · '),
    },
  ];
}
