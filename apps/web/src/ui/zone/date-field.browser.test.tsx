import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../../lib/words.ts';
import { DateField } from './date-field.tsx';

const language = { locale: 'en' as const, t: createTranslator(enAll, 'en'), switchTo: () => undefined };

function Form({ told }: { told: (day: string) => void }) {
  const [day, setDay] = useState('2026-04-04');
  const change = (next: string) => {
    setDay(next);
    told(next);
  };
  return (
    <main>
      <DateField name="arrival" label="Arrival" value={day} onChange={change} min="2026-04-02" />
    </main>
  );
}

it('a day is chosen from a calendar that belongs to the page and says what it shows', async () => {
  const days: string[] = [];
  const screen = await render(
    <LanguageContext value={language}>
      <Form told={(day) => days.push(day)} />
    </LanguageContext>,
  );
  await screen.getByRole('textbox', { name: 'Arrival' }).click();
  const calendar = screen.getByRole('main');
  await expect.element(calendar.getByRole('button', { name: 'April 2026', exact: true })).toBeVisible();
  await expect.element(calendar.getByRole('button', { name: '1 April 2026' })).toBeDisabled();
  await calendar.getByRole('button', { name: '9 April 2026' }).click();
  expect(days).toEqual(['2026-04-09']);
});
