import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function open(width: number, height: number, sheet = practiceSheet): Promise<Shown> {
  await page.viewport(width, height);
  shown = await showTable({ locale: 'cs', sheet });
  return shown;
}

const longNames = (
  'Procházková, Hrabalová-Nováková, Kratochvílová, Černohorská, Konvalinková, Vondráčková, ' +
  'Wolfschlägerová, Brandenburgerová, Novák, Li, van der Meulen, Machalová'
).split(', ');

/** Sixteen players and two leaders on either side, surnames as long as they come, and every type of event in use. */
const crowded: MatchSheet = {
  ...practiceSheet,
  people: (['home', 'away'] as const).flatMap((side, team) =>
    Array.from({ length: 18 }, (_, index) => ({
      id: 100 * (team + 1) + index,
      side,
      isLeader: index > 15,
      label: index > 15 ? (index === 16 ? 'A' : 'B') : String(index + 10),
      name: longNames[index % longNames.length] ?? null,
    })),
  ),
  types: [
    ...practiceSheet.types,
    ...(['seven-metre-miss', 'team-timeout'] as const).map((code, index) => ({
      id: 9 + index,
      code,
      category: 'other' as const,
      nameCs: code,
      nameEn: code,
      isOffered: true,
      penaltyMatchStop: false,
      penaltyDuration: 0,
      scoreIncrease: 0,
      secondaryParticipantAllowed: false,
    })),
  ],
};

