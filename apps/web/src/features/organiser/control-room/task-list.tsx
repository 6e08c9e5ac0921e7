import type { ControlRoom, Task } from '@sevenmetre/contract/control-room/schemas';
import { useState } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { useFolds } from '../../../ui/page/folded-card.tsx';
import { MoreRows } from '../../../ui/tables/data-table.tsx';
import { timeIn } from './room-context.ts';
import { SilentHalls, toFold } from './silent-halls.tsx';
import { TaskItem } from './task-item.tsx';

/** Tasks that a phone shows at first, and those that each press adds. */
const phoneTasks = 4;

/** What needs an organiser, by what becomes late first; a phone shows the first of them. */
export function TaskList({ room }: { room: ControlRoom }) {
  const t = useWords();
  const { tasks, next, timeZone } = room;
  const silent = toFold(tasks.filter(isDeviceSilent), isOpen);
  // Halls without contact are one line, in the place of the most urgent of them.
  const lines = tasks.filter((task) => !isDeviceSilent(task) || !silent.includes(task) || task === silent[0]);
  const isPaged = useFolds();
  const [pages, setPages] = useState(1);
  const shown = isPaged ? pages * phoneTasks : lines.length;
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
          {lines
            .slice(0, shown)
            .map((task) =>
              task === silent[0] ? (
                <SilentTasks key="silent" tasks={silent} />
              ) : (
                <TaskItem key={task.key} task={task} />
              ),
            )}
        </ul>
      )}
      {lines.length > shown ? (
        <MoreRows left={lines.length - shown} page={phoneTasks} press={() => setPages(pages + 1)} />
      ) : null}
    </section>
  );
}

function isOpen({ taken }: Pick<Task, 'taken'>): boolean {
  return taken === null;
}

type SilentTask = Extract<Task, { kind: 'device-silent' }>;

function isDeviceSilent(task: Task): task is SilentTask {
  return task.kind === 'device-silent';
}

function SilentTasks({ tasks }: { tasks: readonly SilentTask[] }) {
  return (
    <li>
      <SilentHalls halls={tasks.map(({ hall }) => hall)}>
        <ul className="control-room__tasks">
          {tasks.map((task) => (
            <TaskItem key={task.key} task={task} />
          ))}
        </ul>
      </SilentHalls>
    </li>
  );
}
