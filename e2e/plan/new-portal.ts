import { createHmac } from 'node:crypto';
import { type Page, expect } from '../fixtures.ts';
import { takePicture } from './pictures.ts';
import type { PortalServer } from '../server.ts';

const password = 'a whistle in the morning';

/** The first administrator, with the second step that organisers need. */
export async function setUp(page: Page, server: PortalServer): Promise<void> {
  await page.goto(`${server.url}/en/setup`);
  await takePicture(page, 'setup');
  await page.getByLabel('Token from the console').fill(server.setupToken);
  await page.getByLabel('First name').fill('Jana');
  await page.getByLabel('Last name').fill('Nová');
  await page.getByLabel('E-mail').fill('director@example.test');
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Create the administrator' }).click();
  await page.getByRole('link', { name: 'Open my account' }).click();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const line = await page.getByText(/^Or type this key:/).textContent();
  const key = /([A-Z2-7]{4}( [A-Z2-7]{4})+)/.exec(line ?? '')?.[1] ?? '';
  await page.getByLabel('Code shown by the app').fill(codeOfApp(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('The app is set up.')).toBeVisible();
}

/** What an authenticator app shows for a key now (RFC 6238). */
function codeOfApp(key: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(key.replaceAll(' ', ''))
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', bytes).update(moment).digest();
  const offset = (hash.at(-1) ?? 0) % 16;
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

/** Another page of the organiser, by the contents. */
export async function openPage(page: Page, name: string): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Organiser' }).getByRole('link');
  await links.filter({ has: page.getByText(name, { exact: true }) }).click();
}

export async function prepareEdition(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Organiser' }).first().click();
  await page.getByRole('link', { name: 'Prepare an edition' }).click();
  await page.getByLabel('Year').fill('2027');
  await page.getByLabel('Name', { exact: true }).fill('Small Cup');
  await page.getByLabel('First day').fill('29 May 2027');
  await page.getByLabel('Last day').fill('30 May 2027');
  await takePicture(page, 'edition');
  await page.getByRole('button', { name: 'Prepare the edition' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Prepare the edition' }).click();
  await page.getByRole('button', { name: 'Make it current…' }).click();
  await page.getByRole('button', { name: 'Make it current', exact: true }).click();
  await expect(page.getByText('Small Cup 2027 is current.')).toBeVisible();
}

/** By the steps that the plan's overview names. */
export async function addCategories(page: Page, codes: readonly string[]): Promise<void> {
  await openPage(page, 'Capacity');
  await page.getByRole('link', { name: 'Open: Add the categories that are played' }).click();
  await page.getByRole('button', { name: /^Add/ }).click();
  for (const code of codes) {
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('Name in Czech').fill(code === 'MC' ? 'Mladší žáci' : 'Mladší žačky');
    await page.getByLabel('Name in English').fill(code === 'MC' ? 'Boys C' : 'Girls C');
    await page.getByLabel('Who plays').selectOption({ label: code === 'MC' ? 'Boys' : 'Girls' });
    if (code === codes[0]) await takePicture(page, 'category');
    await saveOf(page, code === codes.at(-1));
    await expect(page.getByText(`Saved: ${code === 'MC' ? 'Boys C' : 'Girls C'}`)).toBeVisible();
  }
}

export async function addHalls(page: Page, codes: readonly string[]): Promise<void> {
  await openPage(page, 'Capacity');
  await page.getByRole('link', { name: 'Open: Add the halls' }).click();
  await page.getByRole('link', { name: 'New place' }).click();
  for (const code of codes) {
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('Name in Czech').fill(`Hala ${code}`);
    await page.getByLabel('Name in English').fill(`Hall ${code}`);
    if (code === codes[0]) await takePicture(page, 'hall');
    await saveOf(page, code === codes.at(-1));
    await expect(page.getByText(`Saved: Hall ${code}`)).toBeVisible();
  }
  await expect(page).toHaveURL(/places\/\d+$/);
}

/** The button of a new record: the last one ends the form, the others leave it empty for the next. */
async function saveOf(page: Page, isLast: boolean): Promise<void> {
  await page.getByRole('button', { name: isLast ? 'Save' : 'Save and add another', exact: true }).click();
}

/** The first club by the form as its leader fills it in; the others as the same call with another name. */
export async function registerClubs(page: Page, url: string, count: number): Promise<void> {
  await page.goto(`${url}/en/registration`);
  await page.getByLabel('First name').fill('Petr');
  await page.getByLabel('Last name').fill('Malý');
  await page.getByLabel('E-mail').fill('leader@example.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Registration was successful, you can now sign in')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Register a club' }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/web/club-registrations'),
  );
  await fillClub(page);
  const request = await sent;
  await expect(page.getByText('Registration has been successfully submitted')).toBeVisible();
  const first = request.postDataJSON() as { readonly form: object };
  for (let index = 2; index <= count; index += 1) {
    const answer = await page.evaluate(
      async ([body, address]) => {
        const headers = { 'content-type': 'application/json' };
        const made = await fetch(address, { method: 'POST', headers, body });
        return `${made.status} ${made.ok ? '' : await made.text()}`;
      },
      [
        JSON.stringify({
          ...first,
          clientKey: `club-number-${index}`,
          form: { ...first.form, name: `HK Club ${index}` },
        }),
        request.url(),
      ] as const,
    );
    expect(answer).toBe('201 ');
  }
}

async function fillClub(page: Page): Promise<void> {
  await page.getByLabel('Name of the club').fill('HK Club 1');
  await page.getByLabel('Country').selectOption('Czechia');
  await page.getByLabel('Region').selectOption({ index: 1 });
  await page.getByLabel('Street and number').fill('Hlavní 1');
  await page.getByLabel('City').fill('Lipová');
  await page.getByLabel('Postal code').fill('12345');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Phone at the tournament').fill('+420 601 123 456');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const index of [1, 1, 2, 2]) {
    const categories = page.getByLabel('Category', { exact: true });
    if ((await categories.last().inputValue()) !== '') {
      await page.getByRole('button', { name: 'Add another team' }).click();
    }
    await categories.last().selectOption({ index });
  }
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Send registration' }).click();
}

export async function acceptClubs(page: Page): Promise<void> {
  await openPage(page, 'Registrations');
  const boxes = page.getByRole('checkbox', { name: /^Select HK Club/ });
  await expect(boxes).toHaveCount(6);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await takePicture(page, 'registrations');
  const bar = page.getByRole('region', { name: 'With selected' });
  await bar.getByRole('button', { name: 'Accept 24', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept 24/ })
    .click();
  await expect(page.getByText('Done for 6 records.')).toBeVisible();
}
