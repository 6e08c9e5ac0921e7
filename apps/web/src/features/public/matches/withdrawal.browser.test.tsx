import { fullName } from '@sevenmetre/phrases/names';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aMatchSlice } from '../../../testing/match-slices.ts';
import { now, showPage } from '../../../testing/show-page.tsx';

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await page.viewport(360, 740);
  return () => vi.useRealTimers();
});

const show = (slice: ReturnType<typeof aMatchSlice>) =>
  showPage({ path: '/results/match/42', known: { 'match:42': slice } });

describe('the page of a match whose team has withdrawn', () => {
  it('[ST22] given a table that counts the match of a withdrawn team, then it says for whom', async () => {
    const none = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
    const ticket = { ...none, withdrawn: 'home', stageCode: 'waiting_for_approval' } as const;
    const slice = aMatchSlice({ events: [], roster: [], referees: [], assessed: 'away' }, ticket);
    const { team } = slice.ticket.away;
    if (!team) throw new Error('the match has no away team');
    const { screen } = await show(slice);
    await expect.element(screen.getByText(/^The match was cancelled: .+ has withdrawn\.$/)).toBeVisible();
    const counted = `Walkover for ${fullName(team)}, the score is by the rules.`;
    await expect.element(screen.getByText(counted)).toBeVisible();
  });

  it('[ST22] given a result that counts no more after a withdrawal, then it says that it does not count', async () => {
    const { screen } = await show(aMatchSlice({}, { notCounted: true, stageCode: 'finished' }));
    await expect.element(screen.getByText('This result does not count: a team has withdrawn.')).toBeVisible();
  });

  it('[ST22] given a played match that the table counts as a walkover, then it says for whom', async () => {
    const slice = aMatchSlice({ assessed: 'away' }, { notCounted: true, stageCode: 'finished' });
    const { team } = slice.ticket.away;
    if (!team) throw new Error('the match has no away team');
    const { screen } = await show(slice);
    const counted = `This result does not count: a team has withdrawn. In the table it counts as a walkover for ${fullName(team)}.`;
    await expect.element(screen.getByText(counted)).toBeVisible();
  });

  it('given a match that a new plan has cancelled, then it says why: a team has withdrawn, or the group goes on without one', async () => {
    const none = { homeScore: null, awayScore: null, homeHalfTimeScore: null, awayHalfTimeScore: null };
    const ticket = { ...none, cancelled: true, stageCode: 'not_started' } as const;
    const slice = { events: [], roster: [], referees: [] };
    const team = aMatchSlice().ticket.home.team;
    if (!team) throw new Error('the match has no home team');
    const first = await show(aMatchSlice({ ...slice, cancelledWithout: team }, ticket));
    const without = `The match was cancelled: the group goes on without ${fullName(team)}.`;
    await expect.element(first.screen.getByText(without)).toBeVisible();
    await first.screen.unmount();
    const second = await show(aMatchSlice({ ...slice, cancelReason: 'The hall is lost.' }, ticket));
    await expect
      .element(second.screen.getByText('The match was cancelled. The hall is lost.', { exact: true }))
      .toBeVisible();
    await second.screen.unmount();
    const { screen } = await show(aMatchSlice(slice, { ...ticket, withdrawn: 'home' }));
    await expect.element(screen.getByText(/^The match was cancelled: .+ has withdrawn\.$/)).toBeVisible();
    expect(screen.getByText('The match was cancelled.', { exact: true }).elements()).toEqual([]);
  });
});
