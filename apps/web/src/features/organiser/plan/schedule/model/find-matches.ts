import { fold } from '@sevenmetre/rules/search';
import type { ScheduleView, ShownMatch } from './schedule-view.ts';

/** Matches whose number, group, team or hall is what was typed, at most `limit`, in order of their starts. */
export function findMatches(view: ScheduleView, typed: string, limit: number): ShownMatch[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return [];
  const halls = new Map(view.courts.map(({ id, code, name }) => [id, fold(`${code} ${name}`)]));
  const found = [...view.matches.values()].filter((match) => {
    if (match.number !== null && String(match.number) === wanted) return true;
    const place = view.document.placements.get(match.key);
    const hall = place ? (halls.get(place.hall) ?? '') : '';
    return fold(`${match.group} ${match.home} ${match.away} ${hall}`).includes(wanted);
  });
  const start = ({ key }: ShownMatch): number =>
    view.document.placements.get(key)?.start ?? Number.MAX_SAFE_INTEGER;
  const isExact = ({ number }: ShownMatch): number => Number(String(number) !== wanted);
  return found.toSorted((a, b) => isExact(a) - isExact(b) || start(a) - start(b)).slice(0, limit);
}
