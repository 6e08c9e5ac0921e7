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
import './schedule.css';

export { scheduleHead } from './schedule-head.ts';

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
