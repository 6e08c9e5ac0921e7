import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceNow, trustDeviceClock } from '../device/device-clock.ts';
import { showTable } from '../testing/test-table.tsx';

const twentyMinutes = 20 * 60_000;
let shown: Awaited<ReturnType<typeof showTable>> | null = null;

afterEach(() => {
  vi.restoreAllMocks();
  shown?.end();
});

it('[SY34] given a running match clock, when the clock of the device is set forward, then it does not move and says that it is not certain until a server has told the time', async () => {
  await page.viewport(1024, 768);
  shown = await showTable({ now: deviceNow });
  const { screen, table } = shown;
  await table.chooseStage('1st_half', true);
  const time = screen.getByRole('button', { name: /^00:0\d 1st half$/ });
  await expect.element(time).toBeVisible();

  const wall = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + twentyMinutes);
  await expect.element(screen.getByRole('button', { name: /^00:\d\d Time not certain$/ })).toBeVisible();
  trustDeviceClock();
  await expect.element(screen.getByRole('button', { name: /^00:\d\d 1st half$/ })).toBeVisible();
});
