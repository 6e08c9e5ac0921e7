import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { countOpenTasks } from '@sevenmetre/rules/control-room';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { DayFigures } from './day-figures.tsx';
import { DeviceTable } from './device-table.tsx';
import { HallTable } from './hall-table.tsx';
import { HallTiles } from './hall-tiles.tsx';
import { NextMatches } from './next-matches.tsx';
import { RoomContext } from './room-context.ts';
import { TaskList } from './task-list.tsx';
import './control-room.css';
import './control-room-halls.css';

type Tab = 'tasks' | 'halls';

interface RoomProps {
  readonly room: ControlRoom;
  /** Tiles with the score of each hall; the table has what is wrong in it, and the devices. */
  readonly halls: 'tiles' | 'table';
  /** Above the clock where the page has the day in its heading. */
  readonly clockLabel?: string;
  /** Between the figures and what is below them. */
  readonly children?: ReactNode;
}

/** What needs an organiser now, beside the halls. */
export function Room({ room, halls, clockLabel, children }: RoomProps) {
  const { timeZone, categories, day, next } = room;
  const [tab, setTab] = useState<Tab>('tasks');
  const known = useMemo(() => ({ timeZone, categories, day }), [timeZone, categories, day]);
  return (
    <RoomContext value={known}>
      <div className={`control-room has-${halls} shows-${tab}`}>
        <DayFigures room={room} clockLabel={clockLabel} />
        {children}
        <Tabs room={room} tab={tab} setTab={setTab} />
        <div className="control-room__columns">
          <div className="control-room__column of-tasks">
            <TaskList room={room} />
            <AnnouncementList room={room} />
          </div>
          <div className="control-room__column of-halls">
            {halls === 'tiles' ? (
              <HallTiles halls={room.halls} />
            ) : (
              <>
                <HallTable halls={room.halls} />
                <DeviceTable halls={room.halls} />
              </>
            )}
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
        {t('controlRoom.needsYouCount', { count: countOpenTasks(tasks) })}
      </button>
      <button type="button" aria-pressed={tab === 'halls'} onClick={() => setTab('halls')}>
        {t('controlRoom.halls.tab', { count: figures.lateHalls })}
      </button>
    </div>
  );
}
