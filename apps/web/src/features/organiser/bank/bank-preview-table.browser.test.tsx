import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import type { BankAnswer } from './bank-questions.tsx';
import { BankPreviewTable } from './bank-preview-table.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const movement = (reference: string, variableSymbol: string | null): BankPreview['movements'][number] => ({
  row: 1,
  reference,
  bookedOn: '2026-03-01',
  amount: 100_000,
  currency: 'CZK',
  variableSymbol,
  counterparty: `Payer ${reference}`,
  message: null,
  result: 'unmatched',
  club: null,
  rest: null,
  alike: null,
});

const empty: BankPreview = {
  format: 'csv',
  accounts: [],
  movements: [],
  left: [],
  questions: [],
  remembered: [],
  hidden: { rows: [], columns: [], sheets: [] },
  counts: { rows: 3, aside: 1, taken: 2, asked: 0, skipped: 0 },
  sums: [],
};
const shown = (
  preview: BankPreview,
  answer: (given: BankAnswer) => Promise<boolean>,
  forget: (id: number) => Promise<boolean> = () => Promise.resolve(true),
) =>
  render(
    <LanguageContext value={language}>
      <BankPreviewTable
        preview={preview}
        bring={() => Promise.resolve(true)}
        answer={answer}
        forget={forget}
      />
    </LanguageContext>,
  );

it('given movements that wait, then it says whether nobody has the symbol or there is none', async () => {
  const movements = [movement('A', '2026999'), movement('B', null)];
  const preview: BankPreview = { ...empty, movements };
  const screen = await shown(preview, () => Promise.resolve(true));
  const what = (payer: string) => screen.getByRole('row').filter({ hasText: payer });
  await expect.element(what('Payer A').getByText('Queue: nobody has this symbol')).toBeVisible();
  await expect.element(what('Payer B').getByText('Queue: it has no symbol')).toBeVisible();
});

it('given a file that does not say its currency, then it is asked, with another one than ours', async () => {
  const given: BankAnswer[] = [];
  const preview: BankPreview = {
    ...empty,
    left: [{ row: 7, reason: 'asked', amount: 50_000, currency: null, text: '10.3.2026 · 500,00' }],
    questions: [{ kind: 'currency', rows: 1, account: '2000145399/0100', key: '2000145399' }],
  };
  const screen = await shown(preview, (answer) => {
    given.push(answer);
    return Promise.resolve(true);
  });
  await expect.element(screen.getByText(/currency of the account \(2000145399\/0100\)/)).toBeVisible();
  await screen.getByRole('button', { name: 'EUR' }).click();
  await screen.getByRole('button', { name: 'Another one; leave these rows out' }).click();
  await expect
    .poll(() => given)
    .toEqual([{ accountCurrency: '2000145399:EUR' }, { accountCurrency: '2000145399:XXX' }]);
});

it('given amounts that can be read in two ways, then nothing is imported before one of them is pressed', async () => {
  const given: BankAnswer[] = [];
  const preview: BankPreview = {
    ...empty,
    movements: [movement('A', null)],
    left: [{ row: 7, reason: 'asked', amount: null, currency: 'CZK', text: '10.3.2026 · 600,000' }],
    questions: [
      { kind: 'amounts', rows: 1, examples: [{ text: '600,000', comma: 60_000, dot: 60_000_000 }] },
    ],
    sums: [{ currency: 'CZK', file: 100_000, matched: 0, queue: 100_000, known: 0, skipped: 0 }],
  };
  const screen = await shown(preview, (answer) => {
    given.push(answer);
    return Promise.resolve(true);
  });
  await expect
    .element(screen.getByRole('button', { name: 'Import one transaction' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('600,000 is 600,000.00')).toBeVisible();
  await screen.getByRole('button', { name: '600,000 is 600.00' }).click();
  await expect.poll(() => given).toEqual([{ amounts: 'comma' }]);
  await screen.getByText('Skipped and waiting rows').click();
  const row = screen.getByRole('row').filter({ hasText: '10.3.2026 · 600,000' });
  await expect.element(row.getByText('Waits for your answer')).toBeVisible();
});

it('given a file read with remembered answers, then it names them and one press forgets them', async () => {
  const forgotten: number[] = [];
  const answers = { columns: { amount: 2 }, amounts: 'comma', days: 'day-first' } as const;
  const preview: BankPreview = { ...empty, remembered: [{ id: 7, answers, names: { amount: 'Bewegung' } }] };
  const forget = (id: number) => {
    forgotten.push(id);
    return Promise.resolve(true);
  };
  const screen = await shown(preview, () => Promise.resolve(true), forget);
  const words = 'Amount is Bewegung, decimal comma, day before month';
  await expect.element(screen.getByText(`Read as last time: ${words}`)).toBeVisible();
  const button = screen.getByRole('button', { name: `Forget: ${words}` });
  await button.click();
  await expect.element(button).toHaveAttribute('data-phase', 'idle');
  expect(forgotten).toEqual([7]);
});

it('given a long file, then the rows that wait are shown first, and it says how many are shown', async () => {
  const known = Array.from({ length: 500 }, (_, at) => ({
    ...movement(`K${at}`, '1'),
    result: 'known' as const,
  }));
  const preview: BankPreview = { ...empty, movements: [...known, movement('W', null)] };
  const screen = await shown(preview, () => Promise.resolve(true));
  await expect.element(screen.getByText(/^The first 500 of 501 transactions are shown/)).toBeVisible();
  await expect.element(screen.getByText('Payer W')).toBeVisible();
  expect(screen.getByText('Payer K499').elements()).toEqual([]);
});
