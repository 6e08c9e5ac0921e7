import { type Page, expect, test } from '../fixtures.ts';

const organiser = { email: 'admin@example.test', password: 'organiser-lipova' };

test.use({ viewport: { width: 1280, height: 900 } });

interface Side {
  readonly team: { readonly id: number; readonly name: string; readonly numeral: string } | null;
}
interface Match {
  readonly stageCode: string;
  readonly home: Side;
  readonly away: Side;
}

async function read<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => (await fetch(address)).json(), path);
}

/** A team of the group that has played, has a match to come and does not play right now. */
async function betweenRounds(page: Page, slug: string) {
  const { matches } = await read<{ matches: readonly Match[] }>(page, `/api/v1/results/group/${slug}`);
  const teamsOf = (stage: (code: string) => boolean) =>
    matches.filter(({ stageCode }) => stage(stageCode)).flatMap(({ home, away }) => [home.team, away.team]);
  const busy = teamsOf((code) => code !== 'not_started' && code !== 'finished').map((team) => team?.id);
  const team = teamsOf((code) => code === 'not_started').find((one) => one && !busy.includes(one.id));
  if (!team) throw new Error(`Nobody of ${slug} has a match to come.`);
  const { club } = await read<{ club: { id: number } }>(page, `/api/v1/results/team/${team.id}`);
  return { name: `${team.name} ${team.numeral}`, clubId: club.id };
}

test('a team withdraws between two rounds: what it changes is shown first, then the table has it last and its opponent the points', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}/en/login?next=${encodeURIComponent('/admin/registrations')}`);
  await page.getByLabel('E-mail').fill(organiser.email);
  await page.getByLabel('Password', { exact: true }).fill(organiser.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Club registrations' })).toBeVisible();
  const { name, clubId } = await betweenRounds(page, 'MB-A');
  const visitor = await page.context().newPage();
  await visitor.goto(`${ownServer.url}/en/results/competition-group/MB-A`);
  const rows = visitor.getByRole('table').first().getByRole('row');
  await expect(rows.filter({ hasText: name })).not.toContainText('withdrawn');

  await page.goto(`${ownServer.url}/en/admin/registrations/${clubId}`);
  await page.getByRole('button', { name: `Withdraw from tournament: ${name} (MB)` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: `Withdraw ${name} (MB)?` })).toBeVisible();
  await expect(dialog.getByText(/match(es)? left; (it|they) will not be played/)).toBeVisible();
  await expect(dialog.getByText(/^The club’s order: /)).toBeVisible();
  await dialog.getByText('Annul', { exact: true }).click();
  await expect(dialog.getByText('MB-A').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw from tournament' }).click();
  await expect(page.getByRole('button', { name: `Accept: ${name} (MB)` })).toBeVisible();

  await expect(rows.last()).toContainText(name);
  await expect(rows.last()).toContainText(/withdrawn/i);
});
