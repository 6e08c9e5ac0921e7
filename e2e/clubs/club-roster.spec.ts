import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

const columns = 'First name,Last name,Birth date,Gender,Team,Role,Number';

/** The club's page of people, with the club's first team as its sheets name it. */
async function openRoster(page: Page): Promise<string> {
  await page.goto('/en/login');
  await page.getByLabel('E-mail').fill('club@example.test');
  await page.getByLabel('Password', { exact: true }).fill('club-leader-lipova');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/login/);
  const me = await page.request.get('/api/v1/web/users/me');
  const { administratedClubs }: { administratedClubs: { id: number }[] } = await me.json();
  await page.goto(`/en/club/${administratedClubs[0]?.id}/roster`);
  return page.getByLabel('Team').locator('option').nth(1).innerText();
}

test('a club leader brings in a sheet, puts three invalid rows right, and sees the roster', async ({
  page,
}) => {
  const team = await openRoster(page);
  const people = (dateOfPetr: string, teamOfEva: string, bornIva: number) =>
    [
      columns,
      'Ota,Novotesař,3. 4. 1985,M,,,',
      `Petr,Novotesař,${dateOfPetr},M,,,`,
      `Eva,Novotesařová,1988-02-01,W,${teamOfEva},leader,`,
      `Iva,Novotesařová,1. 1. ${bornIva},W,${team},leader,`,
    ].join('\n');
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

  await page.getByRole('link', { name: 'Import' }).click();
  await choose('people.csv', people('31. 2. 1986', 'Nowhere', 2015));
  await expect(page.getByText('There is no such birth date.')).toBeVisible();
  await expect(page.getByText('The club has no such team.')).toBeVisible();
  await expect(page.getByText('The participant cannot be a team leader')).toBeVisible();
  await expect(page.getByText('3 rows are skipped')).toBeVisible();

  await choose('people.csv', people('28. 2. 1986', team, 1990));
  await page.getByRole('button', { name: 'Import 4 rows' }).click();
  await expect(page.getByText('Imported: 4 new, 0 changed')).toBeVisible();
  await page.getByLabel('Search by name').fill('novotesar');
  await expect(page.getByText('4 participants', { exact: true })).toBeVisible();
  await expect(page.getByText('Novotesařová Iva')).toBeVisible();
});
