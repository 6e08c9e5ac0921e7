import type { ListedConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { type Answers, showSignedIn, superAdmin } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** It differs from the usual value, so that it is shown at once. */
const most: ListedConfigurationEntry = {
  key: 'roster-players-max',
  dataType: 'integer',
  value: '18',
  format: '0…99',
  label: 'Most players in a match roster',
  labelCs: 'Most players in a match roster',
  description: '',
  descriptionCs: '',
  isPublic: true,
  protected: false,
  initial: '14',
  changed: { at: '2026-02-11T09:30:00Z', by: 'Petr Kučera' },
};
const leaders = { ...most, key: 'roster-leaders-max', value: '4', changed: null };
const results = { ...most, key: 'show-results', dataType: 'boolean' as const, value: 'false', format: null };
const check = {
  ...most,
  key: 'roster-category-check',
  dataType: 'string' as const,
  value: 'warning',
  format: 'error|warning|off',
  initial: 'off',
};
const names = {
  ...most,
  key: 'player-name-publication',
  dataType: 'string' as const,
  value: 'initial',
  format: 'full|initial',
  initial: 'full',
  protected: true,
};

type Update = NonNullable<Answers['configurationUpdate']>;

/** The page over a server that stores what it is sent, unless `update` answers. */
async function open(update?: (before: Update) => Update, more: Answers = {}) {
  let held: readonly ListedConfigurationEntry[] = [most, leaders, results, check, names];
  const put = (key: string, value: string) => {
    held = held.map((one) => (one.key === key ? { ...one, value } : one));
  };
  const store: Update = ({ params, body }) => {
    put(params['key'] ?? '', Object(body).value);
    return { status: 200, body: held.find(({ key }) => key === params['key']) };
  };
  const { screen, asked } = await showSignedIn({
    path: '/admin/settings',
    user: superAdmin,
    answers: {
      configuration: () => ({ status: 200, body: held }),
      configurationUpdate: update?.(store) ?? store,
      ...more,
    },
  });
  const fieldOf = (name: RegExp) => screen.getByRole('textbox', { name });
  const sent = () =>
    asked.flatMap((call) => (call.operation === 'configurationUpdate' ? [call.asked.body] : []));
  const row = screen.getByRole('listitem').filter({ hasText: most.label });
  return {
    screen,
    field: fieldOf(/^Most players/),
    row,
    other: fieldOf(/^Most (leaders|officials)/),
    sent,
    put,
  };
}

describe('[CO12] a setting is stored when its field is left', () => {
  it('given a changed value, when the field is left, then it is stored and the row says so; an unchanged one is not sent', async () => {
    const { screen, field, row, other, sent } = await open();
    await field.fill('16');
    expect(sent()).toEqual([]);
    await other.click();
    await expect.element(row.getByRole('status').first()).toMatchTextContent('Saved');
    await screen.getByRole('searchbox', { name: 'Search in settings' }).click();
    expect(sent()).toEqual([{ value: '16', before: '18' }]);
    expect(screen.getByRole('button', { name: 'Save', exact: true }).elements()).toEqual([]);
  });

  it('given Enter in the field, then it is stored and the field keeps the focus', async () => {
    const { field, sent } = await open();
    await field.fill('16');
    await userEvent.keyboard('{Enter}');
    await expect.poll(sent).toEqual([{ value: '16', before: '18' }]);
    await expect.element(field).toHaveFocus();
  });

  it('given Escape, then the stored value is back and leaving sends nothing', async () => {
    const { field, row, other, sent } = await open();
    await field.fill('16');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('18');
    await other.click();
    await expect.element(row.getByRole('status').first()).toMatchTextContent(/^$/);
    expect(sent()).toEqual([]);
  });

  it('given a switch, then it is stored by its press; pressed again meanwhile, then both values are stored in turn', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { screen, sent } = await open((store) => async (asked) => {
      await waiting;
      return store(asked);
    });
    const box = screen.getByRole('checkbox', { name: /results/i });
    await box.click();
    await expect.poll(sent).toEqual([{ value: 'true', before: 'false' }]);
    await box.click();
    answer();
    await expect.poll(sent).toEqual([
      { value: 'true', before: 'false' },
      { value: 'false', before: 'true' },
    ]);
    await expect.element(box).not.toBeChecked();
  });

  it('given a setting of super admins, then a choice waits for the button', async () => {
    const { screen, sent } = await open();
    const list = screen.getByRole('combobox', { name: /names/i });
    await list.selectOptions('full');
    await screen.getByRole('searchbox', { name: 'Search in settings' }).click();
    expect(sent()).toEqual([]);
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(sent).toEqual([{ value: 'full', before: 'initial' }]);
  });
});

