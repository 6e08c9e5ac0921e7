import type { Task } from '@sevenmetre/contract/control-room/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { instantText } from '../../../lib/time/moments.ts';
import { matchName, scoreText, timeIn } from './room-context.ts';

interface TaskText {
  /** After the plate of its match, where it has one. */
  readonly title: string;
  readonly details: readonly string[];
}

/** What has happened, and what helps to decide, in the reader's words. */
export function taskText(t: Translator, task: Task, timeZone: string): TaskText {
  const time = (instant: string | null) => timeIn(timeZone, instant);
  switch (task.kind) {
    case 'match-late':
      return lateText(t, task, time);
    case 'reporter-missing':
    case 'pair-missing':
      return staffText(t, task, time);
    case 'result-waiting':
      return resultText(t, task, time);
    case 'device-silent':
    case 'device-unsent':
      return deviceText(t, task, time);
    case 'team-absent':
      return absentText(t, task, time);
    case 'pairs-unanswered':
      return {
        title: t('controlRoom.task.pairsUnanswered', { count: task.matches }),
        details: [t('controlRoom.task.pairsUnansweredText', { time: time(task.dueAt) })],
      };
    case 'pairs-none':
      return {
        title: t('controlRoom.task.pairsNone', { count: task.matches }),
        details: [t('controlRoom.task.pairsNoneText', { time: time(task.dueAt) })],
      };
    case 'replay':
      return {
        title: t('controlRoom.task.replay'),
        details: [t('controlRoom.task.replayText', { at: instantText(t, task.since, timeZone) })],
      };
    case 'protest':
      return {
        title: t('controlRoom.task.protest', { number: String(task.number), team: task.team?.name ?? '–' }),
        details: [t('controlRoom.task.protestText', { time: time(task.dueAt) })],
      };
    default:
      return seatText(t, task, time);
  }
}

type Of<K extends Task['kind']> = Extract<Task, { kind: K }>;
type Time = (instant: string | null) => string;

function lateText(t: Translator, task: Of<'match-late'>, time: Time): TaskText {
  const { hall, match, freeSince, reporter, more } = task;
  return {
    title: t('controlRoom.task.matchLate', { hall: hall.code, time: time(match.startsAt) }),
    details: [
      ...(freeSince === null ? [] : [t('controlRoom.task.matchLateFree', { time: time(freeSince) })]),
      ...(more === 0 ? [] : [t('controlRoom.task.matchLateMore', { count: more })]),
      reporterText(t, reporter),
    ],
  };
}

function staffText(t: Translator, task: Of<'reporter-missing' | 'pair-missing'>, time: Time): TaskText {
  const words = { hall: task.hall.code, time: time(task.match.startsAt) };
  if (task.kind === 'pair-missing')
    return {
      title: t('controlRoom.task.pairMissing', words),
      details: [reporterText(t, task.reporter)],
    };
  return {
    title: t('controlRoom.task.reporterMissing', words),
    details: [t('controlRoom.task.noReporter')],
  };
}

function deviceText(t: Translator, task: Of<'device-silent' | 'device-unsent'>, time: Time): TaskText {
  const hall = task.hall.code;
  if (task.kind === 'device-silent')
    return {
      title: t('controlRoom.task.deviceSilent', { hall }),
      details: [
        t('controlRoom.task.deviceSilentText', { time: time(task.since), match: matchName(task.match) }),
        ...(task.unsent === null
          ? []
          : [t('controlRoom.task.deviceSilentUnsent', { count: task.unsent.records })]),
        reporterText(t, task.reporter),
      ],
    };
  const { records, seenAt } = task.unsent;
  const contact = task.isLost ? 'controlRoom.task.deviceLost' : 'controlRoom.task.deviceInContact';
  return {
    title: t('controlRoom.task.deviceUnsent', { count: records, hall }),
    details: [
      t('controlRoom.task.deviceUnsentSince', { time: time(task.since) }),
      t(contact, { time: time(seenAt) }),
      reporterText(t, task.reporter),
    ],
  };
}

function resultText(t: Translator, task: Of<'result-waiting'>, time: Time): TaskText {
  const { homeScore, awayScore, hall, since, waiting } = task;
  const isKnown = homeScore !== null && awayScore !== null;
  return {
    title: isKnown
      ? t('controlRoom.task.resultWaiting', { score: scoreText(homeScore, awayScore) })
      : t('controlRoom.task.resultWaitingNoScore'),
    details: [
      ...(hall === null ? [] : [t('controlRoom.task.endedAt', { time: time(since), hall: hall.code })]),
      ...waitingText(t, waiting),
    ],
  };
}

function absentText(t: Translator, task: Of<'team-absent'>, time: Time): TaskText {
  const { team, match, hall, matches } = task;
  const words = { team: `${team.name} (${team.categoryCode})`, time: time(match.startsAt) };
  return {
    title:
      hall === null
        ? t('controlRoom.task.teamAbsent', words)
        : t('controlRoom.task.teamAbsentHall', { ...words, hall: hall.code }),
    details: [t('controlRoom.task.teamMatches', { count: matches })],
  };
}

function seatText(t: Translator, task: Of<'lots' | 'seat' | 'group-closed'>, time: Time): TaskText {
  if (task.kind === 'group-closed') {
    const reason = task.reason && t('controlRoom.task.groupClosedReason', { reason: task.reason });
    const said = [task.by, reason].filter(Boolean).join(': ');
    return {
      title: t('controlRoom.task.groupClosed'),
      details: [...(said === '' ? [] : [said]), ...waitingText(t, task.waiting)],
    };
  }
  const next = task.next && { number: String(task.next.matchNumber), time: time(task.next.startsAt) };
  if (task.kind === 'lots')
    return {
      title: t('controlRoom.task.lots', { count: task.teams.length }),
      details: [
        task.teams.map(({ name }) => name).join(', '),
        ...(next === null ? [] : [t('controlRoom.task.lotsNext', next)]),
      ],
    };
  const key = {
    played: 'seatPlayed',
    walkover: 'seatWalkover',
    withdrawn: 'seatWithdrawn',
    nobody: 'seatNobody',
    twice: 'seatTwice',
    clash: 'seatClash',
  } as const;
  const names = { team: task.team?.name ?? '–', groups: task.clashesWith.join(', ') };
  const isClash = task.problem === 'played' && task.clashesWith.length > 0;
  return {
    title: t(`controlRoom.task.${key[task.problem]}`, names),
    details: [
      ...(isClash ? [t('controlRoom.task.seatAlso', names)] : []),
      ...(next === null ? [] : [t('controlRoom.task.seatNext', next)]),
    ],
  };
}

function reporterText(t: Translator, reporter: { readonly name: string } | null): string {
  return reporter === null
    ? t('controlRoom.task.noReporter')
    : t('controlRoom.task.reporterIs', { name: reporter.name });
}

function waitingText(t: Translator, waiting: readonly string[]): string[] {
  if (waiting.length === 0) return [];
  return [t('controlRoom.task.waiting', { count: waiting.length, names: waiting.join(', ') })];
}
