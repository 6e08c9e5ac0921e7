import { afterEach, expect, test, vi } from 'vitest';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const admin = organiser;
const won = (code: string) => {
  const category = { code, nameCs: code, nameEn: code };
  return { category, team: { id: 1, name: 'HC Třebín', countryCode: 'CZ' }, matchId: 9 };
};

test('an organiser has the rankings and diplomas of editions that are over, as the permission says', async () => {
  const past = { id: 4, name: 'Lipová Cup', year: 2025, address: '2025', teams: 8, matches: 12, goals: 200 };
  const archive = { editions: [{ ...past, champions: [won('MA')] }], records: {}, clubs: [] };
  const { screen } = await showSignedIn({
    path: '/admin/matches',
    user: admin,
    answers: { archiveSlice: () => ({ status: 200, body: archive }) },
  });
  await screen.getByText('Final rankings and diplomas · Lipová Cup 2025').click();
  await expect
    .element(screen.getByRole('link', { name: 'Diplomas (PDF) MA 2025' }))
    .toHaveAttribute('href', '/api/v1/admin/final-ranking/MA/diplomas.pdf?lang=en&edition=4');
  await expect
    .element(screen.getByRole('link', { name: 'Final ranking (PDF) MA 2025' }))
    .toHaveAttribute('href', '/api/v1/results/final-ranking/MA/ranking.pdf?lang=en&edition=2025');
});
