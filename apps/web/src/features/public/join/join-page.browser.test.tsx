import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import type { Identity } from '@sevenmetre/rules/identity';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aDashboardSlice } from '../../../testing/slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

const path = '/join';
const day = 86_400_000;
const instant = (days: number) => new Date(now + days * day).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const anIdentity: Identity = {
  shortName: null,
  accent: null,
  darkAccent: null,
  logo: null,
  cover: null,
  partners: [],
  address: null,
  namesProduct: true,
};

const price = {
  serviceLevelId: null,
  descriptionCs: null,
  descriptionEn: null,
  availabilityFilter: null,
  left: null,
} as const;

function aJoinSlice(changes: Partial<JoinSlice> = {}): JoinSlice {
  const { version, edition } = aDashboardSlice();
  const girls = { nameCs: 'Dívky', nameEn: 'Girls', gender: 'W', ageRank: 0 } as const;
  return {
    version,
    edition,
    window: { from: instant(-10), till: instant(20) },
    deadlines: [
      { kind: 'entry-fee-until', at: instant(25) },
      { kind: 'draw', at: instant(30) },
      { kind: 'rest-until', at: instant(40) },
    ],
    categories: [
      { ...girls, code: 'WA', birthDateMin: '2009-01-01', capacity: 8, held: 3, waiting: 0 },
      { ...girls, code: 'WB', ageRank: 1, birthDateMin: '2011-01-01', capacity: 4, held: 4, waiting: 3 },
    ],
    levels: [],
    prices: [
      {
        ...price,
        id: 1,
        serviceType: 'entry-fee',
        priceCzk: 240_000,
        priceEur: 9_600,
        nameCs: 'Startovné',
        nameEn: 'Entry fee',
        weight: 1,
      },
      {
        ...price,
        id: 2,
        serviceType: 'package',
        priceCzk: 308_000,
        priceEur: 12_300,
        nameCs: 'Škola',
        nameEn: 'School',
        weight: 2,
      },
    ],
    mostPlayers: 16,
    halls: [],
    clubs: [{ name: 'DHK Křenovice', countryCode: 'CZ', teams: 2 }],
    last: null,
    contact: { name: 'Alena Lipová', email: 'play@lipova.example', phone: null },
    ...changes,
  };
}

/** Of a tournament that begins in two months. */
function aLaterJoinSlice(changes: Partial<JoinSlice> = {}): JoinSlice {
  const slice = aJoinSlice(changes);
  const [startDate, endDate] = [instant(60).slice(0, 10), instant(62).slice(0, 10)];
  return { ...slice, edition: { ...slice.edition, startDate, endDate } };
}

