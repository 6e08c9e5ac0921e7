import type { Task } from '@sevenmetre/contract/control-room/schemas';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { matchProtestsPath } from '../../../lib/paths/organiser-paths.ts';
import {
  clubCheckInPath,
  groupsPath,
  planAppointmentsPath,
  planChangesPath,
  reportersPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import { KnownLink } from '../../../ui/page/known-link.tsx';

type Word =
  | 'newTime'
  | 'assign'
  | 'reporters'
  | 'appoint'
  | 'approve'
  | 'drawLots'
  | 'decide'
  | 'check'
  | 'checkIn';

interface Action {
  readonly word: Word;
  readonly to: string;
}

interface Person {
  readonly name: string;
  readonly phone: string | null;
}

/** The next actions of a task: the first one is filled. */
export function TaskActions({ task, title }: { task: Task; title: string }) {
  const t = useWords();
  const person = personOf(task);
  const actions = actionsOf(task);
  const said = (action: string) => t('controlRoom.action.ofTask', { action, task: title });
  const isCall = person?.phone != null;
  return (
    <>
      {person?.phone == null ? null : <CallLink person={person} title={title} isMain={callsFirst(task)} />}
      {actions.map(({ word, to }, index) => (
        <ActionLink
          key={word}
          to={to}
          isMain={index === 0 && !(isCall && callsFirst(task))}
          label={said(t(`controlRoom.action.${word}`))}
        >
          {t(`controlRoom.action.${word}`)}
        </ActionLink>
      ))}
    </>
  );
}

interface ActionLinkProps {
  readonly to: string;
  readonly isMain: boolean;
  readonly label: string;
  readonly children: string;
}

/** The screens of reporters are in no table of pages: a link to them is not asked for one. */
function ActionLink({ to, isMain, label, children }: ActionLinkProps) {
  if (!to.startsWith('/reporter/'))
    return (
      <KnownLink to={to} main={isMain} label={label}>
        {children}
      </KnownLink>
    );
  return (
    <Link className={isMain ? 'button' : 'button button--outline'} to={to} aria-label={label}>
      {children}
    </Link>
  );
}

function CallLink({ person, title, isMain }: { person: Person; title: string; isMain: boolean }) {
  const t = useWords();
  const action = t('controlRoom.action.callName', { name: person.name });
  return (
    <a
      className={isMain ? 'button' : 'button button--outline'}
      href={`tel:${(person.phone ?? '').replaceAll(' ', '')}`}
      aria-label={t('controlRoom.action.ofTask', { action, task: title })}
    >
      {t('controlRoom.action.call')}
    </a>
  );
}

function callsFirst({ kind }: Task): boolean {
  return (
    kind === 'match-late' || kind === 'device-silent' || kind === 'device-unsent' || kind === 'team-absent'
  );
}

function personOf(task: Task): Person | null {
  switch (task.kind) {
    case 'match-late':
    case 'device-silent':
    case 'device-unsent':
    case 'pair-missing':
      return task.reporter;
    case 'team-absent':
      return { name: task.team.name, phone: task.phone };
    default:
      return null;
  }
}

function actionsOf(task: Task): readonly Action[] {
  switch (task.kind) {
    case 'match-late':
    case 'replay':
      return [{ word: 'newTime', to: planChangesPath('postponed', task.match.matchNumber) }];
    case 'reporter-missing':
      return [{ word: 'assign', to: reportersPath }];
    case 'pair-missing':
    case 'pairs-unanswered':
    case 'pairs-none':
      return [{ word: 'appoint', to: planAppointmentsPath }];
    case 'result-waiting':
      return [{ word: 'approve', to: `${reporterMatchPath(task.match.slug)}?from=control-room` }];
    case 'protest':
      return [{ word: 'decide', to: matchProtestsPath(task.match.slug) }];
    case 'device-silent':
    case 'device-unsent':
      if (task.reporter === null) return [{ word: 'assign', to: reportersPath }];
      return task.reporter.phone === null ? [{ word: 'reporters', to: reportersPath }] : [];
    case 'lots':
      return [{ word: 'drawLots', to: groupsPath }];
    case 'seat':
      return [{ word: 'decide', to: groupsPath }];
    case 'group-closed':
      return [{ word: 'check', to: groupsPath }];
    case 'team-absent':
      return [
        { word: 'newTime', to: planChangesPath('postponed', task.match.matchNumber) },
        { word: 'checkIn', to: clubCheckInPath(task.team.clubId) },
      ];
  }
}
