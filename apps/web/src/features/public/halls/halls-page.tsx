import { pages } from '@sevenmetre/contract/pages';
import type { HallsSlice } from '@sevenmetre/contract/places/hall-slice';
import { dayIn, dayName } from '../../../lib/time/days.ts';
import { useLateBy } from '../../../lib/time/delay.ts';
import { useNow } from '../../../lib/time/now.ts';
import { dashboardPath, hallPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import type { PrintedCategory } from '../../../ui/glyph.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { ScoreAnnouncer } from '../../../ui/score-announcer.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';
import { Ticket } from '../../../ui/ticket.tsx';
import { HallsGone } from './halls-gone.tsx';
import '../../../styles/parts/ticket.css';
import '../../../styles/parts/ticket-line.css';
import './halls.css';
import { fullHallName } from './halls-head.ts';

export { hallsHead } from './halls-head.ts';

const page = pages.halls;
/** More than a phone shows at once. */
const manyHalls = 3;
type HallNow = HallsSlice['halls'][number];

/** What is played in every hall, now and next: `/results/matches-by-hall`. */
export function HallsPage() {
  const t = useWords();
  const { slice, failed, retry } = useSlice({ page, params: {} });
  if (slice?.status === 404) return <HallsGone error={slice.error} />;
  return (
    <main id="main" className="page-width halls-page" aria-busy={slice === undefined && !failed}>
      <Link className="back" to={dashboardPath}>
        <Icon name="back" />
        {t('halls.back')}
      </Link>
      <h1 className="page-title">{t('halls.title')}</h1>
      {slice ? <Halls slice={slice.body} /> : failed ? <Retry retry={retry} /> : <Skeleton />}
    </main>
  );
}

function Halls({ slice }: { slice: HallsSlice }) {
  const t = useWords();
  const { halls, categories, day } = slice;
  const printed = new Map(categories.map((category) => [category.code, category]));
  if (halls.length === 0) {
    return (
      <Notice drawing="court" heading={t('halls.none')}>
        {t('halls.noneText')}
      </Notice>
    );
  }
  return (
    <>
      <p className="lead">{t('halls.lead')}</p>
      {halls.length > manyHalls ? <Codes halls={halls} /> : null}
      <div className="halls__list">
        {halls.map((hall) => (
          <Hall key={hall.id} hall={hall} day={day} zone={slice.edition.timeZone} printed={printed} />
        ))}
      </div>
      <ScoreAnnouncer matches={halls.flatMap(({ live }) => live)} />
    </>
  );
}

/** A short way past a long list. */
function Codes({ halls }: Pick<HallsSlice, 'halls'>) {
  const { t, locale } = useLanguage();
  return (
    <nav className="halls__codes" aria-label={t('halls.codes')}>
      {halls.map((hall) => (
        <Link key={hall.id} to={hallPath(hall.id)}>
          <span className="visually-hidden">{fullHallName(t, hall, locale)}</span>
          <span aria-hidden="true">{hall.code}</span>
        </Link>
      ))}
    </nav>
  );
}

interface HallProps {
  readonly hall: HallNow;
  readonly day: string | null;
  readonly zone: string;
  readonly printed: ReadonlyMap<string, PrintedCategory>;
}

function Hall({ hall, day, zone, printed }: HallProps) {
  const { t, locale } = useLanguage();
  const today = useNow((now) => dayIn(zone, now));
  const name = localName(hall, locale);
  const { live, next, matches, played } = hall;
  const categoryOf = (code: string | null) => (code === null ? null : (printed.get(code) ?? null));
  return (
    <section aria-label={name}>
      <div className="section-head">
        <h2>
          <Link to={hallPath(hall.id)}>
            {name} {name === hall.code ? null : <span className="muted">{hall.code}</span>}
          </Link>
        </h2>
        {next ? <LateTag next={next} /> : null}
      </div>
      <p className="muted small">
        {day === null
          ? null
          : t('halls.progress', {
              played,
              count: matches,
              day: day === today ? t('halls.todayAtFirst') : dayName(t, day, null),
            })}
      </p>
      <ul className="list">
        {[...live, ...(next ? [next] : [])].map((ticket) => (
          <Ticket key={ticket.id} ticket={ticket} category={categoryOf(ticket.category)} showGroup inHall />
        ))}
      </ul>
      {next === null ? <p className="muted small">{t('halls.nothingNext')}</p> : null}
      {next?.day != null && next.day !== day ? (
        <p className="muted small">{t('halls.onDay', { day: dayName(t, next.day, today) })}</p>
      ) : null}
    </section>
  );
}

function LateTag({ next }: { next: NonNullable<HallNow['next']> }) {
  const t = useWords();
  const late = useLateBy(next);
  return late === null ? null : (
    <span className="late-mark">
      {t('halls.late', { minutes: late })}{' '}
      <span className="visually-hidden">{t('halls.lateShort', { count: late })}</span>
    </span>
  );
}

function Skeleton() {
  return (
    <div className="halls__list">
      {[1, 2, 3, 4].map((place) => (
        <section key={place}>
          <div className="section-head">
            <div className="skeleton skeleton--medium" />
          </div>
          <TicketSkeleton />
        </section>
      ))}
    </div>
  );
}
