import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import type { HallDuty, HallDutyBody } from '@sevenmetre/contract/duty/schemas';
import type { Loaded, ReporterDevice } from '../device/device.ts';
import type { KeptHall } from '../match-sheets/sheet-store.ts';
import { aKeptMatch } from '../testing/test-match.ts';
import { orderedByArrival } from '../testing/sheet-order.ts';
import { offlineDevice } from '../testing/test-table.tsx';
import { DutyCard } from './duty-card.tsx';
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
  const { screen, device } = await open(asked, offlineDevice());
  const text = screen.container.textContent;
  device.close();
  return text;
}

async function open(asked: HallState['asked'], device: ReporterDevice) {
  const facts = { clockOff: 0, isPersistent: true, hasProgram: true, battery: null };
  const hall = { kept, stored: new Set([ticket.slug]), facts, asked, checkedAt: 0, isPreparing: false };
  const who = { id: 1, name: 'Eva Malá', username: 'eva', roles: [] };
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <HallDay device={device} hall={{ ...hall, prepare: () => Promise.resolve() }} kept={kept} who={who} />
      </MemoryRouter>
    </LanguageContext>,
  );
  return { screen, device };
}

const timekeeper = {
  shiftId: 5,
  personId: 7,
  kind: 'timekeeper',
  name: 'Eliška Malá',
  startsAt: '2026-06-13T07:15:00Z',
  endsAt: '2026-06-13T11:05:00Z',
  presentAt: null,
  isOpen: true,
} as const;

it('[DU11] who is on duty in the hall ticks it at the table; a refusal says why', async () => {
  const sent: HallDutyBody[] = [];
  const loaded = (day: string, presentAt: string | null): Loaded<HallDuty> => ({
    kind: 'loaded',
    at: 0,
    body: { day, people: [{ ...timekeeper, presentAt }] },
  });
  const { calls } = offlineDevice();
  const device = offlineDevice({
    ...calls,
    duty: async (_, day) => loaded(day, null),
    tickDuty: async (_, asked) => {
      sent.push(asked);
      return asked.present
        ? loaded(asked.day, '2026-06-13T07:10:00Z')
        : { kind: 'refused', code: 'shift-not-now', parameters: {} };
    },
  });
  const { screen } = await open('loaded', device);
  const here = screen.getByRole('button', { name: 'Here: Eliška Malá' });
  await expect.element(here).toHaveAttribute('aria-pressed', 'false');
  await here.click();
  await expect.element(here).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toEqual([{ day: days[0], shiftId: 5, personId: 7, present: true }]);
  await expect.element(screen.getByText(/timekeeper · .*here since/)).toBeVisible();
  await here.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  device.close();
});

it('[DU11] a tick stays when an answer that was asked for before it arrives after it', async () => {
  const dutyOf = (presentAt: string | null): Loaded<HallDuty> => ({
    kind: 'loaded',
    at: 0,
    body: { day: days[0] ?? '', people: [{ ...timekeeper, presentAt }] },
  });
  const late = Promise.withResolvers<Loaded<HallDuty>>();
  let asked = 0;
  const calls = {
    duty: () => (++asked === 1 ? Promise.resolve(dutyOf(null)) : late.promise),
    tickDuty: () => Promise.resolve(dutyOf('2026-06-13T07:10:00Z')),
  };
  const card = (checkedAt: number) => (
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <DutyCard calls={calls} hallId={1} day={days[0] ?? ''} timeZone="Europe/Prague" checkedAt={checkedAt} />
    </LanguageContext>
  );
  const screen = await render(card(1));
  const here = screen.getByRole('button', { name: 'Here: Eliška Malá' });
  await expect.element(here).toHaveAttribute('aria-pressed', 'false');
  await screen.rerender(card(2));
  await expect.poll(() => asked).toBe(2);
  await here.click();
  await expect.element(here).toHaveAttribute('aria-pressed', 'true');
  late.resolve(dutyOf(null));
  await late.promise;
  await screen.rerender(card(2));
  expect(here.element().getAttribute('aria-pressed')).toBe('true');
});

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