it('[MO2] [MO3] says while the window is open what is free and what an order costs, on a phone', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPage({ path, known: { join: aJoinSlice() } });
  await expect.element(screen.getByRole('link', { name: /WA Girls born 2009–2010 5 free/ })).toBeVisible();
  await expect.element(screen.getByText('3 waiting')).toBeVisible();
  // Two teams and 28 people, in euros.
  const total = screen.getByText(/^3,636\sEUR$/);
  await expect.element(total).toBeVisible();
  await screen.getByRole('button', { name: 'CZK' }).click();
  await screen.getByRole('button', { name: 'More: Teams' }).click();
  await screen.getByLabelText(/^People/).fill('10');
  await expect.element(screen.getByText(/^38,000\sCZK$/)).toBeVisible();
  await expect.element(screen.getByText('Entry fee, by 29 April')).toBeVisible();
  await screen.getByRole('radio', { name: /^None/ }).click();
  await expect.element(screen.getByText(/^7,200\sCZK$/).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

it('leads strangers by their e-mail to the form of the category', async () => {
  const { screen } = await showPage({ path, known: { join: aJoinSlice() } });
  const next = encodeURIComponent('/registration/club/create?category=WA&teams=1');
  await expect
    .element(screen.getByRole('link', { name: /WA Girls/ }))
    .toHaveAttribute('href', `/login/code?next=${next}`);
});

it('every way to the form carries what was counted', async () => {
  const { screen } = await showPage({ path, known: { join: aJoinSlice() } });
  await screen.getByRole('button', { name: 'More: Teams' }).click();
  const order = 'teams=3&persons=28&package=2';
  const register = screen.getByRole('main').getByRole('link', { name: 'Register a club' });
  const ways = [
    [register, `${order}&currency=EUR`],
    [screen.getByRole('link', { name: 'Register', exact: true }), `${order}&currency=EUR`],
    [screen.getByRole('link', { name: /WA Girls/ }), `${order}&currency=EUR&category=WA`],
  ] as const;
  for (const [way, search] of ways) {
    const next = encodeURIComponent(`/registration/club/create?${search}`);
    await expect.element(way).toHaveAttribute('href', `/login/code?next=${next}`);
  }
});

it('[ID4] shows the picture of a cup in a size of the page, where pictures are served', async () => {
  const slice = aJoinSlice();
  const cover = '/files/uploads/cover.jpg';
  const identity = { ...anIdentity, cover };
  const known = { join: { ...slice, edition: { ...slice.edition, identity } } };
  const { screen } = await showPage({ path, known });
  const picture = screen.getByRole('presentation').query();
  const served = `/api/v1/images?url=${encodeURIComponent(cover)}`;
  expect(picture?.getAttribute('src')).toBe(`${served}&width=1536&format=webp`);
  expect(picture?.getAttribute('srcset')).toBe(
    `${served}&width=768&format=webp 768w, ${served}&width=1536&format=webp 1536w`,
  );
});

it('offers one mail before the window, and refuses anything but an address', async () => {
  const window = { from: instant(5), till: instant(20) };
  const { screen } = await showPage({ path, known: { join: aJoinSlice({ window }) } });
  await expect.element(screen.getByText(/Registration opens on 9 April/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register with this' }).elements()).toHaveLength(0);
  await screen.getByLabelText('E-mail address').fill('nobody');
  await screen.getByRole('button', { name: 'Remind me' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter an e-mail address.');
});

it('says after the window who is in, when the draw is, and how to wait', async () => {
  const window = { from: instant(-30), till: instant(-2) };
  const { screen } = await showPage({ path, known: { join: aLaterJoinSlice({ window }) } });
  await expect.element(screen.getByText(/Registration closed on 2 April/)).toBeVisible();
  await expect.element(screen.getByText(/7 teams are in\. The draw is on 4 May/)).toBeVisible();
  await expect.element(screen.getByText('DHK Křenovice')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Join the waiting list' }))
    .toHaveAttribute('href', expect.stringMatching(/^mailto:play@lipova\.example\?subject=/));
  expect(screen.getByRole('button', { name: 'Register with this' }).elements()).toHaveLength(0);
});

it('given a draw that has been, then the page says that it was', async () => {
  const window = { from: instant(-30), till: instant(-2) };
  const deadlines: JoinSlice['deadlines'] = [{ kind: 'draw', at: instant(-1) }];
  const { screen } = await showPage({ path, known: { join: aLaterJoinSlice({ window, deadlines }) } });
  await expect.element(screen.getByText(/The draw was on 3 April/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Join the waiting list' })).toBeVisible();
});

it('given a tournament that has begun, then the page leads to its results and asks nobody to wait', async () => {
  const window = { from: instant(-30), till: instant(-2) };
  const { screen } = await showPage({ path, known: { join: aJoinSlice({ window }) } });
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'Matches and results' }))
    .toHaveAttribute('href', '/results');
  expect(screen.getByText(/waiting list are asked first/).elements()).toHaveLength(0);
});

it('given dates that are over while one can register, then nothing is due by them', async () => {
  const deadlines: JoinSlice['deadlines'] = [
    { kind: 'entry-fee-until', at: instant(-3) },
    { kind: 'rest-until', at: instant(9) },
    { kind: 'rosters-until', at: instant(-1) },
  ];
  const { screen } = await showPage({ path, known: { join: aJoinSlice({ deadlines }) } });
  await expect.element(screen.getByText('The rest, by 13 April')).toBeVisible();
  await expect.element(screen.getByText('The dates will be on the invoice.')).toBeVisible();
  expect(screen.getByText(/^Entry fee, by/).elements()).toHaveLength(0);
  expect(screen.getByText(/^By 3 April/).elements()).toHaveLength(0);
});

it.each([
  [360, 740],
  [1280, 900],
])(
  '[ID4] draws the categories of a cup without a picture, beside what is written, at %i px',
  async (width, height) => {
    await page.viewport(width, height);
    const [first] = aJoinSlice().categories;
    if (!first) throw new Error('No category');
    const categories = (['M', 'W'] as const).flatMap((gender) =>
      [0, 1, 2, 3, 4].map((ageRank) => ({ ...first, gender, ageRank, code: `${gender}${ageRank}` })),
    );
    const { screen } = await showPage({ path, known: { join: aJoinSlice({ categories }) } });
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toBeVisible();
    const register = screen.getByRole('main').getByRole('link', { name: 'Register a club' });
    const written = [title, register, screen.getByText(/days left/).first()].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part.element());
      return range.getBoundingClientRect();
    });
    const signs = [...document.querySelectorAll('svg[viewBox="0 0 640 400"] > path')];
    expect(signs).toHaveLength(10);
    for (const sign of signs) {
      const { left, right, top, bottom } = sign.getBoundingClientRect();
      const covered = written.filter(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      expect(covered).toEqual([]);
    }
  },
);
