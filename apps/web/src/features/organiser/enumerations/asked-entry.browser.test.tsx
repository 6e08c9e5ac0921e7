import type { Enumerations } from '@sevenmetre/contract/enumerations/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const category = (id: number, code: string): Enumerations['categories'][number] => ({
  id,
  uses: [],
  values: {
    code,
    nameCs: code,
    nameEn: code,
    isActive: true,
    gender: 'M',
    birthDateMin: null,
    capacity: 12,
    resultsHidden: false,
  },
});
const lists: Enumerations = {
  categories: [category(1, 'MA'), category(2, 'MB')],
  'service-levels': [],
  'tshirt-sizes': [],
  'referee-projects': [],
  'training-types': [],
  suppliers: [],
  countryCodes: ['CZ'],
};

it('given a full category whose places are to be added, then its form is open and the number of places has the focus', async () => {
  const { screen } = await showSignedIn({
    path: '/admin/enumerations/categories?edit=MB',
    user: organiser,
    answers: { enumerations: () => ({ status: 200, body: lists }) },
  });
  await expect.element(screen.getByRole('textbox', { name: /^Places for teams/ })).toHaveFocus();
  await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('MB');
});
