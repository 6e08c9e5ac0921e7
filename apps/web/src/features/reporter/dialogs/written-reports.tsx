import { cardsWithoutReport, type WrittenReport } from '@sevenmetre/rules/match';
import { useWords } from '../../../lib/words/words.ts';
import type { BoardRow } from '../match-events/board.ts';
import { reportOf } from '../match-events/difference.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { useScreen, useTable } from '../matches/recording-context.ts';
import { whoIs } from '../matches/words.ts';

const blueCards = ({ board }: Pick<TableState, 'board'>): readonly BoardRow[] =>
  board.rows.filter(({ moment }) => moment.type.code === 'blue-card');

/** Whether a blue card has neither its written report nor the statement that it follows (MA112). */
export function lacksWrittenReport(state: TableState): boolean {
  const keys = blueCards(state).map(({ event }) => event.key);
  return cardsWithoutReport(keys, reportOf(state).written ?? []).length > 0;
}

/** The written report of each blue card, kept until the match is approved. Nothing where there is none. */
export function WrittenReports() {
  const state = useTable();
  return blueCards(state).map((row) => <CardReport key={row.event.key} row={row} />);
}

function CardReport({ row }: { row: BoardRow }) {
  const t = useWords();
  const { table } = useScreen();
  const report = reportOf(useTable());
  const { key } = row.event;
  const others = (report.written ?? []).filter((other) => other.key !== key);
  const own = report.written?.find((other) => other.key === key) ?? {
    key,
    text: '',
    follows: false,
    name: '',
  };
  const change = (changed: Partial<WrittenReport>) =>
    table.changeReport({ ...report, written: [...others, { ...own, ...changed }] });
  return (
    <fieldset className="written-report">
      <legend>{t('reporter.finish.written', { who: whoIs(t, row.person) })}</legend>
      <label className="written-report__text">
        {t('reporter.finish.writtenText')}
        <textarea
          rows={3}
          maxLength={4000}
          value={own.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </label>
      <label className="written-report__follows">
        <input
          type="checkbox"
          checked={own.follows}
          onChange={(event) => change({ follows: event.target.checked })}
        />
        {t('reporter.finish.follows')}
      </label>
      <div className="written-report__by">
        <label htmlFor={`written-${key}`}>{t('reporter.finish.writtenBy')}</label>
        <input
          id={`written-${key}`}
          value={own.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
    </fieldset>
  );
}
