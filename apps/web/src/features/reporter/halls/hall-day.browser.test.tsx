import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../../../lib/words/words.ts';
import type { KeptHall } from '../match-sheets/sheet-store.ts';
import { aKeptMatch } from '../testing/test-match.ts';
import { orderedByArrival } from '../testing/sheet-order.ts';
import { offlineDevice } from '../testing/test-table.tsx';
import { inOrderOfUse } from './hall-match.tsx';
import { HallDay } from './hall-page.tsx';
import type { HallState } from './use-hall.ts';

const t = createTranslator(enAll, 'en');
const { body } = aKeptMatch({ home: [], away: [] });
const { ticket } = body.match;
const days = ticket.day === null ? [] : [ticket.day];

const kept: KeptHall = {
  hallId: 1,
  keptAt: 0,
  body: {
    ...body,
    hall: { id: 1, code: 'H', nameCs: 'Hala', nameEn: 'Hall' },
    days,
    day: null,
    assignedDays: days,
    matches: [body.match],
  },
};

/** Everything lies on the device; `asked`: how asking the server for the hall ended. */
async function show(asked: HallState['asked']): Promise<string> {
  const facts = { clockOff: 0, isPersistent: true, hasProgram: true, battery: null };
  const hall = { kept, stored: new Set([ticket.slug]), facts, asked, checkedAt: 0, isPreparing: false };
  const device = offlineDevice();
  const who = { id: 1, name: 'Eva Malá', username: 'eva', roles: [] };
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <HallDay device={device} hall={{ ...hall, prepare: () => Promise.resolve() }} kept={kept} who={who} />
      </MemoryRouter>
    </LanguageContext>,
  );
  const text = screen.container.textContent;
  device.close();
  return text;
}

it('given a hall that the current edition does not have, then nothing says ready, but what lies here and what to do', async () => {
  expect(await show('loaded')).toContain('Ready for offline');
  const text = await show({ code: 'hall-unknown' });
  expect(text).not.toContain('eady for offline');
  expect(text).toContain('This is the schedule of another edition, kept on this device.');
});

it('given a match in play after others, then it is the first, before those to come and those that are over', () => {
  const match = (id: number, stageCode: typeof ticket.stageCode) => ({
    ...body.match,
    ticket: { ...ticket, id, stageCode },
  });
  const matches = [match(1, 'finished'), match(2, 'finished'), match(3, '2nd_half'), match(4, 'not_started')];
  const ids = (unsent: number) =>
    inOrderOfUse(matches, (id) => (id === 4 ? unsent : 0)).map((one) => one.ticket.id);
  expect(ids(0)).toEqual([3, 4, 1, 2]);
  // What was recorded without a network runs, whatever the server knows.
  expect(ids(2)).toEqual([3, 4, 1, 2]);
});

it.each([
  [360, 740],
  [740, 360],
])(
  'at %i × %i the day of a hall looks the same in whatever order its sheets arrive',
  async (width, height) => {
    await page.viewport(width, height);
    await show('loaded');
    expect(orderedByArrival()).toEqual([]);
  },
);
