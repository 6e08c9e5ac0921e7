import { pages } from '@sevenmetre/contract/pages';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { useParams } from 'react-router';
import { schedulePath } from '../../../lib/paths/paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { Retry } from '../../../ui/retry.tsx';
import { TicketSkeleton } from '../../../ui/ticket-skeleton.tsx';
import { UnknownPage } from '../../../ui/unknown-page.tsx';
import { Schedule } from './schedule.tsx';
import type { Translator } from '@sevenmetre/phrases';
import type { Head } from '../../../lib/page/head.ts';
import { dayName } from '../../../lib/time/days.ts';
import './schedule.css';

/** All matches of a day by time: `/results/schedule`, and `/results/schedule/:day` of one day. */
export function SchedulePage() {
  const { day } = useParams();
  return day === undefined ? <Today /> : <OneDay day={day} />;
}

function Today() {
  return <Shown data={useSlice({ page: pages.schedule, params: {} })} />;
}

function OneDay({ day }: { day: string }) {
  return <Shown data={useSlice({ page: pages.scheduleDay, params: { day } })} />;
}

function Shown({ data: { slice, failed, retry } }: { data: ReturnType<typeof useSlice<'scheduleSlice'>> }) {
  const t = useWords();
  if (slice?.status === 200) return <Found slice={slice.body} />;
  if (slice?.status === 404) {
    return (
      <UnknownPage error={slice.error} heading={t('schedule.unknownHeading')}>
        {t('schedule.unknown')} <Link to={schedulePath}>{t('schedule.title')}</Link>
      </UnknownPage>
    );
  }
  return (
    <main id="main" className="page-width" aria-busy={!failed}>
      <h1 className="page-title">{t('schedule.title')}</h1>
      {failed ? (
        <Retry retry={retry} />
      ) : (
        <div className="list">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <TicketSkeleton key={place} />
          ))}
        </div>
      )}
    </main>
  );
}

/** Another day is another list: nothing of what was drawn or chosen in it stays. */
function Found({ slice }: { slice: ScheduleSlice }) {
  return <Schedule key={slice.day} slice={slice} />;
}

export function scheduleHead(t: Translator, slice: ScheduleSlice | null): Head {
  const title = t('schedule.title');
  if (slice === null) return { title, description: t('schedule.sentence') };
  const tournament = slice.edition.name;
  const day = slice.day === null ? title : dayName(t, slice.day, null);
  return {
    title: `${title}, ${day}`,
    description: t('schedule.description', { day, tournament }),
    ...(slice.day === null ? {} : { card: `/api/v1/cards/day/${slice.day}.png` }),
  };
}
