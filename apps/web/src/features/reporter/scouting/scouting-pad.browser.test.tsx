import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import type { Network, OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { openQueueBeside } from '../device/queue-beside.ts';
import type { QueueBeside } from '../device/queue-beside.ts';
import { ScoutingPad } from './scouting-pad.tsx';
import '../../../styles/all.css';
import '../reporter.css';
import './scouting.css';

let device: QueueBeside | null = null;
afterEach(() => device?.close());

const scouted: Reply = {
  kind: 'answered',
  status: 200,
  portal: 'testportal1',
  code: null,
  parameters: {},
  events: null,
  isAcknowledged: true,
  date: null,
  retryAfter: null,
};

async function showPad(network: Network, scouting: 'teams' | 'players' = 'players') {
  await page.viewport(390, 780);
  device = openQueueBeside(`scouting-test-${performance.now()}`, network);
  const t = createTranslator(enAll, 'en');
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <div className="reporter reporter-page">
        <ScoutingPad outbox={device.outbox} sheet={{ ...practiceSheet, scouting }} secondsNow={() => 65} />
      </div>
    </LanguageContext>,
  );
  return screen;
}

it('[SY38] [SY39] given a shot by two taps and a turnover by one, then both are sent whole, and the last one is taken back', async () => {
  const calls: OutboxCall[] = [];
  const screen = await showPad({
    send: (call) => {
      calls.push(call);
      return Promise.resolve(scouted);
    },
  });
  await expect.element(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
  const court = screen.getByRole('img').element();
  const { width, height } = court.getBoundingClientRect();
  await screen.getByRole('img').click({ position: { x: width / 4, y: height / 2 } });
  await screen.getByRole('button', { name: 'Saved' }).click();
  await screen.getByRole('button', { name: 'Turnover' }).click();
  await screen.getByRole('button', { name: 'Undo: Turnover' }).click();
  await expect.element(screen.getByRole('button', { name: 'Undo: Saved' })).toBeVisible();
  await expect.element(screen.getByText(/Everything is sent/)).toBeVisible();
  const bodies = calls.flatMap((call) => (call.kind === 'scouting' ? [call.body] : []));
  expect(bodies[0]).toEqual({
    kind: 'shot',
    side: 'home',
    x: 50,
    y: 100,
    result: 'saved',
    participantId: null,
    seconds: 65,
    undone: false,
  });
  expect(bodies.at(-1)).toMatchObject({ kind: 'turnover', x: null, undone: true });
});

it('given one of the youngest categories and no network, then no player can be chosen, and the page says what is not sent', async () => {
  const screen = await showPad({ send: () => Promise.resolve({ kind: 'lost' }) }, 'teams');
  expect(screen.getByRole('group', { name: 'Who (optional)' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Assist' }).click();
  await expect.element(screen.getByText(/1 not sent yet/)).toBeVisible();
  const keys = screen.getByRole('button').elements();
  expect(Math.min(...keys.map((key) => key.getBoundingClientRect().height))).toBeGreaterThanOrEqual(48);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
