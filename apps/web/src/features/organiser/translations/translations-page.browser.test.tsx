import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { ConfigurationEntry } from '@sevenmetre/contract/configuration/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forMeNow, showForMe } from '../../../lib/words/own-words.ts';
import { dismissToast, showToast } from '../../../lib/page/toasts.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  showForMe(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const stored = '{"en":{"shell":{"results":"Scores"}}}';
const entry: ConfigurationEntry = {
  key: 'translations',
  dataType: 'string',
  value: stored,
  format: null,
  label: 'Web translations',
  labelCs: 'Úpravy textů webu',
  description: '',
  descriptionCs: '',
  isPublic: false,
  protected: true,
};

const show = (
  saved: (body: unknown) => { readonly status: number; readonly body: unknown } = () => ({
    status: 200,
    body: entry,
  }),
  role: 'ROLE_ADMIN' | 'ROLE_SUPER_ADMIN' = 'ROLE_SUPER_ADMIN',
) =>
  showSignedIn({
    path: '/translations?search=shell.results',
    user: { ...aUser, roles: ['ROLE_USER', role] },
    answers: {
      configuration: () => ({ status: 200, body: [entry] }),
      configurationUpdate: ({ body }) => saved(body),
    },
  });
const field = 'Yours, English, shell.results';

test('a text is checked while it is written, saved with what was there before, and gone back from', async () => {
  const { screen, asked } = await show((body) => ({
    status: 200,
    body: { ...entry, value: (body as { value: string }).value },
  }));
  const text = screen.getByRole('textbox', { name: field });
  await expect.element(text).toHaveValue('Scores');
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await text.fill('All <b>scores</b>');
  await expect
    .element(screen.getByText('A text cannot be markup: write it without < before a letter.'))
    .toBeVisible();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('button', { name: 'One problem' }).click();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  await expect.element(text).toHaveValue('All <b>scores</b>');
  await text.fill('All scores');
  await expect.element(screen.getByText('One unsaved change')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText('Translations saved and applied')).toBeVisible();
  const saved = asked.filter(({ operation }) => operation === 'configurationUpdate');
  expect(saved.map((one) => one.asked.body)).toEqual([
    { before: stored, value: '{"en":{"shell":{"results":"All scores"}}}' },
  ]);
  await screen.getByRole('button', { name: 'Restore the original: English, shell.results' }).click();
  await expect.element(text).toHaveValue('');
  await expect.element(screen.getByText('One unsaved change')).toBeVisible();
});

test('JSON says by its lines what is wrong, and what cannot be saved says so', async () => {
  const { screen } = await show(() => ({
    status: 422,
    body: { error: 'translations-invalid', additionalProperties: { errors: [] } },
  }));
  await screen.getByRole('button', { name: 'As JSON' }).click();
  const json = screen.getByRole('textbox', { name: 'Texts that differ from ours, as JSON' });
  await json.fill('{"en": {\n  "shell": {\n    "nothing": "x"\n}}}');
  const problem = screen.getByRole('listitem').filter({ hasText: 'There is no such key.' });
  await expect.element(problem).toMatchTextContent('Line 3 en.shell.nothing');
  await json.fill('{"en": {');
  await expect.element(screen.getByText('Invalid JSON')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'By key' })).toBeDisabled();
  await json.fill('{"en": {"shell": {"results": "Table"}}}');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('An error occurred while saving the translations')).toBeVisible();
  await expect.element(json).toHaveValue('{"en": {"shell": {"results": "Table"}}}');
});

test('what somebody else has saved meanwhile is here, with one’s own changes on top', async () => {
  const { screen } = await show(() => ({
    status: 409,
    body: {
      error: 'changed-meanwhile',
      additionalProperties: { value: '{"en":{"shell":{"results":"Theirs","skip":"Hop"}}}' },
    },
  }));
  const text = screen.getByRole('textbox', { name: field });
  await text.fill('Mine');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Somebody else has saved: “Theirs”')).toBeVisible();
  await expect.element(text).toHaveValue('Mine');
  await screen.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(text).toHaveValue('Theirs');
  await expect.element(screen.getByText('Nothing to save')).toBeVisible();
});

test('keys and texts are shown in this browser only, until that is ended; an organiser may not come', async () => {
  const { screen } = await show();
  await screen.getByRole('textbox', { name: field }).fill('Mine');
  await screen.getByRole('button', { name: 'Try these texts here' }).click();
  const texts = { ...byLocale(() => ({})), en: { shell: { results: 'Mine' } } };
  expect(forMeNow()).toEqual({ texts, exposed: false });
  await screen.getByRole('checkbox', { name: 'Show keys instead of words' }).click();
  expect(forMeNow()).toMatchObject({ exposed: true });
  expect(localStorage.getItem('tms-words')).toContain('Mine');
  await screen.getByRole('button', { name: 'End', exact: true }).click();
  await screen.getByRole('checkbox', { name: 'Show keys instead of words' }).click();
  expect(forMeNow()).toBeNull();
  await screen.unmount();
  const other = await show(undefined, 'ROLE_ADMIN');
  await expect.element(other.screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(other.screen.getByRole('textbox', { name: field })).not.toBeInTheDocument();
});

test('a text that was given back to ours leaves the focus in its field', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'Restore the original: English, shell.results' }).click();
  await expect.element(screen.getByRole('textbox', { name: field })).toHaveFocus();
});

test.each([
  [360, 640],
  [1280, 800],
])('given a short list on %s × %s, then no notice lies on the bar that saves', async (width, height) => {
  await page.viewport(width, height);
  const { screen } = await show();
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  await expect.element(save).toBeVisible();
  for (const text of ['first', 'second', 'third', 'fourth', 'fifth']) showToast('done', text);
  const notices = screen.getByRole('status').filter({ hasText: 'first' });
  await expect.element(notices).toBeVisible();
  const lying = notices.element().getBoundingClientRect();
  const count = screen.getByRole('status').filter({ hasText: 'Nothing to save' }).element();
  const bar = count.parentElement;
  expect(bar?.contains(save.element())).toBe(true);
  const { top, bottom } = bar?.getBoundingClientRect() ?? lying;
  expect(Math.min(lying.bottom, bottom)).toBeLessThanOrEqual(Math.max(lying.top, top));
  dismissToast();
});