describe('[CO13] a list that is walked through with keys stores what is chosen', () => {
  const walk = async () => {
    const opened = await open();
    const list = opened.screen.getByRole('combobox', { name: /age category/i });
    await expect.element(list).toHaveValue('warning');
    list.element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect.element(list).toHaveValue('off');
    return { ...opened, list };
  };

  it('given arrow keys in the closed list, then nothing is stored until the field is left', async () => {
    const { other, sent } = await walk();
    expect(sent()).toEqual([]);
    await other.click();
    await expect.poll(sent).toEqual([{ value: 'off', before: 'warning' }]);
  });

  it('given Enter, then the value is stored and the list keeps the focus; given Escape, then the stored value is back', async () => {
    const { screen, list, sent } = await walk();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible();
    await expect.poll(sent).toEqual([{ value: 'off', before: 'warning' }]);
    await expect.element(list).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await expect.element(list).toHaveValue('off');
    expect(sent()).toHaveLength(1);
  });

  it('given a value chosen with the pointer, then it is stored at once', async () => {
    const { screen, sent } = await open();
    await screen.getByRole('combobox', { name: /age category/i }).selectOptions('error');
    await expect.poll(sent).toEqual([{ value: 'error', before: 'warning' }]);
  });
});

it('given the button of the history, then the list of changes opens and is in sight, however often it is pressed', async () => {
  const change = { field: 'value', from: '14', to: '18' };
  const entry = { id: 1, at: '2026-02-11T09:30:00Z', by: 'Petr Kučera', reason: null, subjectId: 4, more: 0 };
  const names = { nameCs: 'roster-players-max', nameEn: 'roster-players-max' };
  const body = {
    entries: [{ ...entry, action: 'configuration.update', names, changes: [change] }],
    hasOlder: false,
    timeZone: 'Europe/Prague',
  };
  const { screen } = await open(undefined, { recordHistory: () => ({ status: 200, body }) });
  const button = screen.getByRole('button', { name: 'History', exact: true });
  await button.click();
  const history = screen.getByRole('region', { name: 'History of settings' });
  await expect.element(history.getByText('Petr Kučera', { exact: false })).toBeInViewport();
  await expect.element(history.getByRole('button', { expanded: true })).toHaveFocus();
  scrollTo(0, 0);
  await button.click();
  await expect.element(history.getByText('Petr Kučera', { exact: false })).toBeInViewport();
});

describe('keys of the settings', () => {
  it('given J and K, then the rows in sight take the focus in turn; Enter goes into the field, Escape back to the row', async () => {
    const { screen, field, row } = await open();
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('j');
    const leadersRow = screen.getByRole('listitem').filter({ hasText: 'Most leaders' });
    await expect.element(leadersRow).toHaveFocus();
    await userEvent.keyboard('kk');
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(field).toHaveValue('18j');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('18');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(row).toHaveFocus();
  });

  it('given ⌫ on a row, then its usual value is stored and the row keeps the focus; in a field it removes a letter', async () => {
    const { field, row, sent } = await open();
    await field.click();
    await userEvent.keyboard('{End}{Backspace}');
    await expect.element(field).toHaveValue('1');
    await userEvent.keyboard('{Escape}{Escape}{Backspace}');
    await expect.poll(sent).toEqual([{ value: '14', before: '18' }]);
    await expect.element(field).toHaveValue('14');
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    expect(sent()).toHaveLength(1);
  });

  it('given letters switched off, then J does nothing; given /, then the search takes the focus', async () => {
    const { screen, field } = await open();
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Search in settings' });
    await expect.element(search).toHaveFocus();
    await page.viewport(1280, 900);
    await screen.getByRole('button', { name: 'Letter keys on' }).click();
    await userEvent.keyboard('j');
    expect(document.activeElement?.matches('[data-setting]')).toBe(false);
    await screen.getByRole('button', { name: 'Letter keys off' }).click();
  });
});

