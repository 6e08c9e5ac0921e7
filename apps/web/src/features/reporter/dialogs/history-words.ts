import type { MatchHistory } from '@sevenmetre/contract/matches/match-history';
import type { Translator } from '@sevenmetre/phrases';
import { matchRosterStates } from '@sevenmetre/rules/vocabulary';
import type { MatchRosterState } from '@sevenmetre/rules/vocabulary';
import { clockText, typeNameOf, whoIs } from '../matches/words.ts';
import { personOf, stageOfId } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';

type Change = MatchHistory['entries'][number]['changes'][number];

const actions = {
  'match.stage': 'stage',
  'match.clock': 'clock',
  'match.signature': 'signature',
  'match.drawings-erase': 'drawingsErased',
  'match.discipline': 'discipline',
  'match.written-report': 'writtenReport',
  'match.walkover': 'walkover',
  'match.official-score': 'officialScore',
  'match.ruling': 'ruling',
  'protest.filed': 'protestFiled',
  'protest.decided': 'protestDecided',
  'match.being-checked': 'beingChecked',
  'match.events-erase': 'erase',
  'match.events-restore': 'restore',
  'match.referees': 'referees',
  'match-roster.save': 'roster',
  'match-roster.save-at-table': 'rosterAtTable',
  'match-event.create': 'create',
  'match-event.update': 'update',
  'match-event.delete': 'delete',
} as const;

/** What was done; an action that this program does not know is named as the log has it. */
export function actionName(t: Translator, action: string): string {
  const known = Object.entries(actions).find(([name]) => name === action)?.[1];
  return known === undefined ? action : t(`reporter.history.action.${known}`);
}

const fields = {
  stageId: 'stage',
  homeScore: 'home',
  awayScore: 'away',
  walkOver: 'walkover',
  officialHomeScore: 'officialHome',
  officialAwayScore: 'officialAway',
  beingChecked: 'beingChecked',
  clock: 'clock',
  running: 'running',
  eventTypeId: 'type',
  side: 'side',
  time: 'time',
  participantId: 'player',
  secondaryParticipantId: 'second2',
  pending: 'pending',
  deleted: 'deleted',
  state: 'state',
  entries: 'people',
  referees: 'referees',
} as const;

/** Minute and second of an event as one field `time`, as everybody reads them. */
export function withTime(changes: readonly Change[]): readonly Change[] {
  const minute = changes.find(({ field }) => field === 'minute');
  const second = changes.find(({ field }) => field === 'second');
  if (minute === undefined || second === undefined) return changes;
  const at = (when: 'before' | 'after') => {
    const [minutes, seconds] = [minute[when], second[when]];
    return typeof minutes === 'number' && typeof seconds === 'number'
      ? clockText(minutes * 60 + seconds)
      : null;
  };
  const time: Change = { field: 'time', before: at('before'), after: at('after') };
  return [time, ...changes.filter((change) => change !== minute && change !== second)];
}

/** One field in words, "Player: 9 Novák → 7 Dub"; null: the field is not shown. */
export function changeText(
  t: Translator,
  sheet: MatchSheet,
  { field, before, after }: Change,
  action: string,
): string | null {
  const known = Object.entries(fields).find(([name]) => name === field)?.[1];
  // An initial `false` is not shown as a change.
  if (known === undefined || (before === null && after === false)) return null;
  const say = (value: Change['before']) => valueText(t, sheet, field, value);
  const label = t(`reporter.history.field.${known}`);
  if (before === after || (before === null && action.endsWith('create'))) return `${label}: ${say(after)}`;
  return `${label}: ${say(before)} → ${say(after)}`;
}

function valueText(t: Translator, sheet: MatchSheet, field: string, value: Change['before']): string {
  if (field.endsWith('articipantId')) return value === null ? '–' : whoIs(t, personOf(sheet, Number(value)));
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'reporter.history.yes' : 'reporter.history.no');
  if (field === 'clock') return clockText(Number(value));
  if (field === 'stageId') return t(`reporter.stage.${stageOfId(sheet, Number(value))}`);
  if (field === 'eventTypeId') return typeNameOf(t, sheet, Number(value));
  if (field === 'state' && isRosterState(value)) return t(`reporter.history.state.${value}`);
  if (field === 'side' && (value === 'home' || value === 'away')) return sheet.teams[value].name;
  return String(value);
}

function isRosterState(value: unknown): value is MatchRosterState {
  return matchRosterStates.some((state) => state === value);
}