/** Whether letters of a cell lie beyond its frame. */
function outside(cell: Element): boolean {
  const frame = cell.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(cell);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
  );
}

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not on the screen`);
  return element;
}

/** Plain numbers: two of the browser's own rectangles would equal each other whatever they say. */
const edgesOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });

const boxOf = (selector: string) => edgesOf(find(selector).getBoundingClientRect());

/** What the letters of an element cover, also beyond its box. */
function lettersOf(selector: string) {
  const range = document.createRange();
  range.selectNodeContents(find(selector));
  return edgesOf(range.getBoundingClientRect());
}

describe('the table on every screen', () => {
  it.each([
    [1024, 768],
    [360, 740],
  ])(
    'given a screen of %i × %i, when the clock is only tapped, then what explains it moves nothing',
    async (width, height) => {
      const { screen } = await open(width, height);
      const fixed = [
        '.reporter-score.home',
        '.reporter-score.away',
        '.score-board__team.home',
        '.hold-button',
        '.reporter-main',
      ];
      const before = fixed.map(boxOf);
      const button = screen.getByRole('button', { name: 'Podržte: začátek' }).element();
      const at = { bubbles: true, button: 0 };
      button.dispatchEvent(new PointerEvent('pointerdown', at));
      button.dispatchEvent(new PointerEvent('pointerup', at));
      await expect.element(screen.getByText('Držte tlačítko, dokud se nezaplní')).toBeVisible();
      expect(fixed.map(boxOf)).toEqual(before);
      const { left, right } = boxOf('.hold-button');
      const letters = lettersOf('.hold-button .no-phone');
      expect(letters.left).toBeGreaterThanOrEqual(left);
      expect(letters.right).toBeLessThanOrEqual(right);
    },
  );

  it('given a phone held upright, then nothing covers the stage beside the time', async () => {
    const { screen } = await open(360, 740);
    await expect.element(screen.getByText('Nezahájeno')).toBeVisible();
    const { left, right } = boxOf('.reporter-clock .time');
    const letters = lettersOf('.reporter-clock .time small');
    expect(letters.left).toBeGreaterThanOrEqual(left);
    expect(letters.right).toBeLessThanOrEqual(right);
  });

  it.each([740, 667])(
    'given a phone held sideways, %i wide, then both counts of players stand free of the buttons beside them',
    async (width) => {
      const { screen } = await open(width, 360);
      await expect.element(screen.getByText('Podržte', { exact: true })).toBeVisible();
      const home = lettersOf('.score-board__team.home');
      expect(home.left).toBeGreaterThanOrEqual(boxOf('.score-board > .reporter-button').right);
      expect(home.right).toBeLessThanOrEqual(boxOf('.score-board .reporter-score.home').left);
      const away = lettersOf('.score-board__team.away');
      expect(away.left).toBeGreaterThanOrEqual(boxOf('.score-board .reporter-score.away').right);
      const chip = boxOf('.score-board .sync-chip');
      expect(away.right).toBeLessThanOrEqual(chip.left);
      expect(lettersOf('.score-board .sync-chip span').right).toBeLessThanOrEqual(chip.right);
    },
  );

  it.each([
    [360, 740],
    [740, 360],
    [667, 375],
  ])(
    'given the longest name and its third two minutes on a phone of %i × %i, then the hint is read to its last letter',
    async (width, height) => {
      const { screen, table } = await open(width, height, crowded);
      const person = crowded.people.find(({ name }) => name === 'Hrabalová-Nováková');
      const twoMinutes = { ...goalAt(3), eventTypeId: 6, participantId: person?.id ?? 0 };
      for (let count = 0; count < 3; count += 1) await table.record(twoMinutes);
      await expect.element(screen.getByText(/Třetí 2 minuty/)).toBeVisible();
      const words = lettersOf('.last-bar .said b');
      const room = boxOf('.last-bar .what');
      const bar = boxOf('.last-bar');
      expect(words.bottom).toBeLessThanOrEqual(room.bottom);
      expect(words.top).toBeGreaterThanOrEqual(bar.top);
      expect(words.right).toBeLessThanOrEqual(room.right);
      for (const button of document.querySelectorAll('.last-bar .reporter-button')) {
        const { bottom, right } = button.getBoundingClientRect();
        expect(bottom).toBeLessThanOrEqual(bar.bottom);
        expect(right).toBeLessThanOrEqual(width);
      }
    },
  );

  it.each([
    [360, 740],
    [740, 360],
  ])(
    'given a red card on a phone of %i × %i, then the cell says when the team is complete again',
    async (width, height) => {
      const { screen, table } = await open(width, height);
      await table.record({ ...goalAt(0), eventTypeId: 7, participantId: 105 });
      const cell = screen.getByRole('button', { name: /9 Novák, diskvalifikován, tým bude úplný za 02:00/ });
      await expect.element(cell).toBeVisible();
      const countdown = boxOf('.player-cell.disqualified .countdown');
      const frame = boxOf('.player-cell.disqualified');
      expect(countdown.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(countdown.right).toBeLessThanOrEqual(frame.right);
    },
  );

  it('given a name that has no room beside its event in the list, then it stands below as a whole', async () => {
    const { screen } = await open(1024, 768);
    await screen.getByRole('button', { name: /19 Řezníček/ }).click();
    await screen.getByRole('button', { name: 'minuty', exact: true }).click();
    await expect.element(screen.getByRole('button', { name: /2 minuty Řezníček/ })).toBeVisible();
    const name = lettersOf('.history-buttons .person > :last-child');
    const row = boxOf('.history-buttons .event-row');
    expect(name.right).toBeLessThanOrEqual(boxOf('.history-buttons .person').right);
    expect(name.bottom).toBeLessThanOrEqual(row.bottom);
    expect(row.bottom - row.top).toBe(48);
  });

  it.each([
    [1024, 768],
    [1280, 800],
    [768, 1024],
  ])(
    'given long surnames on a screen of %i × %i, then each is read to its last letter within its own cell',
    async (width, height) => {
      await open(width, height, crowded);
      expect(document.querySelectorAll('.reporter-side .player-name')).toHaveLength(36);
      for (const cell of document.querySelectorAll('.reporter-side .player-cell:has(.player-name)'))
        expect(outside(cell), cell.textContent).toBe(false);
    },
  );

  it('given long surnames on a phone held upright, then each is read as a whole where an event is corrected', async () => {
    const { screen, table } = await open(360, 740, crowded);
    await table.record(goalAt(3));
    await screen.getByRole('button', { name: 'Více' }).click();
    await screen.getByRole('button', { name: 'Všechny události' }).click();
    await screen.getByRole('button', { name: /Upravit/ }).click();
    await expect.element(screen.getByText('Wolfschlägerová').first()).toBeInTheDocument();
    for (const cell of document.querySelectorAll('.number-grid .player-cell:has(.player-name)'))
      expect(outside(cell), cell.textContent).toBe(false);
  });

  it.each([
    [1024, 768, 2],
    [1024, 600, 0],
    [1280, 690, 0],
    [740, 360, 0],
    [768, 1024, 2],
  ])(
    'given all types of events and full rosters on %i × %i, then every number and event is there at once for a finger, with %i last events',
    async (width, height, rows) => {
      const { table } = await open(width, height, crowded);
      for (const minute of [1, 2, 3]) await table.record(goalAt(minute));
      const bar = boxOf('.last-bar');
      const targets = [...document.querySelectorAll('.reporter-side .player-cell, .event-button')];
      expect(targets).toHaveLength(2 * 19 + 8);
      for (const target of targets.map((element) => edgesOf(element.getBoundingClientRect()))) {
        expect(target.bottom).toBeLessThanOrEqual(bar.top);
        expect(target.bottom - target.top).toBeGreaterThanOrEqual(48);
        expect(target.right - target.left).toBeGreaterThanOrEqual(48);
      }
      const list = boxOf('.history-buttons');
      const seen = [...document.querySelectorAll('.history-buttons .event-row')].filter(
        (row) => row.getBoundingClientRect().bottom <= list.bottom,
      );
      expect(seen.length).toBeGreaterThanOrEqual(rows);
    },
  );

  it('given a phone held upright, then minute and second of a late entry stand in one line, as a clock shows them', async () => {
    const { screen } = await open(360, 740);
    await screen.getByRole('button', { name: 'Dodatečný zápis' }).click();
    const minute = screen.getByRole('group', { name: 'Minuta' }).element().getBoundingClientRect();
    const second = screen.getByRole('group', { name: 'Sekunda' }).element().getBoundingClientRect();
    expect(second.top).toBe(minute.top);
    expect(second.left).toBeGreaterThanOrEqual(minute.right);
    expect(second.right).toBeLessThanOrEqual(360);
  });

  it('given a phone held sideways, when the match is handed over, then a code stands on the screen as a whole', async () => {
    const { screen } = await open(740, 360);
    await screen.getByRole('button', { name: 'Více' }).click();
    await screen.getByRole('button', { name: 'Předat jinému zařízení' }).click();
    await expect.element(screen.getByRole('img', { name: 'Kód 1 z 1' })).toBeVisible();
    const foot = boxOf('.reporter-dialog__foot');
    expect(boxOf('.hand-over-code img').bottom).toBeLessThanOrEqual(foot.top);
    expect(boxOf('.hand-over-code img').top).toBeGreaterThanOrEqual(boxOf('.reporter-dialog__body').top);
  });
});
