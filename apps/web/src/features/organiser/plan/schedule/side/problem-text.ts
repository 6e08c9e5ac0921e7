import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import type { Translator } from '@sevenmetre/phrases';
import { nameOf, placeText } from '../model/names.ts';
import type { ScheduleView } from '../model/schedule-view.ts';

/** What is wrong, in one line under the name of its kind. */
export function problemText(t: Translator, view: ScheduleView, problem: ScheduleProblem): string {
  const { code, matches, teams, params } = problem;
  const places = matches
    .map((key) => {
      const place = view.document.placements.get(key);
      const match = nameOf(view, key);
      return place ? t('planSchedule.about.match', { match, place: placeText(t, view, place) }) : match;
    })
    .join(' → ');
  if (code === 'unplaced') return t('planSchedule.about.noPlace', { match: nameOf(view, matches[0] ?? '') });
  const team = teams.map((id) => view.teamNames.get(id) ?? id).join(', ');
  const about = [team, places].filter((part) => part !== '').join(': ');
  const [gap, need] = [params['pause'], params['needed']];
  const isAboutRest = gap !== undefined && need !== undefined && (code === 'rest' || code === 'travel');
  return isAboutRest ? `${about}. ${t('planSchedule.about.gap', { gap, need })}` : about;
}

/** How far a plan is from the best one, in points; null: nothing to say. */
export function rangeText(
  t: Translator,
  { cost, bound }: { readonly cost: number; readonly bound: number | null },
): string | null {
  if (bound === null) return null;
  if (bound >= cost) return t('planSchedule.bound.proven');
  const percent = Math.ceil(((cost - bound) / bound) * 100);
  if (percent <= mostPercent) return t('planSchedule.bound.within', { percent });
  return t('planSchedule.bound.between', { from: Math.ceil(bound / 10), to: Math.round(cost / 10) });
}

/** Above it, a share says less than the points. */
const mostPercent = 100;

export interface ProblemGroup {
  readonly code: ScheduleProblem['code'];
  readonly isBroken: boolean;
  readonly problems: readonly ScheduleProblem[];
  /** Points of all its wishes. */
  readonly cost: number;
}

/** Problems by kind, in the order in which the engine names them: rules first, then what costs most. */
export function groupedProblems(problems: readonly ScheduleProblem[]): ProblemGroup[] {
  const groups = new Map<string, ScheduleProblem[]>();
  for (const problem of problems) {
    const list = groups.get(problem.code) ?? [];
    list.push(problem);
    groups.set(problem.code, list);
  }
  return [...groups.values()].flatMap((list) => {
    const [first] = list;
    const cost = Math.round(list.reduce((sum, one) => sum + one.cost, 0) / 10);
    return first ? [{ code: first.code, isBroken: first.isBroken, problems: list, cost }] : [];
  });
}
