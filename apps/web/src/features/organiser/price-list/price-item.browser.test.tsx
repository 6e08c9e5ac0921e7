import type { PriceList } from '@sevenmetre/contract/price-list/schemas';
import { aPackage } from '@sevenmetre/rules/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const values: PriceList['items'][number]['values'] = aPackage;

function listOf(current: typeof values): PriceList {
  return {
    items: [{ id: 3, values: current, uses: [{ what: 'teams', count: 2 }], ordered: 40 }],
    serviceLevels: [],
    suppliers: [{ id: 1, name: 'Spolek Lipová' }],
    clubsToFollow: 0,
  };
}

const effect = {
  sums: [{ currency: 'CZK', clubs: 2, before: 1_000_000, after: 1_200_050 }],
  overtakenDocuments: 1,
  unpricedClubs: 0,
};

test('[MO21] what another price changes is asked before, and nothing is sent without a yes', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/price-list/3',
    user: organiser,
    answers: {
      priceList: () => ({ status: 200, body: listOf(values) }),
      priceListEffect: () => ({ status: 200, body: effect }),
      priceItemUpdate: () => ({ status: 200, body: { id: 3 } }),
    },
  });
  const czk = screen.getByRole('textbox', { name: 'Price in CZK' });
  await czk.fill('3 000,505');
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('alert')).toMatchTextContent('An amount has at most two decimals');
  await czk.fill('3 000,50');
  await screen.getByRole('button', { name: 'Save' }).click();
  const dialog = screen.getByRole('dialog');
  await expect
    .element(dialog)
    .toMatchTextContent('2 clubs in CZK: 10,000 CZK → 12,000.50 CZK (+2,000.50 CZK)');
  await expect.element(dialog).toMatchTextContent('One issued document stays as it is');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked.some(({ operation }) => operation === 'priceItemUpdate')).toBe(false);
  await screen.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Save and change bills' }).click();
  await expect.poll(() => asked.some(({ operation }) => operation === 'priceItemUpdate')).toBe(true);
  expect(asked.find(({ operation }) => operation === 'priceItemUpdate')?.asked.body).toEqual({
    values: { ...values, priceCzk: 300_050 },
    before: values,
  });
  await expect.element(screen.getByRole('heading', { name: 'Packages' })).toBeVisible();
});

test('what somebody else has changed meanwhile is shown, and stays until one has chosen', async () => {
  const theirs = { ...values, unit: 'night', capacity: 90 };
  let current = values;
  const { screen, asked } = await showSignedIn({
    path: '/admin/price-list/3',
    user: organiser,
    answers: {
      priceList: () => ({ status: 200, body: listOf(current) }),
      priceListEffect: () => ({ status: 200, body: { sums: [], overtakenDocuments: 0, unpricedClubs: 0 } }),
      priceItemUpdate: ({ body }) => {
        const isOnTheirs = JSON.stringify(body).includes('"unit":"night","priceCzk":298000');
        current = theirs;
        if (isOnTheirs) return { status: 200, body: { id: 3 } };
        return {
          status: 409,
          body: { error: 'changed-meanwhile', additionalProperties: { values: theirs } },
        };
      },
    },
  });
  await screen.getByRole('textbox', { name: 'Name in English' }).fill('Hostel by the river');
  await screen.getByRole('button', { name: 'Save' }).click();
  const notice = screen.getByRole('alert');
  await expect.element(notice).toMatchTextContent('Somebody was faster');
  await expect.element(notice).toMatchTextContent('Unit: night');
  await expect.element(notice).toMatchTextContent('Capacity in persons: 90');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Packages' })).toBeVisible();
  const calls = asked.filter(({ operation }) => operation === 'priceItemUpdate');
  expect(calls.at(-1)?.asked.body).toEqual({
    values: { ...theirs, nameEn: 'Hostel by the river' },
    before: theirs,
  });
});
