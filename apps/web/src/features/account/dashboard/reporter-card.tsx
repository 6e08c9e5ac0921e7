import { inLanguage } from '@sevenmetre/rules/language';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { reporterHallPath } from '../../../lib/paths/signed-in-paths.ts';
import { useLanguage } from '../../../lib/words/words.ts';
import { weekdayText } from '../../../lib/time/moments.ts';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';

interface ReporterCardProps {
  readonly halls: NonNullable<OwnDashboard['reporting']>;
  /** A super reporter needs no hall to be assigned. */
  readonly everywhere: boolean;
}

/** Leads reporters to the halls in which they write. */
export function ReporterCard({ halls, everywhere }: ReporterCardProps) {
  const { t, locale } = useLanguage();
  return (
    <Card title={t('dashboard.reporter.heading')} span={6}>
      {halls.length === 0 ? (
        <Empty
          action={
            everywhere ? (
              <Link className="button button--outline" to={hallsPath}>
                {t('dashboard.reporter.halls')}
              </Link>
            ) : null
          }
        >
          {t(everywhere ? 'dashboard.reporter.everywhere' : 'dashboard.reporter.none')}
        </Empty>
      ) : null}
      {[...new Set(halls.map(({ day }) => day))].map((day) => (
        <div key={day} className="news">
          <b>{weekdayText(t, day)}</b>
          <div className="actions">
            {halls
              .filter((hall) => hall.day === day)
              .map(({ placeId, nameCs, nameEn }) => (
                <Link key={placeId} className="button button--outline" to={reporterHallPath(placeId)}>
                  {inLanguage(locale, { cs: nameCs, en: nameEn })}
                  <span className="visually-hidden">, {weekdayText(t, day)}</span>
                </Link>
              ))}
          </div>
        </div>
      ))}
    </Card>
  );
}
