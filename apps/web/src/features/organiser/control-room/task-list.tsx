import type { ControlRoom } from '@sevenmetre/contract/control-room/schemas';
import { useWords } from '../../../lib/words/words.ts';
import { timeIn } from './room-context.ts';
import { TaskItem } from './task-item.tsx';

/** What needs an organiser, by what becomes late first. */
export function TaskList({ room }: { room: ControlRoom }) {
  const t = useWords();
  const { tasks, next, timeZone } = room;
  return (
    <section className="control-room__card" aria-labelledby="control-room-tasks">
      <div className="control-room__head">
        <h2 id="control-room-tasks">{t('controlRoom.needsYou')}</h2>
        <small>{t('controlRoom.order')}</small>
      </div>
      {tasks.length === 0 ? (
        <div className="control-room__calm">
          <p>
            <b>{t('controlRoom.calm')}</b>
          </p>
          {room.playsToday ? null : <p>{t('controlRoom.noPlay')}</p>}
          {next === null ? null : (
            <p>
              {t('controlRoom.calmNext', {
                count: next.halls.length,
                time: timeIn(timeZone, next.startsAt),
              })}
            </p>
          )}
        </div>
      ) : (
        <ul className="control-room__tasks">
          {tasks.map((task) => (
            <TaskItem key={task.key} task={task} />
          ))}
        </ul>
      )}
    </section>
  );
}
