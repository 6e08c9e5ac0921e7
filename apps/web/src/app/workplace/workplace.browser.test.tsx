import type { Contents } from '@sevenmetre/contract/contents/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRegistration } from '../../testing/registration.ts';
import { organiser, showSignedIn } from '../../testing/show-signed-in.tsx';

const nothing: Contents['waits'] = {
  registrations: 0,
  referees: 0,
  bank: 0,
  controlRoom: 0,
  matches: 0,
  groups: 0,
  checkIn: 0,
  duty: 0,
  mail: 0,
  configuration: 0,
  categories: 0,
  priceList: 0,
  enumerations: 0,
};
const cup: Contents['editions'][number] = {
  id: 1,
  name: 'Lipová Cup',
  year: 2027,
  timeZone: 'Europe/Prague',
  startDate: '2027-03-25',
  isCurrent: true,
  phase: 'play',
  byHand: null,
  progress: { kind: 'day', day: 3, of: 4 },
};
const next = { ...cup, id: 2, year: 2028, isCurrent: false, phase: 'before', progress: null } as const;

function contentsOf(over: Partial<Contents> = {}) {
  const body: Contents = { edition: 1, editions: [cup, next], waits: nothing, ...over };
  return () => ({ status: 200, body });
}

const path = '/admin/registrations/1';
const clubRegistrationAdmin = () => ({ status: 200, body: aRegistration });
const answers = { clubRegistrationAdmin, contents: contentsOf() } as const;
/** Names of the groups of pages, without the label of the current one. */
const groupNames = (nav: Element) =>
  [...nav.querySelectorAll('ul[aria-labelledby]')].map(
    (list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.firstChild?.textContent,
  );

test.each([
  ['cs', 'Pořadatel', 'Hraje se'],
  ['en', 'Organiser', 'Play'],
  ['de', 'Veranstalter', 'Spielbetrieb'],
  ['sk', 'Organizátor', 'Hrá sa'],
  ['pl', 'Organizator', 'Rozgrywki'],
] as const)(
  'given 1280 pixels in %s, then all pages stand beside the page, the phase first, none below the window, and no name is cut',
  async (locale, name, first) => {
    await page.viewport(1280, 900);
    const { screen } = await showSignedIn({ path, user: organiser, locale, answers });
    const nav = screen.getByRole('navigation', { name, exact: true });
    await expect.element(nav).toBeVisible();
    await expect.poll(() => groupNames(nav.element())[0]).toBe(first);
    expect(nav.getByRole('link').elements().length).toBeGreaterThan(28);
    const texts = [...nav.element().querySelectorAll<HTMLElement>('li a, li a > span:first-child')];
    expect(
      texts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    ).toEqual([]);
    expect(nav.element().scrollWidth).toBe(nav.element().clientWidth);
    // Nothing of them is below the window.
    expect(nav.element().scrollHeight).toBe(nav.element().clientHeight);
    expect(document.documentElement.scrollWidth).toBe(1280);
  },
);

test('given a second visit, then edition and phases stand in the mast before the server answers; the first keeps their room', async () => {
  await page.viewport(1440, 900);
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = async () => {
    await waiting;
    return contentsOf()();
  };
  const first = await showSignedIn({ path, user: organiser, answers: { ...answers, contents: late } });
  const phasesIn = (at: typeof first) => at.screen.container.querySelectorAll('header ol li');
  await expect.poll(() => phasesIn(first).length).toBe(5);
  await expect
    .element(first.screen.getByRole('list', { name: 'Phase of the edition' }))
    .not.toBeInTheDocument();
  answer();
  await expect.element(first.screen.getByRole('button', { name: 'Lipová Cup 2027' })).toBeVisible();
  await first.screen.unmount();
  const contents = () => new Promise<never>(() => {});
  const second = await showSignedIn({
    path,
    user: organiser,
    answers: { ...answers, contents },
    isSecondVisit: true,
  });
  await expect.element(second.screen.getByRole('button', { name: 'Lipová Cup 2027' })).toBeVisible();
  const phases = second.screen.getByRole('list', { name: 'Phase of the edition' });
  await expect.element(phases).toMatchTextContent('Play · day 3 of 4');
  const nav = second.screen.getByRole('navigation', { name: 'Organiser', exact: true });
  expect(groupNames(nav.element())[0]).toBe('Play');
});

test('given phases and what waits, then only that has a number, and the mast names the phase', async () => {
  await page.viewport(1440, 900);
  const { screen } = await showSignedIn({
    path,
    user: organiser,
    answers: { ...answers, contents: contentsOf({ waits: { ...nothing, matches: 4, bank: 1 } }) },
  });
  const nav = screen.getByRole('navigation', { name: 'Organiser', exact: true });
  await expect.element(nav.getByRole('link', { name: 'Matches 4 waiting' })).toBeVisible();
  await expect.element(nav.getByRole('link', { name: 'Bank one waiting' })).toBeVisible();
  expect(nav.getByRole('link', { name: / waiting$/ }).elements()).toHaveLength(2);
  await expect
    .element(nav.getByRole('link', { name: 'Registrations' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('list', { name: 'Phase of the edition' }))
    .toMatchTextContent('Play · day 3 of 4');
  const banner = screen.getByRole('banner');
  await expect.element(banner.getByRole('button', { name: 'Lipová Cup 2027' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' }).elements()).toEqual([]);
});

test('given a page that is loading, then the frame stays painted', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({ path, user: organiser, answers });
  const nav = screen.getByRole('navigation', { name: 'Organiser', exact: true });
  await expect.element(nav).toBeVisible();
  let isMissing = false;
  const watch = new MutationObserver(() => {
    // A frame that waits for a page is still there, but hidden.
    const frames = [...document.querySelectorAll('nav[aria-label=Organiser]')];
    isMissing ||= !frames.some((one) => one.checkVisibility());
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await nav.getByRole('link', { name: 'Accommodation' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Accommodation', level: 1 })).toBeVisible();
  watch.disconnect();
  expect(isMissing).toBe(false);
});

test('given the backslash, then the contents are folded into an index, whose tabs open on focus', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({ path, user: organiser, answers });
  const nav = screen.getByRole('navigation', { name: 'Organiser', exact: true });
  await expect.element(nav.getByRole('link', { name: 'Invoices' })).toBeVisible();
  await userEvent.keyboard('\\');
  const unfold = screen.getByRole('button', { name: 'Unfold the contents' });
  await expect.element(unfold).toBeVisible();
  expect(nav.getByRole('link', { name: 'Invoices' }).elements()).toEqual([]);
  const tab = nav.getByRole('button', { name: 'Registration' });
  (tab.element() as HTMLElement).focus();
  await expect.element(tab).toHaveAttribute('aria-expanded', 'true');
  await expect.element(nav.getByRole('link', { name: 'Invoices' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(nav.getByRole('link', { name: 'Invoices' }).elements()).toEqual([]);
  await unfold.click();
  await expect.element(nav.getByRole('link', { name: 'Invoices' })).toBeVisible();
});

test('given a key in a field, then nothing is folded', async () => {
  await page.viewport(1280, 900);
  const { screen } = await showSignedIn({ path: '/admin/users', user: organiser, answers });
  const field = screen.getByRole('searchbox');
  await field.fill('a');
  await userEvent.keyboard('\\');
  await expect.element(field).toHaveValue('a\\');
  expect(screen.getByRole('button', { name: 'Unfold the contents' }).elements()).toEqual([]);
});

test('given another edition, then its settings are two presses away, and a phase can be chosen', async () => {
  await page.viewport(1440, 900);
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings',
    user: organiser,
    answers: { ...answers, configuration: () => ({ status: 200, body: [] }) },
  });
  const button = screen.getByRole('banner').getByRole('button', { name: 'Lipová Cup 2027' });
  await button.click();
  const menu = screen.getByRole('dialog', { name: 'Editions' });
  await menu.getByRole('combobox', { name: 'Phase of the edition' }).selectOptions('Planning');
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'configurationUpdate')?.asked)
    .toMatchObject({
      params: { key: 'edition-phase' },
      body: { value: 'planning', before: null },
    });
  await menu.getByRole('link', { name: /Lipová Cup 2028/ }).click();
  await expect
    .poll(() => asked.findLast(({ operation }) => operation === 'contents')?.asked.query.get('edition'))
    .toBe('2');
});

test('given arrow keys in the list of phases, then nothing is stored on the way, but with Enter or when the menu is left', async () => {
  await page.viewport(1440, 900);
  const { screen, asked } = await showSignedIn({ path, user: organiser, answers });
  const sent = () =>
    asked.flatMap(({ operation, asked: { body } }) => (operation === 'configurationUpdate' ? [body] : []));
  const open = async () => {
    await screen.getByRole('banner').getByRole('button', { name: 'Lipová Cup 2027' }).click();
    const phase = screen.getByRole('combobox', { name: 'Phase of the edition' });
    phase.element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(phase).toHaveValue('registration');
    return phase;
  };
  const phase = await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(phase).toHaveValue('');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual([{ value: 'planning', before: null }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(phase).not.toBeInTheDocument();
  await open();
  await screen.getByRole('heading', { level: 1 }).click();
  await expect.poll(sent).toHaveLength(2);
  expect(sent().at(-1)).toEqual({ value: 'registration', before: null });
});

test('given a phone, then three pages of the phase, search and all pages are at the bottom', async () => {
  await page.viewport(360, 740);
  const { screen } = await showSignedIn({
    path,
    user: organiser,
    answers: { ...answers, contents: contentsOf({ waits: { ...nothing, checkIn: 12 } }) },
  });
  const bar = screen.getByRole('navigation', { name: 'Quick' });
  await expect.element(bar.getByRole('link', { name: 'Check-in 12 waiting' })).toBeVisible();
  const names = bar
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
  expect(names).toEqual(['Overview', 'Matches', 'Check-in12 12 waiting']);
  await expect.element(bar.getByRole('button', { name: 'Find' })).toBeVisible();
  const all = bar.getByRole('button', { name: 'All pages' });
  await all.click();
  const sheet = screen.getByRole('dialog', { name: 'All pages' });
  await expect.element(sheet.getByRole('link', { name: 'Versions' })).toBeVisible();
  expect(groupNames(sheet.element())).toEqual(['Play', 'Registration', 'Planning', 'Set up']);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
