import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { stoppedClock } from '@sevenmetre/rules/match';
import { LanguageContext } from '../../../lib/words/words.ts';
import { Table } from '../match-events/recording.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { offlineDevice } from '../testing/test-table.tsx';
import { PaperEntry } from './paper-entry.tsx';
import './paper-entry.css';

let end = () => {};
afterEach(() => end());

async function showEntry(change: Partial<typeof practiceSheet> = {}) {
  const sheet = { ...practiceSheet, ...change };
  await page.viewport(1200, 800);
  const device = offlineDevice();
  const clock = stoppedClock('not_started', practiceSheet.halfLength);
  const table = new Table({
    device,
    sheet,
    clock,
    now: () => performance.now(),
    recorded: () => undefined,
  });
  end = () => {
    table.close();
    device.close();
  };
  const t = createTranslator(enAll, 'en');
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <PaperEntry table={table} />
    </LanguageContext>,
  );
  return { screen, device };
}

/** A match of 45 events as its paper tells it: minute, side, number, letter. */
const paper = Array.from({ length: 45 }, (_, index) => {
  const numbers = practiceSheet.people.filter(
    ({ side, isLeader, label }) => side === (index % 2 === 0 ? 'home' : 'away') && !isLeader && label !== '?',
  );
  const label = numbers[index % numbers.length]?.label ?? '';
  const letter = index % 9 === 4 ? 's' : index % 15 === 7 ? 'y' : '';
  const minute = Math.floor((index * 30) / 45);
  return { minute, line: `${index % 2 === 0 ? 'a' : 'b'}${label}${letter}` };
});

it('[MA114] given the paper of a match with 45 events, then it is typed in with fewer than seven keys for each', async () => {
  const { screen, device } = await showEntry();
  const field = screen.getByLabelText(/Line, then Enter/);
  await field.click();
  let presses = 0;
  let before = -1;
  for (const { minute, line } of paper) {
    const text = minute === before ? line : `${minute}${line}`;
    before = minute;
    presses += text.length + 1;
    await userEvent.keyboard(`${text}{Enter}`);
  }
  await expect
    .poll(async () => (await device.outbox.view(practiceSheet.matchId)).events.length)
    .toBe(paper.length);
  expect(presses).toBeLessThan(7 * paper.length);
  const { events } = await device.outbox.view(practiceSheet.matchId);
  expect(events.map(({ content }) => content.minute)).toEqual(paper.map(({ minute }) => minute));
});

it('[MA114] given a wrong line, then it is not recorded and says why; a minus takes the last one back', async () => {
  const { screen, device } = await showEntry();
  const field = screen.getByLabelText(/Line, then Enter/);
  await userEvent.type(field, '3 a 98{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(enAll.paperEntry.problem['number-unknown']);
  await userEvent.clear(field);
  await userEvent.type(field, '3 a 7 y');
  await expect.element(screen.getByText(/^03:00 Yellow/)).toBeVisible();
  await userEvent.type(field, '{Enter}');
  const count = async () => (await device.outbox.view(practiceSheet.matchId)).events.length;
  await expect.poll(count).toBe(1);
  await expect.element(field).toHaveValue('');
  await userEvent.type(field, '-{Enter}');
  await expect.poll(count).toBe(0);
});

it('[MA114] given a minute after the end of a knock-out match, then its extra time is named before and after Enter', async () => {
  const { screen } = await showEntry({ isKnockout: true, extraTimes: 1 });
  const field = screen.getByLabelText(/Line, then Enter/);
  await userEvent.type(field, '35 a 7');
  const named = screen.getByText(/^35:00 Goal · 7 .* · 1st extra time, 2nd half$/);
  await expect.element(named).toHaveRole('status');
  await userEvent.type(field, '{Enter}');
  await expect.element(named).toHaveRole('listitem');
});
