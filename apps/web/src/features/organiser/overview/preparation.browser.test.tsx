import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { before, edition, waits } from './testing/editions.ts';
import { openOverview as open, quietOverview as quiet } from './testing/open-overview.tsx';

afterEach(() => vi.unstubAllGlobals());

const facts: PreparationFacts = {
  isCurrent: true,
  origin: null,
  name: 'Lipová Cup',
  year: 2028,
  timeZone: 'Europe/Prague',
  startDate: '2028-03-30',
  endDate: '2028-04-02',
  opensAt: '2027-11-05T08:00:00Z',
  closesAt: '2028-02-15T22:59:00Z',
  isOpen: false,
  categories: [
    { code: 'MA', gender: 'M', capacity: 48, birthDateMin: '2009-01-01' },
    { code: 'WE', gender: 'W', capacity: 24, birthDateMin: '2019-01-01' },
  ],
  suppliers: 0,
  prices: 0,
  hasTerms: false,
  sendsMail: true,
  halls: 20,
  beds: 1268,
  organisers: 1,
};
describe('the overview before registration', () => {
  it('given an edition before registration, then every step says what it waits for, and the bar what is missing', async () => {
    await page.viewport(1280, 900);
    const { screen } = await open(quiet, {
      contents: before,
      preparation: () => ({ status: 200, body: facts }),
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Lipová Cup 2028' })).toBeVisible();
    await expect.element(screen.getByText(/^Registration opens on .*5 Nov.*, in 41 days$/)).toBeVisible();
    await expect
      .element(
        screen.getByText('Missing: a supplier, prices and terms. Everything else can wait.', {
          exact: false,
        }),
      )
      .toBeVisible();
    const card = screen.getByRole('region', { name: 'Before clubs register' });
    const steps = card.getByRole('listitem').elements();
    expect(steps).toHaveLength(10);
    expect(steps[3]?.textContent).toContain('Waits for 3');
    expect(steps[9]?.textContent).toContain('Waits for 3, 4, 5');
    await expect
      .element(card.getByRole('link', { name: 'Add a supplier: Supplier' }))
      .toHaveStyle({ borderTopStyle: 'solid' });
    const links = card.getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/settings',
      '/admin/enumerations/categories',
      '/admin/enumerations/suppliers',
      '/admin/settings?search=Terms%20and%20conditions%20for%20clubs',
      '/admin/mails',
      '/admin/enumerations/places',
      '/admin/accommodation',
      '/admin/users',
    ]);
    const view = screen.getByRole('region', { name: 'What clubs will see' });
    await expect.element(view.getByText('No price yet: step 4')).toBeVisible();
    await expect.element(view.getByText('Terms are empty: step 5')).toBeVisible();
    for (const link of view.getByRole('link').elements())
      expect(link.getAttribute('href')).toBe('/registration/club/create');
    await card.getByRole('button', { name: 'Go to the list' }).click();
    await userEvent.keyboard('jj');
    await expect.element(card.getByRole('link').nth(2)).toHaveFocus();
  });

  it('given an edition from the settings of another, then each step says what came from it, and the preview lists all', async () => {
    const copied = { settings: 9, categories: 2, suppliers: 0, prices: 0, halls: 17, beds: 1268 };
    const body = { ...facts, origin: { name: 'Lipová Cup', year: 2027, copied } };
    const { screen } = await open(quiet, { contents: before, preparation: () => ({ status: 200, body }) });
    const card = screen.getByRole('region', { name: 'Before clubs register' });
    const stepOf = (name: string) => card.getByRole('listitem').filter({ hasText: name });
    await expect
      .element(stepOf('Categories'))
      .toMatchTextContent('2 categories, 72 places; oldest players born 2009 to 2019. Copied from 2027.');
    await expect.element(stepOf('Halls')).toMatchTextContent('20 halls. 17 copied from 2027.');
    await expect.element(stepOf('Supplier')).not.toMatchTextContent(/2027/);
    await expect
      .element(
        screen.getByText(
          'From Lipová Cup 2027 came: 2 categories, 17 halls, 1,268 beds and 9 settings. Nothing about people.',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: /^Copy from/ })).not.toBeInTheDocument();
  });

  it('given an edition that began empty, then super admins are led to where it is made from an earlier one', async () => {
    const past = { year: 2027, id: 7, name: 'Lipová Cup' };
    const { screen } = await open(
      quiet,
      {
        contents: before,
        preparation: () => ({ status: 200, body: facts }),
        adminEditions: () => ({ status: 200, body: { editions: [past] } }),
      },
      ['ROLE_USER', 'ROLE_SUPER_ADMIN'],
    );
    await expect
      .element(screen.getByRole('link', { name: 'Copy from 2027…' }))
      .toHaveAttribute('href', '/admin/editions');
  });

  it('given a prepared edition, then beds and the opening wait until it is current, and nothing leads to the pages of another one', async () => {
    const prepared = { ...edition, id: 2, isCurrent: false };
    const { screen } = await open(quiet, {
      contents: () => ({ status: 200, body: { edition: 2, editions: [prepared], waits } }),
      preparation: () => ({ status: 200, body: { ...facts, isCurrent: false } }),
    });
    await expect.element(screen.getByText('A prepared edition: clubs do not see it yet')).toBeVisible();
    await expect
      .element(screen.getByText(/Missing: a supplier, prices, terms.* and the switch to this edition/))
      .toBeVisible();
    const card = screen.getByRole('region', { name: 'Before clubs register' });
    const steps = card.getByRole('listitem').elements();
    expect(steps).toHaveLength(11);
    expect(steps[10]?.textContent).toContain('Waits for 3, 4, 5, 10');
    const links = screen.getByRole('main').getByRole('link').elements();
    const paths = links.map((link) => link.getAttribute('href'));
    expect(paths).not.toContain('/admin/accommodation');
    expect(paths).not.toContain('/registration/club/create');
  });

  it('given no opening time, then registration is open too early and gets a time', async () => {
    const body = { ...facts, opensAt: null, closesAt: null, isOpen: true };
    const { screen } = await open(quiet, { contents: before, preparation: () => ({ status: 200, body }) });
    await expect.element(screen.getByText('4 of 10')).toBeVisible();
    await expect.element(screen.getByText('Registration is open already.')).toBeVisible();
    await expect
      .element(screen.getByText('Clubs can register already, without what is missing.', { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Set the time: Open registration' })).toBeVisible();
    await expect
      .element(screen.getByText(/^30 March – .*When clubs can register, and until when/))
      .toBeVisible();
  });

  it('given a portal without a mail server, then that is missing, too', async () => {
    const body = { ...facts, suppliers: 1, prices: 2, hasTerms: true, sendsMail: false };
    const { screen } = await open(quiet, { contents: before, preparation: () => ({ status: 200, body }) });
    await expect.element(screen.getByText('Missing: a mail server.', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See the mails: E-mail' })).toBeVisible();
  });
});
