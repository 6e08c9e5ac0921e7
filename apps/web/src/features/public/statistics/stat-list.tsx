import type { StatisticsSlice } from '@sevenmetre/contract/statistics/schemas';
import { useDeferredValue, useMemo, useState } from 'react';
import { usePrinting } from '../../../lib/browser/use-printing.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { arrange } from './arrange.ts';
import type { Order, Row } from './arrange.ts';
import type { Columns } from './columns.ts';
import type { Everyone } from './everyone.ts';
import { StatTable } from './stat-table.tsx';
import { TeamFilter } from './team-filter.tsx';
import { useEveryone } from './use-everyone.ts';

interface StatListProps<R extends Row> {
  readonly slice: StatisticsSlice;
  /** What the page was made with, and how many there are in all. */
  readonly first: { readonly total: number; readonly rows: readonly R[] };
  readonly all: (everyone: Everyone) => readonly R[];
  readonly columns: Columns<R>;
  readonly caption: string;
  readonly heading: string;
  readonly bar: ((row: R) => number) | null;
}

/** Rows at first, and on paper. */
const few = 30;
const printed = 100;

/**
 * A list that can be sorted, filtered by team, and expanded. More than the first hundred are fetched when asked
 * for.
 */
export function StatList<R extends Row>(props: StatListProps<R>) {
  const { slice, first, all, columns, caption, heading, bar } = props;
  const { t, locale } = useLanguage();
  const [order, setOrder] = useState<Order>({ by: columns[0].key, turned: false });
  const [teamId, setTeamId] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  const isComplete = first.total <= first.rows.length;
  const asksMore = isWhole || teamId !== null || order.by !== columns[0].key || order.turned;
  const { everyone, failed, retry } = useEveryone(
    slice.category.code,
    slice.version,
    asksMore && !isComplete,
  );
  const known = !isComplete && asksMore && everyone ? all(everyone) : first.rows;
  const isWaiting = asksMore && !isComplete && !everyone;
  // What was pressed is answered first; thousands of rows are put in order, and drawn, when there is time.
  const rows = useDeferredValue(known);
  const { by, turned } = useDeferredValue(order);
  const team = useDeferredValue(teamId);
  const shownBy = isWaiting ? columns[0].key : by;
  const shownTurned = !isWaiting && turned;
  const shownTeam = isWaiting ? null : team;
  const arranged = useMemo(
    () => arrange(rows, columns, { by: shownBy, turned: shownTurned }, { teamId: shownTeam, locale }),
    [rows, columns, shownBy, shownTurned, shownTeam, locale],
  );
  const limit = isPrinting ? printed : isWhole && !isWaiting ? arranged.length : few;
  const visible = limit < arranged.length ? arranged.slice(0, limit) : arranged;
  const total = shownTeam === null ? first.total : arranged.length;
  return (
    <>
      <TeamFilter teams={slice.teams} teamId={teamId} setTeamId={setTeamId} />
      <StatTable
        caption={caption}
        heading={heading}
        columns={columns}
        rows={visible}
        teams={slice.teams}
        order={{ by: shownBy, turned: shownTurned }}
        setOrder={setOrder}
        bar={bar}
        isWindowed={!isPrinting && visible.length > few}
        isWaiting={isWaiting}
      />
      <div className="row statistics__more">
        <span className="muted small" role="status">
          {isWaiting && !failed
            ? `${t('states.loading')}…`
            : t('statistics.shown', { shown: visible.length, total })}
        </span>
        {failed && isWaiting ? <NotAll retry={retry} /> : null}
        {visible.length < total && !isWhole ? (
          <button className="button button--outline" type="button" onClick={() => setWhole(true)}>
            {t('statistics.showAll', { total })}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** The rest of the list did not come: says so and offers to ask again. */
function NotAll({ retry }: { retry: () => void }) {
  const t = useWords();
  return (
    <span className="row">
      <span className="small" role="alert">
        {t('statistics.notAll')}
      </span>
      <button className="button button--outline" type="button" onClick={retry}>
        {t('states.error.tryNow')}
      </button>
    </span>
  );
}
