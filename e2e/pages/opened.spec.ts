import { expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { violationsInThemes } from './accessibility-violations.ts';
import { settled, shown } from './shown.ts';

interface Opening {
  readonly who: string;
  readonly account: { readonly email: string; readonly password: string };
  /** What presses of buttons, folded parts and keys open on a page: menus, dialogs and forms. */
  readonly presses: readonly (readonly [address: string, ...presses: Press[]])[];
}

/** The name of a button, or a key. */
type Press = string | RegExp | { readonly key: string };

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

const superAdmin = { email: 'superadmin@example.test', password: 'super-admin-lipova' };
const liveMatch = '/reporter/match/LIVE';

const openings: readonly Opening[] = [
  {
    who: 'organiser',
    account: superAdmin,
    presses: [
      ['/admin', 'All pages'],
      ['/admin/control-room', 'Announcement to halls…'],
      ['/admin/club/1/invoice', 'Add a line', 'Record a payment'],
      ['/admin/enumerations', 'Add to Team categories', 'Edit: Boys A (U18)', 'Edit: Girls A (U18)'],
      ['/admin/registrations', /^Unpaid/, /^Select /],
      ['/admin/registrations?open=1', 'Registration'],
      ['/admin/registrations', 'Filter'],
      ['/admin/registrations', /^Columns/],
      ['/admin/registrations/1', 'Back to accepted…'],
      ['/admin/registrations/1', /^Withdraw from tournament: /],
      ['/admin/referees', /^Select /],
      ['/admin/invoices?open=1', 'Balance'],
      ['/admin/invoices', /^Owing/, /^Select /],
      ['/admin/bank', /(CZK|EUR)$/, /^(Other club…|Assign \d)/],
      ['/admin/groups', /^Close… /],
      ['/admin/settings', /^Rosters/],
      ['/admin/messages/new', '+ Condition or club'],
      ['/admin/messages/new', 'All five', 'From a template'],
      ['/admin/messages/new', 'Send at…'],
      ['/admin/messages/new?for=overdue', 'Save draft', /^Send to /],
    ],
  },
  {
    who: 'planner',
    account: superAdmin,
    presses: [
      ['/admin/plan', 'Hour by hour'],
      ['/admin/plan/formats/MA', 'Own format'],
      ['/admin/plan/draw/MA', /same country CZ$/, { key: ' ' }],
      ['/admin/plan/teams', /^Change /],
      ['/admin/plan/schedule', 'Paste or CSV…'],
      ['/admin/plan/schedule', 'Table'],
      ['/admin/plan/schedule', 'Table', /^[MW][A-Z]-.+ · \d+$/],
      ['/admin/plan/schedule', 'Improve'],
      ['/admin/plan/schedule', '? all keys'],
      ['/admin/plan/changes', 'Hall closed'],
      ['/admin/plan/changes', 'Swap two teams'],
      ['/admin/plan/appointments', 'Pairs', 'New pair'],
    ],
  },
  {
    who: 'club',
    account: { email: 'club@example.test', password: 'club-leader-lipova' },
    presses: [
      ['/club/1/users', 'Invite'],
      ['/club/1/users', /^Edit: /],
      ['/club/1/users', /^Remove: P/],
      ['/club/1/roster', 'Add participant'],
      ['/club/1/roster', 'Import'],
      ['/account', 'Change the e-mail'],
      ['/account', 'Change the password'],
    ],
  },
  {
    who: 'referee',
    account: { email: 'referee@example.test', password: 'referee-lipova' },
    presses: [
      ['/referee/matches', 'Menu'],
      ['/account', 'Set up an app'],
      ['/account', 'Close my account'],
    ],
  },
  {
    who: 'reporter',
    account: { email: 'reporter@example.test', password: 'reporter-lipova' },
    presses: [
      [liveMatch, 'More'],
      [liveMatch, 'Finish…'],
      [liveMatch, 'Stage…'],
    ],
  },
];

// One beside another, as the pages themselves (every-page.spec.ts).
test.describe.configure({ mode: 'parallel' });

for (const { who, account, presses } of openings) {
  test(
    `what a press opens breaks no rule of accessibility (${who})`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(300_000);
      expect((await page.request.post('/api/v1/login', { data: account })).ok()).toBe(true);
      const { live } = await (await page.request.get('/api/v1/results/dashboard')).json();
      for (const [address, ...pressed] of presses) {
        await page.setViewportSize(address === '/admin/plan/schedule' ? desk : phone);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(`/en${address.replace('LIVE', live[0].slug)}`);
        await shown(page);
        for (const press of pressed) await make(page, press);
        await settled(page);
        const place = `${address}, ${pressed.map((press) => JSON.stringify(press)).join(', ')}`;
        expect.soft(await violationsInThemes(page, place)).toEqual([]);
      }
    },
  );
}

async function make(page: Page, press: Press): Promise<void> {
  if (typeof press === 'object' && 'key' in press) return page.keyboard.press(press.key);
  const named = (role: 'button' | 'link' | 'checkbox') => page.getByRole(role, { name: press, exact: true });
  const folded = page.locator('summary', { hasText: press });
  await named('button').or(named('link')).or(named('checkbox')).or(folded).first().click();
}
