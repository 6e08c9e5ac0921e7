import type { OwnDashboard } from '@sevenmetre/contract/schemas/clubs';
import { hallsPath } from '../../lib/paths.ts';
import { reporterHallPath } from '../../lib/zone/zone-paths.ts';
import { useLanguage } from '../../lib/words.ts';
import { weekdayText } from '../../lib/zone/moments.ts';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/zone/card.tsx';
import { KnownLink } from '../../ui/zone/known-link.tsx';
import { Empty } from '../../ui/zone/states.tsx';

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
              <Link className="btn o" to={hallsPath}>
                {t('dashboard.reporter.halls')}
              </Link>
            ) : null
          }
        >
          {t(everywhere ? 'dashboard.reporter.everywhere' : 'dashboard.reporter.none')}
        </Empty>
      ) : null}
      <div className="z-actions">
        {halls.map(({ placeId, day, nameCs, nameEn }) => (
          <KnownLink key={`${placeId} ${day}`} to={reporterHallPath(placeId)}>
            {t('dashboard.reporter.open', {
              hall: locale === 'cs' ? nameCs : nameEn,
              day: weekdayText(t, day),
            })}
          </KnownLink>
        ))}
      </div>
    </Card>
  );
}
