import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { createTranslator } from '@sevenmetre/phrases';
import { csAll } from '@sevenmetre/phrases/cs-all';
import { MemoryRouter } from 'react-router';
import { LanguageContext } from '../../../lib/words/words.ts';
import { ScreenDialog } from '../matches/open-dialog.tsx';
import { rareSheets } from '../matches/rare-dialogs.ts';
import type { SheetName } from '../matches/dialog-names.ts';
import { TableContext } from '../matches/recording-context.ts';
import { orderedByArrival } from '../testing/sheet-order.ts';
import { goalAt, showTable } from '../testing/test-table.tsx';

type Shown = Awaited<ReturnType<typeof showTable>>;
let shown: Shown | null = null;

afterEach(() => shown?.end());

const sizes = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1024, 768],
] as const;

describe.each(sizes)('at %i × %i', (width, height) => {
  it('the screen of a match looks the same in whatever order its sheets arrive', async () => {
    await page.viewport(width, height);
    shown = await showTable({ locale: 'cs' });
    const { table, device } = shown;
    await table.record(goalAt(3));
    await expect.poll(() => device.outbox.isSending()).toBe(false);
    await Promise.all(Object.values(rareSheets).map((load) => load()));
    expect(orderedByArrival()).toEqual([]);
  });
});

describe('at 360 × 740', () => {
  it.each(['more', 'check', 'late', 'sync', 'shootout', 'hand-over'] as const)(
    'the dialog “%s” looks the same in whatever order its sheets arrive',
    async (kind) => {
      await page.viewport(360, 740);
      shown = await showTable({ locale: 'cs' });
      const { table, device } = shown;
      await table.record(goalAt(3));
      await Promise.all(Object.values(rareSheets).map((load) => load()));
      const t = createTranslator(csAll, 'cs');
      const screen = {
        table,
        device,
        kept: null,
        now: () => 1_000_000,
        mayReopen: true,
        open: () => undefined,
      };
      const sheet: SheetName = { kind };
      const dialog = await render(
        <LanguageContext value={{ locale: 'cs', t, switchTo: () => undefined }}>
          <MemoryRouter>
            <TableContext value={screen}>
              <ScreenDialog
                sheet={sheet}
                comparison={{ board: null, agreedOn: null }}
                compare={() => undefined}
              />
            </TableContext>
          </MemoryRouter>
        </LanguageContext>,
      );
      await expect.element(dialog.getByRole('dialog')).toBeVisible();
      expect(orderedByArrival()).toEqual([]);
    },
  );
});
