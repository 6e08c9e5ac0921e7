import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OutboxCall, Reply } from '@sevenmetre/sync/outbox/index';
import { practiceSheet } from '../match-sheets/practice-sheet.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown;

afterEach(() => shown.end());

const refusedWith = (code: string): Reply => ({
  kind: 'answered',
  status: 409,
  portal: null,
  code,
  parameters: {},
  events: null,
  date: null,
  retryAfter: null,
});

async function open(answers: (call: OutboxCall) => Reply = () => ({ kind: 'lost' })): Promise<Shown> {
  await page.viewport(1024, 768);
  shown = await showTable({ network: { send: (call) => Promise.resolve(answers(call)) } });
  return shown;
}

async function openWalkover({ screen }: Shown) {
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Walkover' }).click();
  return screen.getByRole('dialog', { name: /^Walkover/ });
}

async function assign(of: Shown): Promise<void> {
  const dialog = await openWalkover(of);
  await dialog.getByRole('radio', { name: /For the away team/ }).click();
  await dialog.getByRole('button', { name: 'Walkover 0:5' }).click();
  await of.screen
    .getByRole('dialog', { name: 'Finish with approval' })
    .getByRole('button', { name: 'Cancel' })
    .click();
}

const asked = async ({ device }: Shown) =>
  (await device.outbox.view(practiceSheet.matchId)).calls.map(({ data }) =>
    data.kind === 'walkover' ? data.outcome : data.kind,
  );

it('given a walkover by mistake, then it is taken back where it was assigned, and goes up after it', async () => {
  const of = await open();
  const dialog = await openWalkover(of);
  const takeBack = dialog.getByRole('button', { name: 'Take the walkover back' });
  await expect.element(takeBack).not.toBeInTheDocument();
  await dialog.getByRole('radio', { name: /For the away team/ }).click();
  await dialog.getByRole('button', { name: 'Walkover 0:5' }).click();
  const finish = of.screen.getByRole('dialog', { name: 'Finish with approval' });
  await expect.element(finish.getByText(/^Walkover 0:5/)).toBeVisible();
  await finish.getByRole('button', { name: 'Cancel' }).click();

  await openWalkover(of);
  await expect.element(dialog.getByText(/^Walkover 0:5/).first()).toBeVisible();
  await takeBack.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await asked(of)).toEqual(['away', null]);
  await openWalkover(of);
  await expect.element(takeBack).not.toBeInTheDocument();
});

it('given a walkover stands, then the board has the score that counts, clock and bar name it, and the bar leads to taking it back', async () => {
  const of = await open();
  const { screen, table } = of;
  await table.record(goalAt(3));
  const score = (name: string) => screen.getByRole('img', { name });
  await expect.element(score('Sokol Lhota II 1')).toBeVisible();
  await assign(of);
  await expect.element(score('Sokol Lhota II 0')).toBeVisible();
  await expect.element(score('SV Nordhafen 5')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /00:00 Walkover/ })).toBeVisible();
  await expect.element(screen.getByText('Walkover 0:5 · SV Nordhafen')).toBeVisible();
  await expect.element(screen.getByText(/instead of the goals of play \(1:0\)/)).toBeVisible();
  await screen.getByRole('button', { name: 'Take the walkover back' }).click();
  const dialog = screen.getByRole('dialog', { name: /^Walkover/ });
  await dialog.getByRole('button', { name: 'Take the walkover back' }).click();
  await expect.element(score('Sokol Lhota II 1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Walkover/ })).not.toBeInTheDocument();
});

it('given a walkover that the server has refused, then none stands', async () => {
  const of = await open((call) =>
    call.kind === 'walkover' ? refusedWith('match-approved') : { kind: 'lost' },
  );
  await assign(of);
  await expect.element(of.screen.getByRole('button', { name: /^Needs attention/ })).toBeVisible();
  await expect.element(of.screen.getByRole('img', { name: 'SV Nordhafen 0' })).toBeVisible();
});
