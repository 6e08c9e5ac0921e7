import { pages } from '@sevenmetre/contract/pages';
import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import { hallWithCode } from '@sevenmetre/phrases/names';
import { openingDay } from '@sevenmetre/rules/schedule';
import { useLocation, useParams } from 'react-router';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { hallsPath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';
import { TakeAlong } from '../../../ui/take-along.tsx';
import { AboutHall } from './about-hall.tsx';
import { DayTabs } from './day-tabs.tsx';
import { HallDay } from './hall-day.tsx';
import { later } from '../../../lib/page/deferred-part.tsx';
import './halls.css';

export { hallHead } from './halls-head.ts';

const page = pages.hall;
const HallsGone = later(async () => (await import('./halls-gone.tsx')).HallsGone);
const Announcements = later(async () => (await import('../../../ui/announcements.tsx')).Announcements);
const ScoreAnnouncer = later(async () => (await import('../../../ui/score-announcer.tsx')).ScoreAnnouncer);

/** The matches of a hall by day: `/results/matches-by-hall/:id`, with `?day=2026-04-04` of one day. */
export function HallPage() {
  const t = useWords();
  const { id = '' } = useParams();
  const { slice, failed, retry } = useSlice({ page, params: { id } });
  if (slice?.status === 404) return <HallsGone error={slice.error} id={id} />;
  return (
    <main id="main" className="page-width hall-page" aria-busy={slice === undefined && !failed}>
      <Link className="back" to={hallsPath}>
        <Icon name="back" />
        {t('halls.all')}
      </Link>
      {slice ? <Hall slice={slice.body} /> : failed ? <Retry retry={retry} /> : <Skeleton />}
    </main>
  );
}

/** The day of the match in play, if nothing later has begun: after midnight it is still that day (SC13); null: none is played. */
function dayOfPlay(matches: HallSlice['matches']): string | null {
  const last = matches.findLast(({ stageCode }) => stageCode !== 'not_started');
  return last !== undefined && isLive(last) ? last.day : null;
}

function Hall({ slice }: { slice: HallSlice }) {
  const { t, locale } = useLanguage();
  const { hall, days, matches } = slice;
  const today = useNow((now) => dayIn(slice.edition.timeZone, now));
  const asked = new URLSearchParams(useLocation().search).get('day');
  const day = asked !== null && days.includes(asked) ? asked : openingDay(days, dayOfPlay(matches) ?? today);
  const name = localName(hall, locale);
  return (
    <>
      <h1 className="page-title">
        {name} {name === hall.code ? null : <span className="muted">{hall.code}</span>}
      </h1>
      <TakeAlong subjects={[{ kind: 'hall', key: hall.id, name: hallWithCode(hall, locale) }]} />
      {slice.announcements?.length ? <Announcements announcements={slice.announcements} /> : null}
      <div className="page-grid">
        <div>
          {hall.address === null ? null : <p className="hall__address">{hall.address}</p>}
          {days.length > 0 ? <DayTabs slice={slice} day={day} today={today} /> : null}
          {day === null ? (
            <Notice drawing="court" heading={t('halls.none')}>
              {t('halls.noneText')}
            </Notice>
          ) : (
            <HallDay slice={slice} day={day} today={today} />
          )}
        </div>
        <AboutHall slice={slice} day={day} today={today} />
      </div>
      <ScoreAnnouncer matches={matches} />
    </>
  );
}

function Skeleton() {
  return (
    <>
      <h1 className="page-title">
        <span className="skeleton skeleton--long" />
      </h1>
      <div className="page-grid">
        <div className="list">
          {[1, 2, 3, 4, 5].map((place) => (
            <TicketSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  );
}
