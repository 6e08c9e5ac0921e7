import type { CountriesSlice, CountrySlice } from '@sevenmetre/contract/countries/countries-slice';
import { expect, it } from 'vitest';
import { aTeamSlice, teams } from '../../../testing/slices.ts';
import { showPage } from '../../../testing/show-page.tsx';

const { version, edition, category } = aTeamSlice();
const country = (countryCode: string, nameCs: string, nameEn: string) => ({
  countryCode,
  sportCode: countryCode,
  nameCs,
  nameEn,
});
const countries: CountriesSlice = {
  version,
  edition,
  countries: [
    { ...country('CZ', 'Česko', 'Czechia'), teams: 3 },
    { ...country('HR', 'Chorvatsko', 'Croatia'), teams: 1 },
    { ...country('XX', 'XX', 'XX'), teams: 2 },
  ],
};

it('lists countries by the visitor’s language with the number of their teams', async () => {
  const { screen } = await showPage({ path: '/results/countries', locale: 'cs', known: { countries } });
  await expect.element(screen.getByText('3 země, 6 týmů')).toBeVisible();
  const names = screen.getByRole('region', { name: 'Země podle abecedy' }).getByRole('link').elements();
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Česko3 týmy$/),
    expect.stringMatching(/Chorvatsko1 tým$/),
    expect.stringMatching(/XX2 týmy$/),
  ]);
  await expect.element(screen.getByRole('link', { name: /Chorvatsko 1 tým/ })).toBeVisible();
  await screen.getByRole('main').getByRole('button', { name: 'Najít tým' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

it('invites to come back while nobody has been accepted', async () => {
  const known = { countries: { ...countries, countries: [] } };
  const { screen } = await showPage({ path: '/results/countries', known });
  await expect.element(screen.getByRole('heading', { name: 'Nobody yet' })).toBeVisible();
});

it('shows the teams of a country by club, each with its place and next match', async () => {
  const slice: CountrySlice = {
    version,
    edition,
    country: country('CZ', 'Česko', 'Czechia'),
    categories: [category],
    clubs: [
      {
        id: 9,
        name: 'TJ Sokol Velké Meziříčí',
        teams: [
          {
            ...teams.sokol,
            category: 'MA',
            group: { label: 'MA-C', slug: 'MA-C', position: 2 },
            next: { id: 5, day: '2020-04-05', time: '09:00', live: false, hall: 'H07' },
          },
        ],
      },
    ],
  };
  const { screen } = await showPage({ path: '/results/country/CZ', known: { 'country:CZ': slice } });
  await expect.element(screen.getByRole('heading', { name: /Czechia/ })).toBeVisible();
  const club = screen.getByRole('region', { name: 'TJ Sokol Velké Meziříčí' });
  await expect
    .element(club.getByRole('link', { name: /II 2nd in MA-C · Sun 5 Apr 09:00 H07/ }))
    .toBeVisible();
});

it('has every club of a country in the page at once', async () => {
  const clubs = Array.from({ length: 60 }, (_, at) => ({ id: 100 + at, name: `Klub ${at}`, teams: [] }));
  const slice: CountrySlice = {
    version,
    edition,
    country: country('CZ', 'Česko', 'Czechia'),
    categories: [category],
    clubs,
  };
  const { screen } = await showPage({ path: '/results/country/CZ', known: { 'country:CZ': slice } });
  await expect.element(screen.getByRole('heading', { name: /Czechia/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Klub/ }).elements()).toHaveLength(60);
});
