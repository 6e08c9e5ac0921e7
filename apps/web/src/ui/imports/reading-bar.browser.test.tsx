import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.ts';
import type { ReadingWatch } from '../../lib/queries/send-sheet.ts';
import { LanguageContext } from '../../lib/words/words.ts';
import { ReadingBar, useFileReading } from './reading-bar.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

interface ReaderProps {
  /** The server's part of a reading. */
  readonly read: (watch: ReadingWatch) => Promise<string>;
  readonly ended: (outcome: string | null) => void;
}

function Reader({ read, ended }: ReaderProps) {
  const { reading, watched } = useFileReading();
  return (
    <LanguageContext value={language}>
      <button type="button" onClick={() => void watched(read).then(ended)}>
        Read
      </button>
      <ReadingBar reading={reading} label="Reading the list…" />
    </LanguageContext>
  );
}

it('[SI6] given a file that is read, then a bar says how far it is, and Cancel ends the reading and leads back to its button', async () => {
  const reads: ReadingWatch[] = [];
  const outcomes: (string | null)[] = [];
  const screen = await render(
    <Reader
      read={(watch) => {
        reads.push(watch);
        return new Promise((resolve) => watch.signal.addEventListener('abort', () => resolve('no network')));
      }}
      ended={(outcome) => outcomes.push(outcome)}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Reading the list…' });
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Read' }).click();
  await expect.element(bar).not.toHaveAttribute('value');
  reads[0]?.progress(0.4);
  await expect.element(bar).toHaveAttribute('value', '0.4');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Read' })).toHaveFocus();
  expect(reads[0]?.signal.aborted).toBe(true);
  await expect.poll(() => outcomes).toEqual([null]);
  // A late line of the cancelled reading shows nothing.
  reads[0]?.progress(0.9);
  await expect.element(bar).not.toBeInTheDocument();
  await screen.unmount();
});
