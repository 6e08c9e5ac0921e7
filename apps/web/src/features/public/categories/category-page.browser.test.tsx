import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aCategorySlice, aPlayoffSlice } from '../../../testing/playoff-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

const path = '/results/team-category/MA';
const topic = 'category:MA';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(1280, 900);
  return () => vi.useRealTimers();
});

it('a category says how far it is, who leads, what is played, and leads on', async () => {
  const { screen } = await showPage({ path, known: { [topic]: aCategorySlice() } });
  const main = screen.getByRole('main');
  await expect.element(main.getByText('18 of 26 matches played', { exact: false })).toBeVisible();
  await expect.element(main.getByRole('progressbar')).toHaveAttribute('value', '18');
  const group = main.getByRole('table', { name: /Group MA-C.*18 of 21/ });
  await expect.element(group.getByRole('row', { name: /HC Třebín .*10$/ })).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Group MA-C' }))
    .toHaveAttribute('href', '/results/competition-group/MA-C');
  await expect
    .element(main.getByRole('link', { name: 'Play-off A' }))
    .toHaveAttribute('href', '/results/competition-group/MA/play-off/A');
  await expect.element(main.getByText('from Sunday 5 April')).toBeVisible();
  await expect.element(main.getByText('Winner: SKH Řepčín')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'CZE SKH Řepčín' }))
    .toHaveAttribute('href', '/results/team-detail/3');
  const scorers = main.getByRole('region', { name: 'Top scorers' }).getByRole('listitem');
  await expect.poll(() => scorers.nth(0).element().textContent).toBe('1Matěj H.HC Třebín41 goals');
  await expect.poll(() => scorers.nth(1).element().textContent).toBe('2No.\u00a010SKH Řepčín38 goals');
  for (const [name, { length }] of [
    ['Live now', aCategorySlice().live],
    ['Next matches', aCategorySlice().next],
  ] as const)
    expect(main.getByRole('region', { name }).getByRole('listitem').elements()).toHaveLength(length);
  // A match of the play-off stands in its bracket.
  expect(document.querySelector('a[href="/results/competition-group/MA-F"]')).toBeNull();
});

it.each([
  ['en', 'Boys A', 'Boys A MA'],
  ['cs', 'Chlapci A', 'Chlapci A MA'],
  ['de', 'Boys A', 'Boys A MA'],
  ['sk', 'Chlapci A', 'Chlapci A MA'],
  ['pl', 'Boys A', 'Boys A MA'],
] as const)('in %s the heading of a category is its name, then its code', async (locale, name, heading) => {
  const { screen } = await showPage({ path, locale, known: { [topic]: aCategorySlice() } });
  const main = screen.getByRole('main');
  await expect.element(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  // It is not said again below.
  expect(main.getByText(name, { exact: false }).elements()).toHaveLength(1);
});

it('given a category whose name is its code, then the heading says it once', async () => {
  const { category } = aCategorySlice();
  const short = { ...category, nameCs: 'MA', nameEn: 'MA' };
  const { screen } = await showPage({ path, known: { [topic]: aCategorySlice({ category: short }) } });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'MA', exact: true })).toBeVisible();
});

it.each([360, 768, 1280])(
  'given a long name of a category at %d px, then it stands beside its sign and does not scroll sideways',
  async (width) => {
    await page.viewport(width, 740);
    const { category } = aCategorySlice();
    const long = { ...category, nameCs: 'Mladší dorost – chlapci', nameEn: 'Younger youth – boys (U16)' };
    const { screen } = await showPage({
      path,
      locale: 'cs',
      known: { [topic]: aCategorySlice({ category: long }) },
    });
    const heading = screen.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(heading.element());
    const text = range.getBoundingClientRect();
    const sign = screen.getByRole('main').element().querySelector('svg')?.getBoundingClientRect();
    expect(text.right).toBeLessThanOrEqual(sign?.left ?? 0);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);

it('on a wide screen bracket, tables, matches and scorers stand beside each other', async () => {
  const { sections, groups } = aPlayoffSlice();
  const section = sections.find(({ kind, places }) => kind === 'tree' && places === null);
  if (!section) throw new Error('the play-off has no tree');
  const slice = aCategorySlice({ bracket: { letter: 'A', section, groups } });
  const { screen } = await showPage({ path, known: { [topic]: slice } });
  const main = screen.getByRole('main');
  const topOf = (name: string) => main.getByRole('heading', { name }).element().getBoundingClientRect().top;
  await expect.element(main.getByRole('heading', { name: 'Top scorers' })).toBeInViewport();
  expect(Math.abs(topOf('Play-off') - topOf('Live now'))).toBeLessThan(2);
  // The final and the match for the third place share a column.
  await expect.element(main.getByRole('heading', { name: /^Finals/ })).toBeVisible();
  const [match] = groups.flatMap(({ matches }) => matches);
  const links = main.getByRole('region', { name: 'Play-off' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toContain(`/results/match/${match?.id}`);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('a comparison of groups, which has no matches, is listed without counting them', async () => {
  const [group] = aCategorySlice().groups;
  if (!group) throw new Error('the category has no group');
  const comparison = {
    ...group,
    label: 'MA-3ABC',
    slug: 'MA-3ABC',
    live: 0,
    played: 0,
    total: 0,
    finished: false,
  };
  const { screen } = await showPage({
    path,
    known: { [topic]: aCategorySlice({ groups: [group, comparison] }) },
  });
  const heading = screen.getByRole('listitem').getByRole('heading', { name: 'MA-3ABC', exact: true });
  await expect.element(heading).toBeVisible();
});

it('given a table of which only the first rows are shown, then a link says how many teams more the group has', async () => {
  const [group] = aCategorySlice().groups;
  if (!group) throw new Error('the category has no group');
  const cut = { ...group, rows: group.rows.slice(0, 1), teams: 5 };
  const { screen } = await showPage({ path, known: { [topic]: aCategorySlice({ groups: [cut] }) } });
  await expect
    .element(screen.getByRole('link', { name: `4 more teams ${group.label}` }))
    .toHaveAttribute('href', `/results/competition-group/${group.slug}`);
});

it('a category on a phone does not scroll sideways, and speaks Czech', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, locale: 'cs', known: { [topic]: aCategorySlice() } });
  await expect.element(screen.getByRole('heading', { name: 'Skupiny' })).toBeVisible();
  // A day is a name: whatever stands before it would ask for another form of it.
  await expect.element(screen.getByText('Neděle 5. 4. – první zápasy')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('a category before the draw says so', async () => {
  const empty = { groups: [], playoffs: [], live: [], next: [], teams: [], played: 0, total: 0 };
  const { screen } = await showPage({ path, known: { [topic]: aCategorySlice(empty) } });
  await expect.element(screen.getByRole('heading', { name: 'Waiting for the draw' })).toBeVisible();
  await expect.element(screen.getByText('No teams have been accepted yet.')).toBeVisible();
});

it('an unknown category leads to the results', async () => {
  const fetch = () => Promise.resolve({ status: 404, error: 'category-unknown' } as const);
  const { screen } = await showPage({ path, fetch });
  await expect.element(screen.getByRole('heading', { name: 'No such category' })).toBeVisible();
});
