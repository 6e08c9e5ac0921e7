import { expect, test } from '../fixtures.ts';
import { violationsInThemes } from './accessibility-violations.ts';
import { settled, shown } from './shown.ts';

interface Opening {
  readonly who: string;
  readonly account: { readonly email: string; readonly password: string };
  /** What one press opens on a page: menus, dialogs and forms that are used most. */
  readonly presses: readonly (readonly [address: string, ...buttons: string[]])[];
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const openings: readonly Opening[] = [
  {
    who: 'organiser',
    account: { email: 'superadmin@example.test', password: 'super-admin-lipova' },
    presses: [
      ['/admin', 'Menu'],
      ['/admin/control-room', 'Announcement to halls…'],
      ['/admin/club/1/invoice', 'Add a line', 'Record a payment'],
      ['/admin/enumerations', 'Add to Team categories', 'Edit: Boys A (U18)', 'Edit: Girls A (U18)'],
      ['/admin/plan', 'Hour by hour'],
      ['/admin/plan/schedule', 'Paste or CSV…'],
      ['/admin/plan/schedule', 'Improve'],
    ],
  },
  {
    who: 'club',
    account: { email: 'club@example.test', password: 'club-leader-lipova' },
    presses: [
      ['/club/1/users', 'Invite'],
      ['/account', 'Change the e-mail'],
      ['/account', 'Change the password'],
    ],
  },
];

for (const { who, account, presses } of openings) {
  test(`what a press opens breaks no rule of accessibility, in either theme (${who})`, async ({ page }) => {
    test.setTimeout(300_000);
    expect((await page.request.post('/api/v1/login', { data: account })).ok()).toBe(true);
    for (const [address, ...buttons] of presses) {
      await page.setViewportSize(address === '/admin/plan/schedule' ? desk : phone);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/en${address}`);
      await shown(page);
      for (const name of buttons) {
        const folded = page.locator('summary', { hasText: name });
        await page.getByRole('button', { name, exact: true }).or(folded).first().click();
      }
      await settled(page);
      expect.soft(await violationsInThemes(page, `${address}, ${buttons.join(', ')}`)).toEqual([]);
    }
  });
}
