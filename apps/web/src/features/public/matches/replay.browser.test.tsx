import { expect, it } from 'vitest';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { showPage } from '../../../testing/show-page.tsx';

const again = 'The match is played again by order of the organiser.';

async function shownReplay(stageCode: 'not_started' | '1st_half') {
  const none = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
  const slice = aMatchSlice({ events: [] }, { ...none, ruling: 'replay', stageCode });
  const { screen } = await showPage({ path: '/results/match/42', known: { 'match:42': slice } });
  return screen;
}

it('given a match to be played again, then it says that its time may be the former one', async () => {
  const screen = await shownReplay('not_started');
  await expect
    .element(screen.getByText(`${again} If this time has passed, a new one will follow.`))
    .toBeVisible();
});

it('given that it has begun, then it speaks of no time', async () => {
  const screen = await shownReplay('1st_half');
  await expect.element(screen.getByText(again, { exact: true })).toBeVisible();
});
