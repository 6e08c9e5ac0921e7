import type { Translator } from '@sevenmetre/phrases';
import { minuteOn, walkoverScore } from '@sevenmetre/rules/match';
import type { MatchTime } from '@sevenmetre/rules/match';
import type { Walkover } from '@sevenmetre/rules/vocabulary';
import type { MatchRow } from '../device/device.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { isSaving, secondsOf } from '../match-events/content.ts';
import type { TableState } from '../match-events/recording-state.ts';
import type { Taps } from '../match-events/taps.ts';
import type { BarContent } from './bar.tsx';
import { Mark } from './mark.tsx';
import type { TableScreen } from './recording-context.ts';
import { clockText, scoreText, typeNameOf, whatHappened, whoOf } from './words.ts';

/** What a bar is made of. */
export interface BarSource {
  readonly t: Translator;
  readonly screen: TableScreen;
  readonly state: Pick<
    TableState,
    'taps' | 'board' | 'sheet' | 'refused' | 'approval' | 'row' | 'stage' | 'seenHints' | 'walkover'
  >;
}

/** Late entry is on: every event gets the time that stands here, until it is put on or Done. */
export function lateBar({ t, screen, state }: BarSource, late: MatchTime): BarContent {
  const { armed } = state.taps;
  const { last } = state.board;
  const said = last === null ? t('reporter.bar.pick') : whatHappened(t, state.sheet, last);
  const isPale = last !== null && isSaving(last.event);
  const next = armed?.pressed.kind === 'person' ? 'reporter.rail.label' : 'reporter.edit.player';
  const { halfLength } = state.sheet;
  const minute = (by: 1 | -1) => () => screen.table.lateAt(minuteOn(late, by, halfLength));
  return {
    kind: 'late',
    mark: <Mark name="clock" />,
    title: t('reporter.bar.late', { time: clockText(late.seconds) }),
    text: armed !== null ? t(next) : isPale ? t('reporter.bar.saving') : said,
    isSaving: isPale,
    actions: [
      { label: t('reporter.bar.minuteBack'), act: minute(-1) },
      { label: t('reporter.bar.minuteOn'), act: minute(1) },
      { label: t('reporter.bar.changeTime'), act: () => screen.open({ kind: 'late' }) },
      { label: t('reporter.bar.undo'), act: () => screen.table.undo(), isDisabled: last === null || isPale },
      {
        kind: 'undo',
        label: t('reporter.done'),
        act: () => screen.table.setTaps({ late: null, armed: null }),
      },
    ],
  };
}

/** The next number is the right player, or the second one. */
export function fixingBar(
  { t, screen, state }: BarSource,
  { event, who }: NonNullable<Taps['fixing']>,
): BarContent {
  const { content } = event;
  const what = `${typeNameOf(t, state.sheet, content.eventTypeId)} ${clockText(secondsOf(content))}`;
  const cancel = () => screen.table.setTaps({ fixing: null });
  return {
    kind: 'late',
    mark: <Mark name="pen" />,
    title: t(who === 'player' ? 'reporter.bar.fixing' : 'reporter.bar.secondFor'),
    text: `${what} · ${whoOf(t, state.sheet, content)}`,
    actions: [{ kind: 'undo', label: t('reporter.cancel'), act: cancel }],
  };
}

/** The disk refuses: the one state in which something is not recorded. */
export function refusedBar({ t, screen, state }: BarSource): BarContent {
  const retry = () => void screen.table.retryRefused();
  return {
    kind: 'bad',
    mark: <Mark name="warn" />,
    title: t('reporter.bar.refused', { count: state.refused.length }),
    text: t('reporter.sync.storageText'),
    actions: [{ kind: 'undo', label: t('reporter.bar.retry'), act: retry }],
  };
}

/** A walkover stands: what counts, and instead of which goals. Recording goes on, undoing a goal waits for the list of events. */
export function walkoverBar({ t, screen, state }: BarSource, walkover: Walkover): BarContent {
  return {
    kind: 'hint',
    mark: <Mark name="warn" />,
    title: walkoverWords(t, state.sheet, walkover),
    text: t('reporter.bar.walkoverText', { play: scoreText(state.board.score) }),
    actions: [
      { label: t('reporter.walkover.takeBack'), act: () => screen.open({ kind: 'walkover' }) },
      { kind: 'undo', label: t('reporter.clock.finish'), act: () => screen.open({ kind: 'finish' }) },
    ],
  };
}

/** "Walkover 5:0 · Sokol Lhota". */
function walkoverWords(t: Translator, sheet: MatchSheet, walkover: Walkover): string {
  const score = scoreText(walkoverScore(walkover, sheet.walkoverGoals));
  const who = walkover === 'both' ? t('reporter.walkover.both') : sheet.teams[walkover].name;
  return t('reporter.bar.walkover', { score, who });
}

/** A seat that a team has begun to play on stays: whoever approves hears whose it is, and who decides. */
function approvedContent(t: Translator, [first, ...others]: MatchRow['conflicts']): BarContent {
  const title = t('reporter.bar.approved');
  if (first === undefined) return { mark: <Mark name="lock" />, title };
  const { groupLabel: group, teamName: team, belongsToName: other } = first;
  const said =
    team === null
      ? t('reporter.bar.seatEmpty', { group })
      : other === null
        ? t('reporter.bar.seatOfNobody', { group, team })
        : t('reporter.bar.seatOfOther', { group, team, other });
  const more = others.length === 0 ? '' : ` ${t('reporter.bar.moreSeats', { count: others.length })}`;
  const text = `${title} ${t('reporter.bar.organiserDecides')}`;
  // A phone has room for the title of a hint only: what nobody may miss stands there.
  return { kind: 'hint', mark: <Mark name="warn" />, title: `${said}${more}`, text };
}

/** On its way to approval, refused, or approved. */
export function approvalBar({ t, screen, state }: BarSource): BarContent {
  const { approval, walkover } = state;
  const counted = walkover === null ? {} : { text: walkoverWords(t, state.sheet, walkover) };
  if (approval === 'refused') {
    const show = () => screen.open({ kind: 'difference' });
    return {
      kind: 'hint',
      mark: <Mark name="warn" />,
      title: t('reporter.bar.approvalRefused'),
      actions: [{ kind: 'undo', label: t('reporter.difference.show'), act: show }],
    };
  }
  if (screen.device.isPractice)
    return { mark: <Mark name="lock" />, title: t('reporter.bar.approvedPractice') };
  if (approval === 'waiting')
    return { mark: <Mark name="device" />, title: t('reporter.bar.approving'), ...counted };
  const approved = { ...counted, ...approvedContent(t, state.row?.conflicts ?? []) };
  if (!screen.mayReopen) return { text: t('reporter.reopen.only'), ...approved };
  const reopen = () => screen.open({ kind: 'reopen' });
  return { ...approved, actions: [{ kind: 'undo', label: t('reporter.bar.reopen'), act: reopen }] };
}
