import { done } from '../person.ts';
import type { CategoryShape } from '../shape.ts';
import { type CheckedYear, acceptedTeams, repeated } from './checked-year.ts';

/**
 * Checks that every place of a play-off is awarded once, and every place of a group where only groups are
 * played.
 */
export async function checkPlaces(year: CheckedYear): Promise<string[]> {
  const broken: string[] = [];
  for (const category of year.shape.categories) {
    broken.push(...(await checkAwards(year, category)));
    broken.push(...(await checkTables(year, category)));
  }
  return broken;
}

/**
 * Checks the places that bracket matches award, as the teams' pages show them: one team each, and all that
 * the format awards.
 */
async function checkAwards(year: CheckedYear, { code, plan }: CategoryShape): Promise<string[]> {
  const groups = new Map(plan.groups.map(({ id, playoff }) => [`${code}-${id}`, playoff]));
  const awarded: string[] = [];
  for (const { id, category } of acceptedTeams(year)) {
    if (category !== code) continue;
    const slice = done('teamSlice', await year.visitor.client.teamSlice({ params: { id } }));
    for (const { label, position, endsOn } of slice.groups) {
      const place = position === null ? null : (endsOn?.[position - 1] ?? null);
      if (place !== null) awarded.push(`${groups.get(label) ?? label} ${place}`);
    }
  }
  const expected = plan.groups.flatMap(({ place, playoff }) =>
    place === null ? [] : [`${playoff} ${place}`, `${playoff} ${place + 1}`],
  );
  const twice = repeated(awarded);
  const missing = expected.filter((place) => !awarded.includes(place));
  return [
    ...twice.map((place) => `${code}: the place ${place} is awarded twice`),
    ...missing.map((place) => `${code}: the place ${place} is awarded to nobody`),
  ];
}

/** Checks that tables have a team on each place, and which teams the next groups have taken from them. */
async function checkTables({ visitor }: CheckedYear, { code, plan }: CategoryShape): Promise<string[]> {
  const broken: string[] = [];
  const places = new Map<string, number | undefined>();
  for (const { id, seats } of plan.groups) {
    const label = `${code}-${id}`;
    const { group, rows } = done(label, await visitor.client.groupSlice({ params: { label } }));
    const positions = rows.map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
    if (!group.finished || positions.join() !== seats.map((_, index) => index + 1).join())
      broken.push(`${label} is ${group.finished ? 'over' : 'open'}, its places are ${positions.join()}`);
    for (const { position, team } of rows) places.set(`${label} ${position}`, team?.id);
    for (const [index, seat] of seats.entries()) {
      const sits = rows.find((row) => row.seat === index + 1)?.team?.id;
      const source = seat.kind === 'standing' ? `${code}-${seat.group} ${seat.standing}` : null;
      if (source !== null && sits !== places.get(source))
        broken.push(`${label}: seat ${index + 1} has team ${sits}, and ${source} is ${places.get(source)}`);
    }
  }
  return broken;
}
