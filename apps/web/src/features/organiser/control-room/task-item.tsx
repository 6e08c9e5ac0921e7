import type { Task } from '@sevenmetre/contract/control-room/schemas';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useWords } from '../../../lib/words/words.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { MatchPlate, Plate } from './match-plate.tsx';
import { matchName, timeIn, useRoom } from './room-context.ts';
import { TaskActions } from './task-actions.tsx';
import { taskText } from './task-text.ts';

/** One thing that needs an organiser: how late it is, what it is, what can be done, who has it. */
export function TaskItem({ task }: { task: Task }) {
  const t = useWords();
  const { timeZone } = useRoom();
  const { title, details } = taskText(t, task, timeZone);
  const plate = plateOf(task);
  const about = plate === null ? groupOf(task) : matchName(plate);
  const name = about === null ? title : `${about} ${title}`;
  return (
    <li className={task.taken === null ? 'control-room__task' : 'control-room__task is-taken'}>
      <Age task={task} />
      <div>
        <p className="control-room__title">
          <TaskPlate task={task} /> {title}
        </p>
        {details.map((detail) => (
          <p key={detail} className="control-room__detail">
            {detail}
          </p>
        ))}
        <Taken task={task} />
      </div>
      <div className="control-room__actions">
        <TaskActions task={task} title={name} />
        <TakeButton task={task} title={name} />
      </div>
    </li>
  );
}

function plateOf(task: Task) {
  return 'match' in task && task.kind !== 'team-absent' && task.kind !== 'device-silent' ? task.match : null;
}

/** The group of a task about its table or seats. */
function groupOf(task: Task): string | null {
  return 'groupLabel' in task ? task.groupLabel : null;
}

function TaskPlate({ task }: { task: Task }) {
  const match = plateOf(task);
  if (match !== null) return <MatchPlate match={match} />;
  if (task.kind === 'team-absent')
    return <Plate code={task.team.categoryCode}>{task.team.categoryCode}</Plate>;
  const group = groupOf(task);
  if (!('categoryCode' in task) || group === null) return null;
  return <Plate code={task.categoryCode}>{group}</Plate>;
}

/** Red marks overdue time only. */
function Age({ task: { dueAt } }: { task: Task }) {
  const t = useWords();
  const minutes = useNow((now) => Math.floor((now - Date.parse(dueAt)) / 60_000));
  const far = Math.abs(minutes) >= 120;
  const hours = Math.round(Math.abs(minutes) / 60);
  const text =
    minutes === 0
      ? t('controlRoom.dueNow')
      : minutes > 0
        ? far
          ? t('controlRoom.lateHours', { hours })
          : t('controlRoom.late', { minutes })
        : far
          ? t('controlRoom.dueInHours', { hours })
          : t('controlRoom.dueIn', { minutes: -minutes });
  return <span className={minutes >= 0 ? 'control-room__age is-late' : 'control-room__age'}>{text}</span>;
}

function Taken({ task: { taken } }: { task: Task }) {
  const t = useWords();
  const { timeZone } = useRoom();
  const me = useSession().current.user?.id;
  if (taken === null) return null;
  const time = timeIn(timeZone, taken.at);
  return (
    <p className="control-room__detail">
      {taken.userId === me
        ? t('controlRoom.takenByYou', { time })
        : t('controlRoom.takenBy', { name: taken.name, time })}
    </p>
  );
}

function TakeButton({ task: { key, taken }, title }: { task: Task; title: string }) {
  const t = useWords();
  const me = useSession().current.user?.id;
  const write = useWrite('taskTake', ['controlRoom']);
  const isMine = taken !== null && taken.userId === me;
  const action = t(isMine ? 'controlRoom.action.giveBack' : 'controlRoom.action.take');
  const press = async () => {
    const outcome = await write({ body: { key, take: !isMine, seen: taken?.userId ?? null } });
    if (!outcome.ok) showToast('error', takenText(outcome.failure));
    return outcome.ok ? undefined : false;
  };
  const takenText = (failure: Failure) => {
    const name = failure.kind === 'refused' ? failure.details['name'] : undefined;
    return typeof name === 'string' ? t('controlRoom.takenMeanwhile', { name }) : failureText(t, failure);
  };
  return (
    <AsyncButton look="plain" label={t('controlRoom.action.ofTask', { action, task: title })} action={press}>
      {action}
    </AsyncButton>
  );
}
