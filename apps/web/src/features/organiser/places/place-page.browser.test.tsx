import type { AdminPlaces } from '@sevenmetre/contract/places/admin-places';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const hall: AdminPlaces['places'][number] = {
  id: 5,
  uses: [],
  files: [],
  beds: 0,
  values: {
    code: 'H1',
    nameCs: 'Hala u školy',
    nameEn: 'School hall',
    isActive: true,
    kind: 'hall',
    isShared: false,
    descriptionCs: null,
    descriptionEn: null,
    address: null,
    lat: null,
    lng: null,
    link: null,
    data: '{ "surface": "parquet", "seats": 400 }',
    visibleOnMap: true,
    defaultRefereeAccommodation: false,
    allowedTrainingTypesIds: [],
    fileIds: [],
  },
};

async function openHall(
  update: () => { status: number; body: unknown } = () => ({ status: 200, body: hall }),
) {
  const { screen, asked } = await showSignedIn({
    path: '/admin/enumerations/places/5',
    user: organiser,
    answers: {
      adminPlaces: () => ({ status: 200, body: { places: [hall], trainingTypes: [] } }),
      adminPlaceUpdate: update,
    },
  });
  const facts = screen.getByRole('group', { name: 'Further facts' });
  const field = (name: string, at: number) => facts.getByRole('textbox', { name }).nth(at);
  const sent = () =>
    asked.flatMap(({ operation, asked: { body } }) =>
      operation === 'adminPlaceUpdate' ? [JSON.stringify(body)] : [],
    );
  const save = () => screen.getByRole('button', { name: 'Save', exact: true }).click();
  return { screen, facts, field, sent, save };
}

describe('further facts of a hall', () => {
  it('given stored ones, then each has a name and a value, and no JSON is shown', async () => {
    const { screen, field } = await openHall();
    await expect.element(field('Fact', 0)).toHaveValue('surface');
    await expect.element(field('Value', 0)).toHaveValue('parquet');
    await expect.element(field('Fact', 1)).toHaveValue('seats');
    await expect.element(field('Value', 1)).toHaveValue('400');
    const values = [...screen.container.querySelectorAll('input, textarea')].map((one) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    );
    expect(values.filter((value) => value.includes('{'))).toEqual([]);
    expect(screen.container.textContent).not.toMatch(/JSON|\{/);
  });

  it('given one changed, one added and one removed, then they are stored as an object; others keep their type', async () => {
    const { facts, field, sent, save } = await openHall();
    await facts.getByRole('button', { name: 'Add a fact' }).click();
    await field('Fact', 2).fill('glue');
    await field('Value', 2).fill('forbidden');
    await facts.getByRole('button', { name: 'Remove surface' }).click();
    await save();
    await expect.poll(sent).toHaveLength(1);
    const data = JSON.stringify('{"seats":400,"glue":"forbidden"}');
    expect(sent()[0]).toContain(`"values":{"code":"H1"`);
    expect(sent()[0]?.split('"before"')[0]).toContain(`"data":${data}`);
  });

  it.each([
    ['no name', ''],
    ['a name twice', 'seats'],
  ])('given %s, then nothing is stored and what was typed stays', async (_, name) => {
    const { screen, facts, field, sent, save } = await openHall();
    await facts.getByRole('button', { name: 'Add a fact' }).click();
    await field('Fact', 2).fill(name);
    await field('Value', 2).fill('forbidden');
    await save();
    const error = screen.getByRole('alert').getByText(/Each fact needs a name/);
    await expect.element(error).toBeVisible();
    await expect.element(field('Value', 2)).toHaveValue('forbidden');
    await error.click();
    await expect.element(facts).toHaveFocus();
    expect(sent()).toEqual([]);
  });
});

describe('the list of places', () => {
  const shown = async (path: string) => {
    const place = (id: number, values: Partial<typeof hall.values>, beds = 0) => ({
      ...hall,
      id,
      beds,
      values: { ...hall.values, ...values },
    });
    return showSignedIn({
      path,
      user: organiser,
      answers: {
        adminPlaces: () => ({
          status: 200,
          body: {
            places: [
              place(5, { isShared: true }),
              place(6, { code: 'U1', kind: 'hotel', nameCs: 'Hotel Žďár', nameEn: 'Hotel Žďár' }, 40),
              place(7, { code: 'H2', nameCs: 'Aréna', nameEn: 'Arena', isActive: false }),
            ],
            trainingTypes: [],
          },
        }),
      },
    });
  };
  const names = () =>
    [...document.querySelectorAll('tr[data-row] [data-record]')].map(({ textContent }) => textContent);

  it('given a view, a sorted column and a search, then each finds its rows', async () => {
    await page.viewport(1280, 900);
    const { screen } = await shown('/admin/enumerations/places');
    await expect.element(screen.getByRole('button', { name: 'Hall 2' })).toBeVisible();
    await screen.getByRole('button', { name: 'Hall 2' }).click();
    await expect.poll(names).toEqual(['School hall', 'Arena']);
    await screen.getByRole('button', { name: /^Name/ }).click();
    await expect.poll(names).toEqual(['Arena', 'School hall']);
    await screen.getByRole('searchbox', { name: 'Search in places' }).fill('zdar');
    await expect.element(screen.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  });

  it('given the edition of another year, then a view keeps it', async () => {
    const { screen } = await shown('/admin/enumerations/places?edition=9');
    await screen.getByRole('button', { name: 'Hotel 1' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Hotel Žďár' }))
      .toHaveAttribute('href', '/admin/enumerations/places/6?edition=9');
  });

  it('given a phone, then places are cards and nothing is wider than the screen', async () => {
    await page.viewport(360, 740);
    const { screen } = await shown('/admin/enumerations/places');
    await expect.element(screen.getByRole('link', { name: 'Hotel Žďár' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    await page.viewport(1280, 900);
  });
});
