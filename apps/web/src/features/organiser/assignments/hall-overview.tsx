import { inLanguage } from '@sevenmetre/rules/language';
import type { ReporterAssignments } from '@sevenmetre/contract/assignments/schemas';
import { weekdayText } from '../../../lib/time/moments.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { useAssign } from './use-assign.ts';

/** Who reports in which hall on which day; where something is played and nobody does, it is said. */
export function HallOverview({ table }: { table: ReporterAssignments }) {
  const t = useWords();
  const { halls, days } = table;
  return (
    <Card title={t('matchRosters.reporters.overview')}>
      <div className="reporters__scroll reporters__overview">
        <table>
          <caption className="visually-hidden">{t('matchRosters.reporters.overview')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('matchRosters.reporters.hall')}</th>
              {days.map((day) => (
                <th scope="col" key={day}>
                  {weekdayText(t, day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {halls.map((hall) => (
              <tr key={hall.id}>
                <th scope="row">
                  <b>{hall.code}</b> {inLanguage(t.locale, { cs: hall.nameCs, en: hall.nameEn })}
                </th>
                {days.map((day) => (
                  <td key={day}>
                    <HallDay table={table} hall={hall} day={day} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface HallDayProps {
  readonly table: ReporterAssignments;
  readonly hall: ReporterAssignments['halls'][number];
  readonly day: string;
}

function HallDay({ table, hall, day }: HallDayProps) {
  const t = useWords();
  const assign = useAssign();
  const isHere = (one: { readonly placeId: number; readonly day: string }) =>
    one.placeId === hall.id && one.day === day;
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
          onClick={() =>
            void assign(reporter, { assignments: reporter.assignments.filter((one) => !isHere(one)) })
          }
        >
          <Icon name="close" />
        </button>
      </span>
    );
  });
}
