import type { Network, OutboxCall } from '@sevenmetre/sync/outbox/index';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

async function openSignatures(network?: Network) {
  await page.viewport(360, 740);
  shown = await showTable({ ...(network && { network }) });
  const { screen, device } = shown;
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Signatures' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Signatures' });
  await expect.element(sheet.getByRole('button', { name: 'Before the match' })).toBeVisible();
  return { screen, sheet, device };
}

/** A stroke across the field, as a finger draws it. */
function draw(field: Element): void {
  const { left, top, width, height } = field.getBoundingClientRect();
  const at = (type: string, x: number, y: number) =>
    field.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    );
  at('pointerdown', 0.1, 0.5);
  at('pointermove', 0.5, 0.2);
  at('pointermove', 0.9, 0.8);
  at('pointerup', 0.9, 0.8);
}

it('[SY37] given no network, then somebody signs by name and finger, another one refuses, and both are on the disk', async () => {
  const { screen, sheet, device } = await openSignatures();
  await sheet.getByRole('button', { name: 'Sign: Timekeeper' }).click();
  const form = screen.getByRole('dialog', { name: 'Timekeeper' });
  await form.getByLabelText('First and last name').fill('Petr Buk');
  await expect.element(form.getByRole('button', { name: 'Sign', exact: true })).toBeDisabled();
  draw(form.getByRole('img').element());
  await form.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect.element(sheet.getByText(/signed by Petr Buk · not sent yet/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Sign: First referee' }).click();
  await screen.getByLabelText('Remark (optional)').fill('Wrong score');
  await screen.getByRole('button', { name: 'Refuses to sign' }).click();
  await expect.element(sheet.getByText(/refused to sign/)).toBeVisible();
  const { here } = await device.outbox.unsynced();
  expect(here.map(({ data }) => data)).toMatchObject([
    {
      kind: 'signature',
      signature: {
        moment: 'before',
        role: 'timekeeper',
        way: 'drawn',
        drawing: expect.stringMatching(/^[0-9]{12}$/u),
        score: null,
      },
    },
    { kind: 'signature', signature: { role: 'first-referee', way: 'refused', remark: 'Wrong score' } },
  ]);
});

it('[SY37] given the server’s answer, then a wrong PIN and another score have to be signed again', async () => {
  const calls: OutboxCall[] = [];
  const network: Network = {
    async send(call) {
      calls.push(call);
      const [recordedAt, device] = [Date.now(), 'tablet'];
      const one = {
        moment: 'after',
        way: 'drawn',
        name: 'Jana',
        remark: '',
        isVerified: null,
        recordedAt,
        device,
      } as const;
      return {
        kind: 'answered',
        status: 200,
        portal: null,
        code: null,
        events: [],
        parameters: {},
        date: null,
        retryAfter: null,
        signatures: [
          { ...one, key: 'a-1', role: 'second-referee', score: { home: 9, away: 9 } },
          {
            ...one,
            key: 'a-2',
            role: 'scorekeeper',
            way: 'pin',
            isVerified: false,
            score: { home: 0, away: 0 },
          },
        ],
      };
    },
  };
  const { sheet, screen } = await openSignatures(network);
  await sheet.getByRole('button', { name: 'Sign: Timekeeper' }).click();
  await screen.getByRole('button', { name: 'Refuses to sign' }).click();
  await expect.poll(() => calls.map(({ kind }) => kind)).toEqual(['signature']);
  await sheet.getByRole('button', { name: 'After the match' }).click();
  await expect.element(sheet.getByText('signed at 9:9: sign again')).toBeVisible();
  await expect.element(sheet.getByText('wrong PIN: sign again')).toBeVisible();
});
