import type { BankPreview } from '@sevenmetre/contract/bank/schemas';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../../../lib/words/words.ts';
import { BankPreviewTable } from './bank-preview-table.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };
const movement = (reference: string, variableSymbol: string | null): BankPreview['movements'][number] => ({
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
});

it('given movements that wait, then it says whether nobody has the symbol or there is none', async () => {
  const movements = [movement('A', '2026999'), movement('B', null)];
  const preview: BankPreview = { format: 'csv', accounts: [], movements, outgoing: 0 };
  const screen = await render(
    <LanguageContext value={language}>
      <BankPreviewTable preview={preview} bring={() => Promise.resolve(true)} />
    </LanguageContext>,
  );
  const what = (payer: string) => screen.getByRole('row').filter({ hasText: payer });
  await expect.element(what('Payer A').getByText('Queue: nobody has this symbol')).toBeVisible();
  await expect.element(what('Payer B').getByText('Queue: it has no symbol')).toBeVisible();
});
