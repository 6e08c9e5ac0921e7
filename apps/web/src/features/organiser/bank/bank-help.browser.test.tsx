import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { expect, it } from 'vitest';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import { bankExports } from './bank-exports.ts';
import { BankHelp } from './bank-help.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

it('given the help, then each bank has a line on where its export is and one on its format', async () => {
  const screen = await render(
    <LanguageContext value={language}>
      <BankHelp />
    </LanguageContext>,
  );
  await screen.getByText('Where is the export in my bank?').click();
  await expect.element(screen.getByText('Where: Přehledy → Pohyby na účtu')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Slovakia' })).toBeVisible();
  // Of a bank whose menus are not known, those that are usual in its country.
  const usual = 'Where: usually Historia / Wyciągi → Eksport / Pobierz';
  await expect.element(screen.getByText(usual).first()).toBeVisible();
  const banks = bankExports.flatMap((one) => one.banks).length;
  expect(screen.getByText(/^Where: /).elements()).toHaveLength(banks);
  expect(screen.getByText(/^Format: /).elements()).toHaveLength(banks);
  await expect.element(screen.getByRole('button', { name: 'Download a sample table' })).toBeVisible();
});
