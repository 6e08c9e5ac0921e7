import { RosterPreview } from '@sevenmetre/contract/participants/schemas';
import { peopleNames } from '@sevenmetre/rules/fiction';
import { YearError, done } from '../person.ts';
import type { CategoryShape, YearShape } from '../shape.ts';
import type { RegisteredClub } from './register-clubs.ts';

const playersOfTeam = 9;
const head = 'First name,Last name,Birth date,Gender,Team,Role,Number';

/** Every club imports its people from a sheet, after reading the preview. */
export async function fillRosters(shape: YearShape, clubs: readonly RegisteredClub[]): Promise<void> {
  for (const club of clubs) if (club.shape.decision !== 'declined') await fillRoster(shape, club);
}

async function fillRoster(shape: YearShape, club: RegisteredClub): Promise<void> {
  const { leader, id } = club;
  const { teams } = done('clubRoster', await leader.client.clubRoster({ params: { id } }));
  const rows = club.teams.flatMap((team, index) => {
    if (team.state === 'withdrawn') return [];
    const category = shape.categories.find(({ code }) => code === team.category);
    const name = teams.find((one) => one.id === team.id)?.name;
    if (!category || name === undefined)
      throw new YearError(`${club.shape.name} has no roster of ${team.category}`);
    return rowsOfTeam(club, { index, name: `${category.code} ${name}`, category, year: shape.year });
  });
  const sheet = [head, ...rows.map((cells) => cells.map(quoted).join(','))].join('\r\n');
  const path = `/api/v1/web/clubs/${id}/roster`;
  const preview = RosterPreview.parse(await leader.upload(`${path}/import-preview`, 'roster.csv', sheet));
  const { fingerprint } = preview;
  const listed = preview.rows.map(({ line, texts, open }) => ({ line, texts, open }));
  const said = done(
    'rosterImport',
    await leader.client.rosterImport({ params: { id }, body: { rows: listed, fingerprint } }),
  );
  if (said.refused + said.asked !== 0)
    throw new YearError(`The sheet of ${club.shape.name}: ${JSON.stringify(preview).slice(0, 800)}`);
}

interface TeamSheet {
  readonly index: number;
  readonly name: string;
  readonly category: CategoryShape;
  readonly year: number;
}

/** No two people of a club have the same name: first names rotate by team, family names by player. */
function rowsOfTeam({ shape }: RegisteredClub, { index, name, category, year }: TeamSheet): string[][] {
  const { boys, girls, families, women = families } = peopleNames(shape.country);
  const firstNames = category.gender === 'W' ? girls : boys;
  const lastNames = category.gender === 'W' ? women : families;
  const born = Number(category.bornFrom.slice(0, 4));
  const players = Array.from({ length: playersOfTeam }, (_, player) => [
    `${firstNames[player % firstNames.length] ?? ''} ${String.fromCodePoint(65 + index)}`,
    lastNames[(player * 3 + index) % lastNames.length] ?? '',
    `${born}-${String(player + 1).padStart(2, '0')}-1${index}`,
    category.gender,
    name,
    'player',
    String(player + 1),
  ]);
  // Each pair of successive teams shares a leader.
  const leader = [
    boys[(index >> 1) % boys.length] ?? '',
    families.at(-1) ?? '',
    `${year - 40}-05-0${(index >> 1) + 1}`,
    'M',
    name,
    'leader',
    '',
  ];
  return [...players, leader];
}

function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}

/** Every club submits the players of the first match of each of its teams. */
export async function confirmFirstRosters(clubs: readonly RegisteredClub[]): Promise<void> {
  for (const { leader, teams } of clubs) {
    for (const { id, state } of teams) {
      if (state !== 'accepted') continue;
      const { matches } = done('teamPlan', await leader.client.teamPlan({ params: { id } }));
      const first = matches.toSorted((a, b) =>
        (a.ticket.startsAt ?? '').localeCompare(b.ticket.startsAt ?? ''),
      )[0];
      if (!first) throw new YearError(`The team ${id} has no match in its plan`);
      const params = { id: first.ticket.id, side: first.side };
      const { roster } = done('matchRoster', await leader.client.matchRoster({ params }));
      const entries = roster.people
        .filter(({ inTeam }) => inTeam)
        .map(({ participantId, role, jerseyNumber }) => ({ participantId, role, jerseyNumber }));
      const body = { revision: roster.revision, entries, confirm: true };
      done('matchRosterSave', await leader.client.matchRosterSave({ params, body }));
    }
  }
}
