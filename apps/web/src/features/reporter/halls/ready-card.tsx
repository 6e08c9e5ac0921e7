import { useLanguage } from '../../../lib/words/words.ts';
import { Mark } from '../matches/mark.tsx';
import { dayFirst } from '../matches/words.ts';
import { isReady, readinessOf } from './readiness.ts';
import type { Readiness } from './readiness.ts';
import type { HallState } from './use-hall.ts';

interface ReadyCardProps {
  readonly hall: HallState & { readonly prepare: () => Promise<void> };
  readonly day: string | null;
}

/** One tap stores all that the day needs; then what is there is counted, visibly. */
export function ReadyCard({ hall, day }: ReadyCardProps) {
  const { t, locale } = useLanguage();
  const { facts, kept, stored, checkedAt, isPreparing } = hall;
  if (facts === null) return null;
  const readiness = readinessOf(kept, stored, day, facts);
  const ready = isReady(readiness);
  const time =
    checkedAt === null
      ? null
      : new Intl.DateTimeFormat(dayFirst(locale), { hour: 'numeric', minute: '2-digit' }).format(checkedAt);
  return (
    <section className={ready ? 'ready-card good' : 'ready-card'} aria-live="polite">
      <div className="ready-card__head">
        <h2>
          <Mark name={ready ? 'ok' : 'device'} />
          {t(ready ? 'reporter.hall.ready' : 'reporter.hall.notReady')}
        </h2>
        <span className="dimmed grow">{time === null ? '' : t('reporter.hall.checkedAt', { time })}</span>
        <button
          className={ready ? 'reporter-button' : 'reporter-button primary'}
          type="button"
          disabled={isPreparing}
          onClick={() => void hall.prepare()}
        >
          {t(
            isPreparing ? 'reporter.hall.preparing' : ready ? 'reporter.hall.again' : 'reporter.hall.prepare',
          )}
        </button>
      </div>
      <Facts readiness={readiness} />
      {readiness.missing.map(({ match, team }) => (
        <p key={`${match} ${team}`} className="reporter-note warning">
          <Mark name="warn" />
          <span>
            <b>{t('reporter.hall.rosterMissing', { match, team })}</b> {t('reporter.hall.rosterMissingText')}
          </span>
        </p>
      ))}
      {(readiness.clockOff ?? 0) >= 5 ? (
        <p className="reporter-note warning">
          <Mark name="clock" />
          {t('reporter.sync.clockOff', { seconds: readiness.clockOff ?? 0 })}
        </p>
      ) : null}
    </section>
  );
}

function Facts({ readiness }: { readiness: Readiness }) {
  const { t } = useLanguage();
  const { matches, allMatches, rosters, allRosters, referees, clockOff, isPersistent, battery } = readiness;
  const facts = [
    t('reporter.hall.stored', { count: matches, all: allMatches }),
    t('reporter.hall.rosters', { count: rosters, all: allRosters }),
    t('reporter.hall.referees', { count: referees }),
    clockOff === null ? t('reporter.hall.clockUnknown') : t('reporter.hall.clock', { seconds: clockOff }),
    t(readiness.hasProgram ? 'reporter.hall.program' : 'reporter.hall.programMissing'),
    isPersistent === null ? '' : t(isPersistent ? 'reporter.hall.kept' : 'reporter.hall.mayGo'),
    battery === null ? '' : t('reporter.hall.battery', { percent: battery }),
  ];
  return (
    <ul className="reporter-facts">
      {facts
        .filter((fact) => fact !== '')
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
    </ul>
  );
}
