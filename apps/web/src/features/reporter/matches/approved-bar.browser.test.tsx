import type { SeatConflict } from '@sevenmetre/contract/matches/match-detail';
import { afterEach, expect, it } from 'vitest';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { aKeptMatch } from '../testing/test-match.ts';
import { showTable } from '../testing/test-table.tsx';

let shown: Awaited<ReturnType<typeof showTable>> | null = null;

afterEach(() => shown?.end());

const conflict: SeatConflict = {
  groupId: 9,
  groupTeamId: 40,
  groupLabel: 'MA SF1',
  teamId: 1,
  teamName: 'HK Třebín',
  belongsTo: 2,
  belongsToName: 'SV Lindenau',
  matchIds: [77],
};

/** The match is approved, and the answer names these conflicts. */
async function approvedWith(seatConflicts: SeatConflict[]) {
  shown = await showTable();
  const { detail } = aKeptMatch({ home: [], away: [] }, 'finished').body.match;
  const match = {
    ...detail.match,
    id: practiceSheet.matchId,
    competitionMatchStageId: practiceSheet.stageIds.finished,
  };
  await shown.table.takeDetail({ ...detail, match, meta: { seatConflicts } }, 0);
  return { ...shown, later: () => shown?.table.takeDetail({ ...detail, match, meta: {} }, 0) };
}

it('[BR10] given a team that plays on a seat of another, then whoever approves hears whose it is, also after later answers', async () => {
  const { screen, later } = await approvedWith([conflict, { ...conflict, groupLabel: 'MA SF2' }]);
  const text = screen.getByText(
    'HK Třebín already plays in MA SF1, but its place now belongs to SV Lindenau.',
    {
      exact: false,
    },
  );
  await expect.element(text).toBeVisible();
  await expect.element(screen.getByText('One more seat is affected.', { exact: false })).toBeVisible();
  await later();
  await expect.element(text).toBeVisible();
});

it('[BR10] given a seat that belongs to nobody any more, then it is said so', async () => {
  const { screen } = await approvedWith([{ ...conflict, belongsTo: null, belongsToName: null }]);
  await expect.element(screen.getByText('its place is not decided any more', { exact: false })).toBeVisible();
});

it('given no conflict, then the match is approved and nothing else is said', async () => {
  const { screen } = await approvedWith([]);
  await expect.element(screen.getByText('Approved. Nothing can be changed any more.')).toBeVisible();
  expect(screen.getByText('the organiser decides', { exact: false }).query()).toBeNull();
});
