import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { expect, it } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { aDashboardSlice } from '../../../testing/slices.ts';

const lipa = { id: 31, name: 'TJ Lípa', countryCode: 'CZ' };
const lindenau = { id: 40, name: 'TSV Lindenau', countryCode: 'DE' };
const [boys, girls] = [
  { code: 'MC', nameCs: 'Žáci', nameEn: 'Boys' },
  { code: 'WC', nameCs: 'Žákyně', nameEn: 'Girls' },
];
const played = { teams: 20, matches: 60, goals: 1_500 };
const match = { address: '2024', year: 2024, matchId: 7, category: 'MC', home: lipa, away: lindenau };
const { version, edition } = aDashboardSlice();
const archive: ArchiveSlice = {
  version,
  edition,
  editions: [
    {
      ...played,
      id: 2,
      name: 'Lipová Cup',
      year: 2025,
      address: '2025',
      champions: [{ category: boys, team: lindenau, matchId: 11 }],
    },
    {
      ...played,
      id: 1,
      name: 'Lipová Cup',
      year: 2024,
      address: '2024',
      champions: [
        { category: boys, team: lipa, matchId: 8 },
        { category: girls, team: lipa, matchId: 9 },
      ],
    },
  ],
  records: {
    mostGoals: { ...match, homeScore: 30, awayScore: 29 },
    clearestWin: { ...match, homeScore: 4, awayScore: 24 },
    mostTeams: { address: '2025', year: 2025, teams: 20 },
  },
  clubs: [
    {
      name: 'TJ Lípa',
      countryCode: 'CZ',
      titles: 2,
      years: [
        {
          address: '2024',
          year: 2024,
          teams: [{ id: 31, name: 'TJ Lípa', category: 'MC', champion: true }],
        },
      ],
    },
  ],
};

it('editions that are over are added up, and each champion leads to its final in its own year', async () => {
  const { screen } = await showPage({ path: '/results/archive', known: { archive } });
  await expect.element(screen.getByText('2 editions: 40 teams, 120 matches, 3,000 goals.')).toBeVisible();
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  const finals = (name: string) =>
    row(name)
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  expect(finals('MC')).toEqual(['/2025/results/match/11', '/2024/results/match/8']);
  expect(finals('WC')).toEqual(['/2024/results/match/9']);
  await expect.element(row('WC').getByRole('cell').first()).toMatchTextContent('not played');
});

it('records name the match with its year, also where the guest has won, and clubs list their titles', async () => {
  const { screen } = await showPage({ path: '/results/archive', known: { archive } });
  for (const name of ['59 goals in a match', 'Won by 20 goals', '20 teams in an edition'])
    await expect.element(screen.getByText(name)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'TJ Lípa 4:24 TSV Lindenau, MC, 2024' }))
    .toHaveAttribute('href', '/2024/results/match/7');
  await screen.getByText('Titles: 2 · Years: 1').click();
  await expect
    .element(screen.getByRole('link', { name: 'MC TJ Lípa (champion)' }))
    .toHaveAttribute('href', '/2024/results/team-detail/31');
});
