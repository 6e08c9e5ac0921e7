import { done } from '../person.ts';
import { type CheckedYear, acceptedTeams } from './checked-year.ts';

/**
 * Checks that the registered team is the one on every page and plays at least as often as its format
 * promises, and that no other team plays.
 */
export async function checkTeams(year: CheckedYear): Promise<string[]> {
  const { visitor, clubs, shape, late } = year;
  const broken: string[] = [];
  const accepted = acceptedTeams(year);
  for (const { id, category, clubId } of accepted) {
    const slice = done('teamSlice', await visitor.client.teamSlice({ params: { id } }));
    if (slice.team.id !== id || slice.club.id !== clubId || slice.category.code !== category)
      broken.push(
        `The page of team ${id} of club ${clubId} in ${category} is of ${JSON.stringify(slice.team)}`,
      );
    const played = slice.matches.filter(({ stageCode }) => stageCode === 'finished');
    const promised = shape.categories.find(({ code }) => code === category)?.format.guarantee ?? 0;
    const dropped = slice.matches.filter(
      ({ stageCode, home, away }) =>
        stageCode !== 'finished' && (late.has(home.team?.id ?? 0) || late.has(away.team?.id ?? 0)),
    ).length;
    const [all, least] = [slice.matches.length - dropped, promised - dropped];
    if (played.length < least || played.length !== all)
      broken.push(`Team ${id} of ${category} played ${played.length} of ${all}, promised ${least}`);
    const strange = slice.matches.filter(({ home, away }) => home.team?.id !== id && away.team?.id !== id);
    if (strange.length > 0) broken.push(`The page of team ${id} shows matches of others`);
    broken.push(...(await checkCalendar(year, id, slice.matches.length)));
    if ((slice.participants ?? []).length === 0) broken.push(`The page of team ${id} has no roster`);
  }
  const known = new Set(accepted.map(({ id }) => id));
  const others = clubs.flatMap(({ teams }) => teams).filter(({ id }) => !known.has(id) && !late.has(id));
  for (const { id } of others) {
    const slice = await visitor.client.teamSlice({ params: { id } });
    if (slice.status === 200 && slice.body.matches.length > 0)
      broken.push(`Team ${id} plays without a place`);
  }
  const planned = done('planTeams', await year.organiser.client.planTeams());
  const drawn = planned.categories.flatMap(({ teams }) =>
    teams.filter((team) => team.drawn && !late.has(team.id)).map(({ id }) => id),
  );
  if (drawn.length !== known.size || drawn.some((id) => !known.has(id)))
    broken.push(`${known.size} teams are accepted, and the plan has ${drawn.length} of them or others`);
  return broken;
}

async function checkCalendar({ visitor }: CheckedYear, id: number, matches: number): Promise<string[]> {
  const { status, text } = await visitor.read(`/api/v1/calendar/team/${id}/matches.ics`);
  const events = text.split('BEGIN:VEVENT').length - 1;
  return status === 200 && events === matches
    ? []
    : [`The calendar of team ${id} has ${events} of ${matches} matches`];
}
