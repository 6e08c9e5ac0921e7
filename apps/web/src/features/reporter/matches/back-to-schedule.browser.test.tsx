import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { showTable } from '../testing/test-table.tsx';

const hall = { id: 3, nameCs: 'Hala Jih', nameEn: 'South hall' };
let end: () => void = () => undefined;

afterEach(() => end());

function Address() {
  return <p>The address is {useLocation().pathname}</p>;
}

it.each([
  ['of its hall', { ...practiceSheet, hall }, '/reporter/hall-matches/3'],
  ['of all halls, when it has none', practiceSheet, '/results/matches-by-hall'],
])('the table leads back to the schedule %s', async (_whose, sheet, path) => {
  await page.viewport(1024, 768);
  const { screen, end: close } = await showTable({ sheet, beside: <Address /> });
  end = close;
  await screen.getByRole('button', { name: 'Schedule' }).click();
  await expect.element(screen.getByText(`The address is ${path}`)).toBeVisible();
});
