import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { aKeptMatch } from '../testing/test-match.ts';
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

it('given a match that is opened from the control room, then the table leads back there', async () => {
  const path = '/reporter/match/MA-A-1?from=control-room';
  const { screen, end: close } = await showTable({ path, beside: <Address /> });
  end = close;
  await screen.getByRole('button', { name: 'Control room' }).click();
  await expect.element(screen.getByText('The address is /admin/control-room')).toBeVisible();
});

it('given a result that is approved from the control room, then its list of tasks comes back by itself', async () => {
  const path = '/reporter/match/MA-A-1?from=control-room';
  const { screen, table, end: close } = await showTable({ path, beside: <Address /> });
  end = close;
  const { detail } = aKeptMatch({ home: [], away: [] }, 'finished').body.match;
  const stage = practiceSheet.stageIds.finished;
  const match = { ...detail.match, id: practiceSheet.matchId, competitionMatchStageId: stage };
  await expect.element(screen.getByText('The address is /reporter/match/MA-A-1')).toBeVisible();
  await table.takeDetail({ ...detail, match, meta: {} }, 0);
  await expect.element(screen.getByText('The address is /admin/control-room')).toBeVisible();
});
