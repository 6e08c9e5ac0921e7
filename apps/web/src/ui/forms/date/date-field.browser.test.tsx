import { createTranslator } from '@sevenmetre/phrases';
import { loadWords } from '@sevenmetre/phrases/load-words';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.ts';
import { LanguageContext } from '../../../lib/words/words.ts';
import '../../../styles/all.css';
import '../../page/signed-in-frame.css';
import { contrastOf } from '../../../testing/contrast.ts';
import { DateField } from './date-field.tsx';
import { DateTimeField } from './date-time-field.tsx';

async function shown(
  locale: Locale,
  field: (value: string, change: (next: string) => void) => ReactNode,
  first = '',
) {
  const told: string[] = [];
  function Form() {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      setValue(next);
      told.push(next);
    };
    return <main>{field(value, change)}</main>;
  }
  const language = {
    locale,
    t: createTranslator(await loadWords(locale), locale),
    switchTo: () => undefined,
  };
  const screen = await render(
    <LanguageContext value={language}>
      <Form />
    </LanguageContext>,
  );
  return { screen, told, last: () => told.at(-1) };
}

const day = (value: string, change: (next: string) => void) => (
  <DateField name="day" label="Day" value={value} onChange={change} min="2010-01-02" max="2027-12-31" />
);
const moment = (value: string, change: (next: string) => void) => (
  <DateTimeField name="till" label="Till" value={value} onChange={change} timeZone="Europe/Prague" />
);

describe('a date field', () => {
  it.each([
    ['cs', '5.3.2010', 'pátek 5. března 2010'],
    ['en', '5.3.2010', 'Friday 5 March 2010'],
    ['en', '5/3/2010', 'Friday 5 March 2010'],
    ['cs', '2010-03-05', 'pátek 5. března 2010'],
  ] as const)('[DA1] says in words what it understood: %s %s', async (locale, text, words) => {
    const { screen, last } = await shown(locale, day);
    await screen.getByRole('textbox', { name: 'Day' }).fill(text);
    await expect.element(screen.getByText(words)).toBeVisible();
    const described = new RegExp(words.replaceAll(' ', '\\s'));
    await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(described);
    expect(last()).toBe('2010-03-05');
  });

  it('[DA3] keeps text that is not a date as it was typed, and says why once the field is left', async () => {
    const { screen, last } = await shown('en', day);
    const field = screen.getByRole('textbox', { name: 'Day' });
    await field.fill('31.2.2010');
    expect(last()).toBe('31.2.2010');
    await userEvent.tab();
    await expect.element(screen.getByText('That month has no day 31; its last is 28')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('1.1.2010');
    await userEvent.tab();
    await expect.element(screen.getByText('The earliest date is 2 Jan 2010')).toBeVisible();
    await field.fill('2.1.2010');
    await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  });

  it('[DA4] shows a stored day as its reader writes it', async () => {
    const { screen } = await shown('cs', day, '2026-04-04');
    await expect.element(screen.getByRole('textbox', { name: 'Day' })).toHaveValue('4. 4. 2026');
  });

  it('[DA6] offers a calendar that is used by keys, with targets of 44 pixels on a phone', async () => {
    await page.viewport(360, 740);
    const { screen, last } = await shown('en', day, '2026-04-04');
    await screen.getByRole('button', { name: 'Calendar' }).click();
    const calendar = screen.getByRole('dialog', { name: 'Calendar: Day' });
    const chosen = calendar.getByRole('button', { name: 'Saturday 4 April 2026' });
    await expect.element(chosen).toHaveFocus();
    const { width, height } = chosen.element().getBoundingClientRect();
    expect([width >= 44, height >= 44]).toEqual([true, true]);
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect.element(calendar.getByRole('button', { name: 'Monday 11 May 2026' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(last()).toBe('2026-05-11');
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Calendar' })).toHaveFocus();
    await expect.element(screen.getByText('Monday 11 May 2026')).toBeVisible();
    await page.viewport(1280, 900);
  });

  it.each(['light', 'dark'])('shows days, also those that cannot be chosen, legibly by %s', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const { screen } = await shown('en', day, '2026-06-13');
    await screen.getByRole('button', { name: /calendar/i }).click();
    const buttons = screen.getByRole('dialog').getByRole('button');
    await expect.poll(() => buttons.elements().length).toBeGreaterThan(27);
    const days = buttons.elements().filter((one) => one.textContent !== '');
    expect(days.map(contrastOf).filter((contrast) => contrast < 4.5)).toEqual([]);
    document.documentElement.removeAttribute('data-theme');
  });

  it('[DA6] offers no day beyond its bounds, and is left by Escape', async () => {
    const { screen, told } = await shown('en', day, '2010-01-04');
    await screen.getByRole('button', { name: 'Calendar' }).click();
    await expect.element(screen.getByRole('button', { name: 'Friday 1 January 2010' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(told).toEqual([]);
  });
});

describe('a field of date and time', () => {
  it('[DA5] reads the clocks of the tournament and says so', async () => {
    const { screen, last } = await shown('en', moment, '2026-02-28T22:59:00Z');
    const field = screen.getByRole('textbox', { name: 'Till' });
    await expect.element(field).toHaveValue('28 Feb 2026 23:59');
    await field.fill('1.4.2026 9:05');
    await expect.element(screen.getByText('Wednesday 1 April 2026, 09:05 (Europe/Prague)')).toBeVisible();
    expect(last()).toBe('2026-04-01T07:05:00Z');
    await field.fill('1.4.2026');
    await userEvent.tab();
    await expect.element(screen.getByText('Add the time, for example 14:30')).toBeVisible();
    expect(last()).toBe('1.4.2026');
    await field.fill('');
    expect(last()).toBe('');
  });

  it('[DA5] says when the clocks are turned forward over a time', async () => {
    const { screen, last } = await shown('en', moment);
    await screen.getByRole('textbox', { name: 'Till' }).fill('29.3.2026 2:30');
    await expect.element(screen.getByText(/It is read as Sunday 29 March 2026, 03:30/)).toBeVisible();
    expect(last()).toBe('2026-03-29T01:30:00Z');
  });
});
