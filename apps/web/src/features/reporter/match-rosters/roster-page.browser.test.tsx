import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { aTicket } from '../../../testing/slices.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import type { ReporterDevice } from '../device/device.ts';
import { aKeptMatch, aPerson } from '../testing/test-match.ts';
import { orderedByArrival } from '../testing/sheet-order.ts';
import { offlineDevice } from '../testing/test-table.tsx';
import { Roster } from './roster-page.tsx';
import '../../../styles/all.css';

let device: ReporterDevice | null = null;

afterEach(() => {
  device?.close();
  vi.restoreAllMocks();
});

/** The page without a network: Dub and Lípa play at home with 7 and 8, Jasan is in the team. */
async function open(stageCode: StageCode = 'not_started') {
  await page.viewport(740, 360);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const opened = offlineDevice();
  device = opened;
  const kept = aKeptMatch(
    {
      home: [aPerson(1, 'Dub', 7), aPerson(2, 'Lípa', 8), aPerson(3, 'Jasan', null)],
      away: [aPerson(11, 'Becker', 3)],
    },
    stageCode,
  );
  const view = await opened.outbox.view(kept.matchId);
  const t = createTranslator(enAll, 'en');
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<Roster device={opened} kept={kept} view={view} />} />
          <Route path="*" element={<p>The table</p>} />
        </Routes>
      </MemoryRouter>
    </LanguageContext>,
  );
  return { screen, opened };
}

it('given a phone held sideways, when it is scrolled to its end, then nothing stands under the buttons, which leave most of the screen free', async () => {
  const { screen } = await open();
  const proceed = screen.getByRole('button', { name: 'Confirm and proceed' });
  await expect.element(proceed).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const bar = proceed.element().parentElement?.getBoundingClientRect();
  expect(bar?.bottom).toBe(360);
  expect(bar?.height).toBeLessThan(64);
});

it.each([
  [360, 740],
  [740, 360],
])('at %i × %i the page looks the same in whatever order its sheets arrive', async (width, height) => {
  await open();
  await page.viewport(width, height);
  expect(orderedByArrival()).toEqual([]);
});

it('given a phone held upright, then the bar names match and hour whole', async () => {
  const { screen } = await open();
  await page.viewport(360, 740);
  const named = screen.getByRole('banner').getByText(/ \d\d:\d\d$/);
  await expect.element(named).toBeVisible();
  expect(named.element().scrollWidth).toBe(named.element().clientWidth);
});

it('[MR13] [SY30] without a network: somebody comes with a number, the first referee is asked for, and recording goes on', async () => {
  const { screen, opened } = await open();
  await screen.getByRole('switch', { name: 'Jasan Jan is present' }).click({ force: true });
  await screen.getByRole('textbox', { name: 'Number of Jasan Jan' }).fill('9');
  await screen.getByRole('button', { name: 'Confirm and proceed' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('Referee 1 is required');
  await screen.getByRole('combobox', { name: 'Referee 1 (required)' }).selectOptions('4');
  await screen.getByRole('button', { name: 'Confirm and proceed' }).click();
  await expect.element(screen.getByText('The table')).toBeVisible();
  const { here } = await opened.outbox.unsynced();
  expect(here.map(({ data }) => data)).toMatchObject([
    {
      kind: 'roster',
      asked: {
        confirm: true,
        referees: [4, null],
        home: {
          revision: 4,
          after: null,
          entries: [{ jerseyNumber: 7 }, { jerseyNumber: 8 }, { jerseyNumber: 9 }],
        },
      },
    },
  ]);
});

it('names a number that stands twice beside the side, and saves nothing with it', async () => {
  const { screen, opened } = await open();
  await screen.getByRole('textbox', { name: 'Number of Lípa Jan' }).fill('7');
  await expect.element(screen.getByText(/^Number 7 twice: /)).toBeVisible();
  await expect.element(screen.getByText('1 error')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Confirm and proceed' })).toBeDisabled();
  await screen.getByRole('textbox', { name: 'Number of Lípa Jan' }).fill('10');
  await screen.getByRole('button', { name: 'Save both' }).click();
  await expect.element(screen.getByText(/^Saved on this device/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to recording' })).toBeVisible();
  expect((await opened.outbox.unsynced()).here).toHaveLength(1);
});

it('given a match that is being played, then the way back to its table needs no roster to be saved or confirmed', async () => {
  const { screen } = await open('1st_half');
  await screen.getByRole('link', { name: 'Go to recording' }).click();
  await expect.element(screen.getByText('The table')).toBeVisible();
});

it('given a match that nobody has begun, then the way on is to confirm, which asks for the referee', async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole('button', { name: 'Confirm and proceed' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to recording' })).not.toBeInTheDocument();
});

it('leads back to the schedule of the hall', async () => {
  const { screen } = await open();
  const { hall } = aTicket(7);
  await expect
    .element(screen.getByRole('link', { name: 'Schedule' }))
    .toHaveAttribute('href', `/reporter/hall-matches/${hall?.id}`);
});
