import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { useState } from 'react';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import type { Reporter } from './use-assign.ts';
import { HallDays } from './assignment-grid.tsx';
import { useAssign } from './use-assign.ts';

/** Who reports in which hall on which day; where something is played and nobody does, it is said. */
export function HallOverview({ table }: { table: ReporterAssignments }) {
  const t = useWords();
  const taking = useTaking(table);
  return (
    <Card title={t('matchRosters.reporters.overview')}>
      <HallDays
        table={table}
        caption={t('matchRosters.reporters.overview')}
        className="reporters__overview"
        renderCell={(hall, day) => <HallDay table={table} hall={hall} day={day} taking={taking} />}
      />
    </Card>
  );
}

type Assignment = Reporter['assignments'][number];

/**
 * Takes an assignment from a reporter. All the others are sent with it, so that the next one has to wait for the answer; days
 * that have no matches any more are left out, since the server does not know them.
 */
function useTaking({ halls, days }: ReporterAssignments) {
  const assign = useAssign();
  const [isBusy, setBusy] = useState(false);
  const isKnown = ({ placeId, day }: Assignment) =>
    days.includes(day) && halls.some(({ id }) => id === placeId);
  const take = async (reporter: Reporter, isTaken: (one: Assignment) => boolean) => {
    if (isBusy) return;
    setBusy(true);
    await assign(reporter, {
      assignments: reporter.assignments.filter((one) => isKnown(one) && !isTaken(one)),
    });
    setBusy(false);
  };
  return { take, isBusy };
}

interface HallDayProps {
  readonly table: ReporterAssignments;
  readonly hall: ReporterAssignments['halls'][number];
  readonly day: string;
  readonly taking: ReturnType<typeof useTaking>;
}

function HallDay({ table, hall, day, taking: { take, isBusy } }: HallDayProps) {
  const t = useWords();
  const isHere = (one: Assignment) => one.placeId === hall.id && one.day === day;
  const here = table.reporters.filter(({ assignments }) => assignments.some(isHere));
  if (here.length === 0)
    return table.played.some(isHere) ? (
      <b className="reporters__gap">{t('matchRosters.reporters.gap')}</b>
    ) : (
      <span className="muted">–</span>
    );
  return here.map((reporter) => {
    const name = `${reporter.firstName} ${reporter.lastName}`.trim() || reporter.email;
    const place = t('matchRosters.reporters.cell', { hall: hall.code, day: weekdayText(t, day) });
    return (
      <span key={reporter.userId} className="reporters__here">
        {name}
        <button
          type="button"
          aria-label={t('matchRosters.reporters.takeAway', { name, place })}
          aria-disabled={isBusy}
          onClick={() => void take(reporter, isHere)}
        >
          <Icon name="close" />
        </button>
      </span>
    );
  });
}
