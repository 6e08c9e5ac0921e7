import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const entry: ConfigurationEntry = {
  key: 'hall-screens',
  dataType: 'string',
  value: JSON.stringify({ wall: null, halls: { slides: ['now', 'tables'], seconds: 15 }, hall: {} }),
  format: null,
  label: 'Screens of halls',
  labelCs: 'Obrazovky v halách',
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
};

it('[HS2] stores slides in their order, each once, two changing places, and how long each is shown', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings/hall-screens',
    user: organiser,
    answers: {
      configuration: () => ({ status: 200, body: [{ ...entry, initial: null }] }),
      configurationUpdate: ({ body }) => ({ status: 200, body: { ...entry, ...Object(body) } }),
      adminPlaces: () => ({ status: 200, body: { places: [], trainingTypes: [] } }),
    },
  });
  const halls = screen.getByRole('group', { name: 'All halls without slides of their own' });
  await halls.getByRole('combobox', { name: 'Slide 3' }).selectOptions('Partners');
  await halls.getByRole('combobox', { name: 'Slide 1' }).selectOptions('Tables');
  await halls.getByRole('combobox', { name: 'Seconds a slide' }).selectOptions('30');
  const wall = screen.getByRole('group', { name: 'Screen of all halls' });
  await wall.getByRole('combobox', { name: 'Slide 1' }).selectOptions('Announcements');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const sent = () => asked.find(({ operation }) => operation === 'configurationUpdate')?.asked.body;
  await expect.poll(sent).toBeDefined();
  const { value } = Object(sent());
  expect(JSON.parse(String(value))).toEqual({
    wall: { slides: ['announcements'], seconds: 15 },
    halls: { slides: ['tables', 'now', 'partners'], seconds: 30 },
    hall: {},
  });
});
