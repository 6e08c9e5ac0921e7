import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { planChangesPath } from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useWords } from '../../../lib/words/words.ts';
import { KnownLink } from '../../../ui/page/known-link.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { AdminPage } from '../page/admin-page.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { DayFigures } from './day-figures.tsx';
import { HallTable } from './hall-table.tsx';
import { NextMatches } from './next-matches.tsx';
import { RoomContext } from './room-context.ts';
import { openRows, TaskList } from './task-list.tsx';
import './control-room.css';
import './control-room-halls.css';

/** Milliseconds between two requests while the page is visible: events in a hall appear within seconds. */
const often = 4000;

/** What an organiser looks at while matches are played: what needs a decision, how late halls are, what begins next. */
export function ControlRoomPage() {
  const t = useWords();
  const read = useRead('controlRoom', {}, { every: often });
  const [isAnnouncing, setAnnouncing] = useState(false);
  return (
    <AdminPage
      title={t('controlRoom.title')}
      actions={
        <>
          <KnownLink to={planChangesPath(null, null)}>{t('controlRoom.happened')}</KnownLink>
          <button
            className="button button--outline"
            type="button"
            aria-expanded={isAnnouncing}
            onClick={() => setAnnouncing(!isAnnouncing)}
          >
            {t('controlRoom.announce.open')}
          </button>
        </>
      }
    >
      <Ready read={read}>
        {(room) => (
          <Room room={room}>
            {isAnnouncing ? <AnnounceForm halls={room.halls} close={() => setAnnouncing(false)} /> : null}
          </Room>
        )}
      </Ready>
    </AdminPage>
  );
}

type Tab = 'tasks' | 'halls';

function Room({ room, children }: { room: ControlRoom; children: ReactNode }) {
  const { timeZone, categories, day, next } = room;
  const [tab, setTab] = useState<Tab>('tasks');
  const known = useMemo(() => ({ timeZone, categories, day }), [timeZone, categories, day]);
  return (
    <RoomContext value={known}>
      <div className={`control-room shows-${tab}`}>
        <DayFigures room={room} />
        {children}
        <Tabs room={room} tab={tab} setTab={setTab} />
        <div className="control-room__columns">
          <div className="control-room__column of-tasks">
            <TaskList room={room} />
            <AnnouncementList room={room} />
          </div>
          <div className="control-room__column of-halls">
            <HallTable halls={room.halls} />
            {next === null ? null : <NextMatches next={next} tasks={room.tasks} />}
          </div>
        </div>
      </div>
    </RoomContext>
  );
}

interface TabsProps {
  readonly room: ControlRoom;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

/** On a phone one of the two columns is shown. */
function Tabs({ room: { tasks, figures }, tab, setTab }: TabsProps) {
  const t = useWords();
  return (
    <div
      className="control-room__segments control-room__tabs"
      role="group"
      aria-label={t('controlRoom.title')}
    >
      <button type="button" aria-pressed={tab === 'tasks'} onClick={() => setTab('tasks')}>
        {t('controlRoom.needsYouCount', { count: openRows(tasks) })}
      </button>
      <button type="button" aria-pressed={tab === 'halls'} onClick={() => setTab('halls')}>
        {t('controlRoom.halls.tab', { count: figures.lateHalls })}
      </button>
    </div>
  );
}
