import type { Description } from '@sevenmetre/server/features/participants/index';
import type { FolderContent } from '@sevenmetre/server/features/tournament-folder/index';
import type { SeededRandom } from '@sevenmetre/rules/fiction';

interface Band {
  readonly gender: 'M' | 'W';
  /** Birth year of the oldest. */
  readonly from: number;
}

const yearsOfBand = 2;

/**
 * Birth dates and genders of all people in a demo's folder: players within their category's years, leaders
 * adult.
 */
export async function demoPeople(
  { settings, tables }: FolderContent,
  random: SeededRandom,
): Promise<Description[]> {
  const bands = new Map<string, Band>();
  for await (const [code, , , gender, bornFrom] of tables['categories.csv']) {
    const from = Number(String(bornFrom ?? '').slice(0, 4)) || settings.year - 18;
    bands.set(String(code), { gender: gender === 'W' ? 'W' : 'M', from });
  }
  const ofTeam = new Map<string, Band | undefined>();
  for await (const [id, , category] of tables['teams.csv'])
    ofTeam.set(String(id), bands.get(String(category)));
  const people: Description[] = [];
  for await (const [id, team, , , , role] of tables['players.csv'] ?? []) {
    const band = ofTeam.get(String(team));
    if (band)
      people.push({ sourceId: String(id), ...describe(band, role === 'leader', settings.year, random) });
  }
  return people;
}

function describe(band: Band, isLeader: boolean, year: number, random: SeededRandom) {
  const born = isLeader
    ? random.whole(year - 60, year - 20)
    : random.whole(band.from, band.from + yearsOfBand - 1);
  const two = (number: number) => String(number).padStart(2, '0');
  const birthDate = `${born}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`;
  return { birthDate, gender: band.gender };
}
