import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepFeedback } from '../device/feedback.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import type { SheetEventType } from '../match-sheets/match-sheet.ts';
import { showTable } from '../testing/test-table.tsx';

const timeOut: SheetEventType = {
  id: 9,
  code: 'team-timeout',
  category: 'other',
  nameCs: 'Oddechový čas',
  nameEn: 'Team time-out',
  penaltyMatchStop: false,
  penaltyDuration: 0,
  scoreIncrease: 0,
  secondaryParticipantAllowed: false,
  isOffered: true,
};

let shown: Awaited<ReturnType<typeof showTable>>;

async function open(isOffered = true): Promise<void> {
  shown = await showTable({
    sheet: { ...practiceSheet, types: [...practiceSheet.types, { ...timeOut, isOffered }] },
  });
}

beforeEach(() => page.viewport(1024, 768));
afterEach(() => shown.end());

const button = (name: string | RegExp) => shown.screen.getByRole('button', { name });
const rail = () => shown.screen.getByRole('region', { name: 'Event', exact: true });
const stored = async () =>
  (await shown.device.outbox.view(practiceSheet.matchId)).events.map(({ content }) => content);

async function recordTimeOut(): Promise<void> {
  await rail().getByRole('button', { name: 'Time-out' }).click();
  await button(/SV Nordhafen, 3 Becker/).click();
}

it('[MA40] given a time-out and anybody of a team, then it is the team’s, and no number is to follow', async () => {
  await open();
  await rail().getByRole('button', { name: 'Time-out' }).click();
  await expect.element(shown.screen.getByText('Time-out: now tap anybody of the team')).toBeVisible();
  await button(/SV Nordhafen, 3 Becker/).click();
  await expect.element(shown.screen.getByText('Time-out · SV Nordhafen')).toBeVisible();
  expect(await stored()).toMatchObject([{ eventTypeId: 9, side: 'away', participantId: null }]);
});

it('[MA40] given a time-out of the wrong team, then it is given to the other one, by Fix and by its row', async () => {
  await open();
  await recordTimeOut();
  await button('Fix').click();
  await button(/Sokol Lhota II, 9 Novák/).click();
  await expect.element(shown.screen.getByText('Time-out · Sokol Lhota II')).toBeVisible();
  await button(/Edit.*Time-out/).click();
  const dialog = shown.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'SV Nordhafen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(shown.screen.getByText('Time-out · SV Nordhafen')).toBeVisible();
  expect(await stored()).toMatchObject([{ side: 'away', participantId: null }]);
});

it('given a time-out that was undone, then it can be put back', async () => {
  await open();
  await recordTimeOut();
  await button('Undo').click();
  await expect.element(shown.screen.getByText('Removed: Time-out · SV Nordhafen')).toBeVisible();
  await button('Put back').click();
  await expect.element(shown.screen.getByText('Time-out · SV Nordhafen')).toBeVisible();
});

it('[MA40] given a type that was switched off after it was recorded, then it has no button and keeps its name', async () => {
  await open(false);
  await expect.element(button(/Goal/).first()).toBeVisible();
  await expect.element(rail().getByRole('button', { name: 'Time-out' })).not.toBeInTheDocument();
  const type = { side: 'home', personId: null, typeId: 9 } as const;
  const { stageIds } = practiceSheet;
  await shown.table.record({
    stageId: stageIds['1st_half'],
    eventTypeId: type.typeId,
    side: type.side,
    minute: 1,
    second: 0,
    participantId: null,
    secondaryParticipantId: null,
  });
  await expect.element(shown.screen.getByText('Time-out · Sokol Lhota II')).toBeVisible();
});

it.each([
  [740, 360],
  [667, 375],
  [360, 740],
])(
  'given all kinds of events on a phone of %i × %i, then no button lies over another',
  async (width, height) => {
    await page.viewport(width, height);
    const miss = { ...timeOut, id: 10, code: 'seven-metre-miss' };
    shown = await showTable({ sheet: { ...practiceSheet, types: [...practiceSheet.types, timeOut, miss] } });
    const places = rail()
      .getByRole('button')
      .filter({ hasNotText: /^(Late entry|All events)$/ })
      .elements()
      .map((event) => event.getBoundingClientRect());
    expect(places).toHaveLength(8);
    const covered = places.filter((one, index) =>
      places.some(
        (other, at) =>
          at > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(covered).toEqual([]);
  },
);

it('[MA52] given a fourth time-out, then a hint says so, and the last one counts down, unless this device does not count', async () => {
  const counted = { haptic: false, sound: false, timeouts: true };
  keepFeedback(counted);
  shown = await showTable({
    sheet: { ...practiceSheet, types: [...practiceSheet.types, timeOut] },
    startsAt: Date.now(),
  });
  const { table, screen } = shown;
  const taken = (minute: number) =>
    table.record({
      stageId: practiceSheet.stageIds[minute < 15 ? '1st_half' : '2nd_half'],
      eventTypeId: 9,
      side: 'home',
      minute,
      second: 0,
      participantId: null,
      secondaryParticipantId: null,
    });
  await taken(3);
  await expect.element(screen.getByText(/^03:00 · Sokol Lhota II · (60|5\d) s left$/)).toBeVisible();
  for (const minute of [16, 20, 25]) await taken(minute);
  await expect.element(screen.getByText(/no time-out left in this match/)).toBeVisible();
  keepFeedback({ ...counted, timeouts: false });
  await taken(26);
  await expect.element(screen.getByText('26:00 · Sokol Lhota II')).toBeVisible();
  await expect.element(screen.getByText(/no time-out left|s left/)).not.toBeInTheDocument();
  keepFeedback(counted);
});

it('[MA52] given an edition with one time-out and no countdown, then the second is pointed out and none is counted down', async () => {
  const timeouts = { ofMatch: 1, ofHalf: 1, seconds: 0 };
  shown = await showTable({
    sheet: { ...practiceSheet, timeouts, types: [...practiceSheet.types, timeOut] },
    startsAt: Date.now(),
  });
  const { table, screen } = shown;
  const stageId = practiceSheet.stageIds['1st_half'];
  const taken = { stageId, eventTypeId: 9, side: 'home' as const, second: 0 };
  const nobody = { participantId: null, secondaryParticipantId: null };
  await table.record({ ...taken, minute: 3, ...nobody });
  await expect.element(screen.getByText('03:00 · Sokol Lhota II')).toBeVisible();
  await table.record({ ...taken, minute: 5, ...nobody });
  await expect.element(screen.getByText(/no time-out left in this match/)).toBeVisible();
});
