import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { sheetOf } from '../match-sheets/sheet-of.ts';
import {
  boxOf,
  cellsOf,
  isNamed,
  lastBar,
  lettersOf,
  outside,
  region,
  rows,
  scoreOf,
  teamOf,
  teams,
} from '../testing/screen-parts.ts';
import { aKeptMatch } from '../testing/test-match.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function open(width: number, height: number, sheet = practiceSheet): Promise<Shown> {
  await page.viewport(width, height);
  shown = await showTable({ locale: 'cs', sheet });
  // The figures of another font have another height.
  await document.fonts.ready;
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

describe('the table on every screen', () => {
  it.each([
    [1024, 768],
    [360, 740],
  ])(
    'given a screen of %i × %i, when the clock is only tapped, then what explains it moves nothing',
    async (width, height) => {
      const { screen } = await open(width, height);
      const hold = screen.getByRole('button', { name: /^Podržte: začátek/ });
      const fixed = [
        scoreOf('home'),
        scoreOf('away'),
        teamOf('home'),
        hold,
        ...[teams.home, 'Událost', teams.away].map(region),
      ];
      const before = fixed.map(boxOf);
      const button = hold.element();
      const at = { bubbles: true, button: 0 };
      button.dispatchEvent(new PointerEvent('pointerdown', at));
      button.dispatchEvent(new PointerEvent('pointerup', at));
      const explained = screen.getByText('Držte tlačítko, dokud se nezaplní');
      await expect.element(explained).toBeVisible();
      expect(fixed.map(boxOf)).toEqual(before);
      const { left, right } = boxOf(hold);
      const letters = lettersOf(explained);
      expect(letters.left).toBeGreaterThanOrEqual(left);
      expect(letters.right).toBeLessThanOrEqual(right);
    },
  );

  it('given a phone held upright, then nothing covers the stage beside the time', async () => {
    const { screen } = await open(360, 740);
    const stage = screen.getByText('Nezahájeno');
    await expect.element(stage).toBeVisible();
    const { left, right } = boxOf(screen.getByRole('button', { name: /Nezahájeno$/ }));
    const letters = lettersOf(stage);
    expect(letters.left).toBeGreaterThanOrEqual(left);
    expect(letters.right).toBeLessThanOrEqual(right);
  });

  it('given a shoot-out on a phone held upright, then goal and miss have room for their words', async () => {
    const { screen, table } = await open(360, 740);
    await table.chooseStage('shootout', false);
    for (const name of ['Gól v rozstřelu', 'Neproměněný hod']) {
      const button = screen.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      const [around, letters] = [boxOf(button), lettersOf(button)];
      expect(letters.left, name).toBeGreaterThanOrEqual(around.left);
      expect(letters.right, name).toBeLessThanOrEqual(around.right);
      expect(letters.bottom, name).toBeLessThanOrEqual(around.bottom);
    }
  });

  it.each([740, 667])(
    'given a phone held sideways, %i wide, then both counts of players stand free of the buttons beside them',
    async (width) => {
      const { screen } = await open(width, 360);
      await expect.element(screen.getByText('Podržte', { exact: true })).toBeVisible();
      const home = lettersOf(teamOf('home'));
      const back = screen.getByRole('button', { name: 'Program' });
      expect(home.left).toBeGreaterThanOrEqual(boxOf(back).right);
      expect(home.right).toBeLessThanOrEqual(boxOf(scoreOf('home')).left);
      const away = lettersOf(teamOf('away'));
      expect(away.left).toBeGreaterThanOrEqual(boxOf(scoreOf('away')).right);
      const chip = screen.getByRole('button', { name: 'Na serveru' });
      expect(away.right).toBeLessThanOrEqual(boxOf(chip).left);
      expect(lettersOf(chip.getByText('Na serveru')).right).toBeLessThanOrEqual(boxOf(chip).right);
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
      const hint = screen.getByText(/Třetí 2 minuty/);
      await expect.element(hint).toBeVisible();
      const words = lettersOf(hint);
      const bar = boxOf(lastBar());
      const room = hint.element().closest('[aria-busy]')?.getBoundingClientRect() ?? bar;
      expect(words.bottom).toBeLessThanOrEqual(room.bottom);
      expect(words.top).toBeGreaterThanOrEqual(bar.top);
      expect(words.right).toBeLessThanOrEqual(room.right);
      for (const button of lastBar().getByRole('button').elements()) {
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
      const frame = boxOf(cell);
      const countdown = cell.element().querySelector('[data-says]')?.getBoundingClientRect();
      expect(countdown?.bottom).toBeLessThanOrEqual(frame.bottom);
      expect(countdown?.right).toBeLessThanOrEqual(frame.right);
    },
  );

  it('given a name that has no room beside its event in the list, then it stands below as a whole', async () => {
    const { screen } = await open(1024, 768);
    await screen.getByRole('button', { name: /19 Řezníček/ }).click();
    await screen.getByRole('button', { name: 'minuty', exact: true }).click();
    await expect.element(rows()).toHaveAccessibleName(/2 minuty Řezníček/);
    const name = rows().getByText('Řezníček', { exact: true });
    const letters = lettersOf(name);
    const row = boxOf(rows());
    const room = name.element().parentElement?.getBoundingClientRect();
    expect(letters.right).toBeLessThanOrEqual(room?.right ?? 0);
    expect(letters.bottom).toBeLessThanOrEqual(row.bottom);
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
      const named = [...cellsOf('home'), ...cellsOf('away')].filter(isNamed);
      expect(named).toHaveLength(36);
      for (const cell of named) expect(outside(cell), cell.textContent).toBe(false);
    },
  );

  it('given long surnames on a phone held upright, then each is read as a whole where an event is corrected', async () => {
    const { screen, table } = await open(360, 740, crowded);
    await table.record(goalAt(3));
    await screen.getByRole('button', { name: 'Více' }).click();
    await screen.getByRole('button', { name: 'Všechny události' }).click();
    await screen.getByRole('button', { name: /Upravit/ }).click();
    await expect.element(screen.getByText('Wolfschlägerová').first()).toBeInTheDocument();
    const numbers = screen.getByRole('dialog').getByRole('group', { name: teams.home });
    const named = numbers.getByRole('button').elements().filter(isNamed);
    expect(named).toHaveLength(18);
    for (const cell of named) expect(outside(cell), cell.textContent).toBe(false);
  });

  it.each([
    [1024, 768, 2],
    [1024, 600, 0],
    [1280, 690, 0],
    [740, 360, 0],
    [768, 1024, 2],
  ])(
    'given all types of events and full rosters on %i × %i, then every number and event is there at once for a finger, with %i last events',
    async (width, height, count) => {
      const { table } = await open(width, height, crowded);
      for (const minute of [1, 2, 3]) await table.record(goalAt(minute));
      const bar = boxOf(lastBar());
      const others = /^(Dodatečný zápis|Všechny události|Upravit.*)$/;
      const events = region('Událost').getByRole('button').filter({ hasNotText: others }).elements();
      const targets = [...cellsOf('home'), ...cellsOf('away'), ...events];
      expect(targets).toHaveLength(2 * 19 + 8);
      for (const target of targets.map((element) => element.getBoundingClientRect())) {
        expect(target.bottom).toBeLessThanOrEqual(bar.top);
        expect(target.bottom - target.top).toBeGreaterThanOrEqual(48);
        expect(target.right - target.left).toBeGreaterThanOrEqual(48);
      }
      const seen = () =>
        rows()
          .elements()
          .filter((row) => {
            const list = row.parentElement?.getBoundingClientRect();
            return list !== undefined && row.getBoundingClientRect().bottom <= list.bottom;
          });
      await expect.poll(() => seen().length).toBeGreaterThanOrEqual(count);
    },
  );

  it.each([13, 15])(
    'given %i players and their officials on a phone held upright, then no row of numbers is cut, the one of the question mark included',
    async (players) => {
      const people = crowded.people.filter(({ id, isLeader }) => isLeader || id % 100 < players);
      await open(360, 740, { ...crowded, people });
      for (const side of ['home', 'away'] as const) {
        const cells = cellsOf(side);
        expect(cells).toHaveLength(players + 3);
        const grid = cells[0]?.parentElement?.getBoundingClientRect();
        for (const cell of cells.map((element) => element.getBoundingClientRect())) {
          expect(cell.height).toBeGreaterThanOrEqual(44);
          expect(cell.bottom).toBeLessThanOrEqual(grid?.bottom ?? 0);
        }
      }
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
    const code = screen.getByRole('img', { name: 'Kód 1 z 1' });
    await expect.element(code).toBeVisible();
    const dialog = screen.getByRole('dialog');
    const foot = boxOf(dialog.getByRole('button').last());
    expect(boxOf(code).bottom).toBeLessThanOrEqual(foot.top);
    expect(boxOf(code).top).toBeGreaterThanOrEqual(boxOf(dialog.getByRole('heading')).bottom);
  });
});

it.each([
  [0, 'Goal'],
  [2, 'Yellow'],
  [3, 'minutes'],
  [99, 'Goal'],
])(
  'given the default event type position %i, then %s stands first among the buttons, and throws of a shoot-out in one',
  async (defaultEventTypePosition, name) => {
    await page.viewport(1024, 768);
    const kept = aKeptMatch({ home: [], away: [] }).body;
    const eventTypes = practiceSheet.types.map((type) => ({ ...type, shortName: type.code }));
    const configuration = { ...kept.configuration, defaultEventTypePosition };
    const sheet = { ...sheetOf({ ...kept, eventTypes, configuration }, 0), stageIds: practiceSheet.stageIds };
    shown = await showTable({ sheet });
    const { screen, table } = shown;
    const rail = screen.getByRole('region', { name: 'Event', exact: true });
    const first = () => rail.getByRole('button').elements()[0];
    expect(first()?.textContent).toContain(name);
    expect(first()?.getBoundingClientRect().height).toBeGreaterThan(
      rail.getByRole('button').elements()[2]?.getBoundingClientRect().height ?? Infinity,
    );
    await table.chooseStage('shootout', false);
    await expect.poll(() => first()?.textContent).toContain('Shoot-out goal');
  },
);