it('given a value that was changed in this edition, then its row says by whom and when; others say nothing', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z'), toFake: ['Date'] });
  const { screen, row } = await open();
  await expect.element(row.getByText('Petr Kučera, 11 Feb')).toBeVisible();
  const leadersRow = screen.getByRole('listitem').filter({ hasText: 'Most leaders' });
  await expect.element(leadersRow.getByText(/Feb/)).not.toBeInTheDocument();
});

describe('[CO12] a value that cannot be stored stays in its field', () => {
  it('given a value out of bounds, then the field says so and nothing is sent; the focus is where the user went', async () => {
    const { field, row, other, sent } = await open();
    await field.fill('160');
    await other.click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('160');
    await expect.element(row.getByRole('status').first()).toMatchTextContent('Not saved');
    await expect.element(other).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('given no network, then the field says so, and Save in its row sends it again', async () => {
    let isOut = true;
    const { screen, field, row, other, sent } = await open(
      (store) => (asked) => (isOut ? null : store(asked)),
    );
    await field.fill('16');
    await other.click();
    await expect.element(field).toHaveAccessibleDescription(/The server cannot be reached/);
    await expect.element(field).toHaveValue('16');
    await screen.getByRole('link', { name: 'Messages' }).first().click();
    const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    isOut = false;
    await row.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(row.getByRole('status').first()).toMatchTextContent('Saved');
    const call = { value: '16', before: '18' };
    expect(sent()).toEqual([call, call]);
  });

  it('given another value that was stored in another tab, then it is shown, and mine is stored over it only if chosen', async () => {
    let isFirst = true;
    const shown = await open((store) => (asked) => {
      if (!isFirst) return store(asked);
      isFirst = false;
      shown.put('roster-players-max', '20');
      return { status: 409, body: { error: 'changed-meanwhile', additionalProperties: { value: '20' } } };
    });
    const { field, row, other, sent } = shown;
    await field.fill('16');
    await other.click();
    await expect.element(row.getByRole('alert')).toMatchTextContent('Somebody was faster');
    await expect.element(row.getByRole('alert')).toMatchTextContent('20');
    await row.getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => sent().at(-1)).toEqual({ value: '16', before: '20' });
    await expect.element(field).toHaveValue('16');
  });
});

describe('[CO12] a stored setting is taken back while the page is open', () => {
  it('given Take back, then the former value is stored again, and the button is gone', async () => {
    const { screen, field, row, sent } = await open();
    await field.fill('16');
    await userEvent.keyboard('{Enter}');
    const back = row.getByRole('button', { name: 'Take back' });
    await back.click();
    await expect.element(screen.getByText(/^Taken back: Most players/)).toBeVisible();
    await expect.element(field).toHaveValue('18');
    await expect.element(back).not.toBeInTheDocument();
    expect(sent().at(-1)).toEqual({ value: '18', before: '16' });
  });

  it('given Ctrl+Z, then changes are taken back one by one, the last first; in a field with typed text it is the browser’s', async () => {
    const { screen, field, row, other, sent } = await open();
    await field.fill('16');
    await userEvent.keyboard('{Enter}');
    await expect.element(row.getByRole('button', { name: 'Take back' })).toBeVisible();
    await other.fill('5');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.getByRole('button', { name: 'Take back' }).elements().length).toBe(2);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => sent().at(-1)).toEqual({ value: '4', before: '5' });
    await expect.element(other).toHaveValue('4');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => sent().at(-1)).toEqual({ value: '18', before: '16' });
    await expect.element(field).toHaveValue('18');
    await field.fill('17');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(sent()).toHaveLength(4);
  });
});

it('given a field that is left by a link, then the page waits until it is stored and asks nothing', async () => {
  const { screen, field, sent } = await open();
  await field.fill('16');
  await screen.getByRole('link', { name: 'Messages' }).first().click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).not.toBeInTheDocument();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
  expect(sent()).toEqual([{ value: '16', before: '18' }]);
});
