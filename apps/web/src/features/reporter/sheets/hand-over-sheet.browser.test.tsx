import { afterEach, expect, it, vi } from 'vitest';
import * as files from '../device/download.ts';
import { showTable } from '../testing/test-table.tsx';

vi.mock(import('../device/download.ts'), { spy: true });

let shown: Awaited<ReturnType<typeof showTable>> | null = null;

afterEach(() => shown?.end());

it('given a file that is no hand-over, then it is not ours, and nobody looks for codes that were mixed up', async () => {
  shown = await showTable();
  const { screen } = shown;
  vi.mocked(files.chooseFile).mockResolvedValueOnce('a shopping list');
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('button', { name: 'Hand over to another device' }).click();
  await screen.getByRole('button', { name: 'Take over from another device' }).click();
  await screen.getByRole('button', { name: 'Open file' }).click();
  await expect.element(screen.getByText('This file is none of ours.')).toBeVisible();
});
