import type { DemoCategory, DemoTeam } from './model.ts';
import type { DemoClub } from './plan.ts';
import type { SeededRandom } from '@sevenmetre/rules/fiction';

/** Clubs that wait on the evening before the deadline. */
const howMany = 300;
const firstId = 1001;

const kinds = ['HK', 'TJ', 'SK', 'HC', 'SG', 'KS', 'Sokol', 'Slavoj', 'Tatran', 'Lokomotiva'];
const beginnings = ['Bor', 'Kame', 'Lip', 'Vrb', 'Hor', 'Doln', 'Jasen', 'Sluneč', 'Brod', 'Studen'];
const endings = ['ovice', 'ná', 'ina', 'ov', 'ec', 'ůvky', 'any', 'ín', 'oves', 'ník'];
const countries = ['CZ', 'CZ', 'SK', 'CZ', 'PL', 'DE', 'HU', 'CZ', 'AT', 'DK'];

/** Whether a club is one of these. */
export function isWaitingClub(id: string): boolean {
  return Number(id) >= firstId;
}

/**
 * Fictional clubs with one to four teams without players.
 * @param teamId the first free id
 */
export function waitingClubs(
  categories: readonly DemoCategory[],
  teamId: number,
  random: SeededRandom,
): { readonly clubs: readonly DemoClub[]; readonly teams: readonly DemoTeam[] } {
  const clubs = Array.from({ length: howMany }, (_, index) => ({
    id: String(firstId + index),
    name: nameOf(index, random),
    country: countries[index % countries.length] ?? 'CZ',
  }));
  let next = teamId;
  const teams = clubs.flatMap(({ id: club }) =>
    Array.from({ length: random.whole(1, 4) }, (_): DemoTeam => {
      next += 1;
      return { id: next, club, category: random.pick(categories).code, strength: 0, players: [] };
    }),
  );
  return { clubs, teams };
}

/** Every hundredth name is used twice, as when two people register the same club. */
function nameOf(index: number, random: SeededRandom): string {
  if (index % 100 === 99) return 'HK Borovice Twin';
  const town = `${beginnings[Math.floor(index / 10) % 10] ?? ''}${endings[index % 10] ?? ''}`;
  const part = index >= 100 ? ` ${'ABC'[Math.floor(index / 100)] ?? ''}` : '';
  return `${random.pick(kinds)} ${town}${part}`;
}
