import type { RepairPlan } from '@sevenmetre/contract/plan/schemas';
import type { Translator } from '@sevenmetre/phrases';

/** One figure of all plans, side by side. */
export interface PlanFigure {
  readonly name: string;
  readonly texts: readonly string[];
  /** Indices of the plans with the least, where they are not all the same. */
  readonly least: readonly number[];
}

export function figuresOf(t: Translator, plans: readonly RepairPlan[]): PlanFigure[] {
  const row = (
    name: 'moved' | 'longest' | 'teams' | 'hallChanges' | 'broken' | 'unplaced' | 'messages',
    value: (plan: RepairPlan) => number,
    text: (plan: RepairPlan) => string = (plan) => String(value(plan)),
  ): PlanFigure => {
    const values = plans.map(value);
    const best = Math.min(...values);
    const least = values.every((one) => one === best)
      ? []
      : values.flatMap((one, index) => (one === best ? [index] : []));
    return { name: t(`planChanges.row.${name}`), texts: plans.map(text), least };
  };
  return [
    row('moved', ({ moved }) => moved.length),
    row(
      'longest',
      ({ longestShift }) => longestShift,
      ({ longestShift }) => minutesText(longestShift),
    ),
    row(
      'teams',
      ({ teams }) => teams,
      ({ teams, pairs }) => `${teams}, ${pairs}`,
    ),
    row(
      'hallChanges',
      ({ hallChanges }) => hallChanges,
      ({ hallChanges }) => signed(hallChanges),
    ),
    row('broken', ({ broken }) => broken.length),
    row('unplaced', ({ unplaced }) => unplaced.length),
    row(
      'messages',
      ({ messages }) => messages.mails,
      ({ messages }) => `${messages.mails}, ${messages.followers}`,
    ),
  ];
}

/** "4 h 40" or "40 min". */
function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
}

/** "+40 min", "same time". */
export function shiftText(t: Translator, minutes: number): string {
  if (minutes === 0) return t('planChanges.sameTime');
  return `${minutes > 0 ? '+' : '−'}${minutesText(Math.abs(minutes))}`;
}

/** "12 teams, 5 pairs". */
export function concernedText(t: Translator, { teams, pairs }: Pick<RepairPlan, 'teams' | 'pairs'>): string {
  return [
    t('planChanges.counted.teams', { count: teams }),
    t('planChanges.counted.pairs', { count: pairs }),
  ].join(', ');
}

function signed(count: number): string {
  return count > 0 ? `+${count}` : String(count).replace('-', '−');
}
