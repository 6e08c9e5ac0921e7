import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const entry: ConfigurationEntry = {
  key: 'help-points',
  dataType: 'string',
  value: null,
  format: null,
  label: 'Help points',
  labelCs: 'Místa pomoci',
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
};

it('stores a help point with its texts only once what was typed can be shown', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings/help-points',
    user: organiser,
    answers: {
      configuration: () => ({ status: 200, body: [{ ...entry, initial: null }] }),
      configurationUpdate: ({ body }) => ({ status: 200, body: { ...entry, ...Object(body) } }),
      adminPlaces: () => ({ status: 200, body: { places: [], trainingTypes: [] } }),
    },
  });
  await screen.getByRole('button', { name: 'Add a help point' }).click();
  await screen.getByRole('combobox', { name: 'Kind' }).selectOptions('Lost child');
  await screen.getByRole('textbox', { name: 'Phone (public)' }).fill('ask us');
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect.element(save).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('Enter a number that a phone can dial.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Phone (public)' }).fill('+420 555 000 033');
  await screen.getByRole('textbox', { name: 'Coordinates' }).fill('49.5651, 15.9384');
  await screen.getByText('Texts in the languages of the pages').click();
  await screen.getByRole('textbox', { name: 'Note, Deutsch' }).fill('im Foyer');
  await save.click();
  const sent = () => asked.find(({ operation }) => operation === 'configurationUpdate')?.asked.body;
  await expect.poll(sent).toBeDefined();
  const { value } = Object(sent());
  expect(JSON.parse(String(value))).toEqual([
    {
      kind: 'lost-child',
      name: {},
      note: { de: 'im Foyer' },
      hall: null,
      address: null,
      lat: 49.5651,
      lng: 15.9384,
      phone: '+420 555 000 033',
      hours: null,
    },
  ]);
});

it('given a phone, then one help point is open at a time, and the others say where and when', async () => {
  await page.viewport(360, 740);
  const point = {
    kind: 'first-aid',
    name: {},
    note: { en: 'room 12' },
    hall: 'H01',
    address: 'Školní 1',
    lat: null,
    lng: null,
    phone: '+420 555 000 033',
    hours: '7:00–22:00',
  };
  const value = JSON.stringify([point, { ...point, kind: 'water', hall: null }]);
  const { screen } = await showSignedIn({
    path: '/admin/settings/help-points',
    user: organiser,
    answers: {
      configuration: () => ({ status: 200, body: [{ ...entry, value, initial: null }] }),
      adminPlaces: () => ({ status: 200, body: { places: [], trainingTypes: [] } }),
    },
  });
  const first = screen.getByRole('button', { name: 'First aid, H01' });
  await expect.element(first).toHaveAccessibleDescription('Školní 1, 7:00–22:00, +420 555 000 033');
  const phones = screen.getByRole('textbox', { name: 'Phone (public)' });
  expect(phones.elements()).toEqual([]);
  await first.click();
  await expect.poll(() => phones.elements().length).toBe(1);
  await screen.getByRole('button', { name: 'Add a help point' }).click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'false');
  await expect.element(phones).toHaveValue('');
  await screen.getByRole('button', { name: 'Remove First aid', exact: true }).click();
  await expect.poll(() => phones.elements().length).toBe(0);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(414, 896);
});
