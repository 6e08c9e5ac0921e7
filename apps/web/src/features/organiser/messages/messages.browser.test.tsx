import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const letter = {
  subject: 'Arrival',
  paragraphs: ['Hello Petra,', '<b>bold</b>'],
  action: 'Open the dashboard',
};
const detail: AdminMessage = {
  message: {
    id: 7,
    revision: 2,
    internalName: 'Arrival of clubs',
    recipientType: 'clubs',
    states: ['approved'],
    categories: [],
    overdueOnly: false,
    titleCs: 'Příjezd',
    titleEn: 'Arrival',
    textCs: '<b>tučně</b>',
    textEn: '<b>bold</b>',
    state: 'draft',
    sentAt: null,
    withdrawnAt: null,
    mails: null,
    createdBy: null,
    updatedAt: '2026-03-01T10:00:00Z',
  },
  reach: { records: 4, mails: 3, withoutAddress: 1, byLocale: { cs: 2, en: 1 }, remindedAt: null },
  letters: { cs: letter, en: letter },
  categories: ['MA', 'MB'],
  timeline: [],
  timeZone: 'Europe/Prague',
};

const show = (answers: Parameters<typeof showSignedIn>[0]['answers']) =>
  showSignedIn({
    path: '/admin/messages/7',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: { adminMessage: () => ({ status: 200, body: detail }), ...answers },
  });

test('[ME2] sending says how many get it, sends what was seen, and markup is text', async () => {
  const sent = {
    ...detail,
    message: { ...detail.message, state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 3 },
  };
  let current: unknown = detail;
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: current }),
    adminMessageSend: () => {
      current = sent;
      return { status: 200, body: sent };
    },
  });
  const preview = screen.getByRole('region', { name: 'Preview: In English' });
  await expect.element(preview.getByText('<b>bold</b>', { exact: true }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Send…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Send 3 e-mails?');
  await expect.element(dialog).toMatchTextContent('4 clubs. E-mails: 2 in Czech, 1 in English.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove from dashboards' })).toBeVisible();
  const call = asked.find(({ operation }) => operation === 'adminMessageSend');
  expect(call?.asked.body).toEqual({ revision: 2, mails: 3, remindedAt: null });
});

test('[ME3] what is typed is saved before it can be sent, and somebody else’s save is shown, not overwritten', async () => {
  const theirs = { ...detail, message: { ...detail.message, revision: 3, titleEn: 'Getting here' } };
  let current = detail;
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: current }),
    adminMessageUpdate: ({ body }) => {
      const isNewest = (body as { revision: number }).revision === 3;
      current = theirs;
      return isNewest
        ? {
            status: 200,
            body: { ...theirs, message: { ...theirs.message, revision: 4, titleEn: 'When to come' } },
          }
        : { status: 409, body: { error: 'changed-meanwhile', additionalProperties: { current: theirs } } };
    },
  });
  const field = screen
    .getByRole('region', { name: 'In English', exact: true })
    .getByRole('textbox', { name: 'Title' });
  await field.fill('When to come');
  await expect.element(screen.getByText('Save the draft first: what is saved is sent.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('Title (en): “Getting here”')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  const saves = asked.filter(({ operation }) => operation === 'adminMessageUpdate');
  expect(saves.map(({ asked: { body } }) => body)).toMatchObject([
    { revision: 2, titleEn: 'When to come' },
    { revision: 3, titleEn: 'When to come' },
  ]);
});

test('given a session that ended, when the draft is saved, then it is saved as typed after signing in again', async () => {
  const admin = { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] } satisfies typeof aUser;
  const typed = { internalName: 'Arrival by bus', titleEn: 'When to come', textEn: 'From eight o’clock.' };
  const saved = { ...detail, message: { ...detail.message, ...typed, revision: 3 } };
  let current = detail;
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: current }),
    ...expiring(admin, {
      adminMessageUpdate: () => {
        current = saved;
        return { status: 200, body: saved };
      },
    }),
  });
  const english = screen.getByRole('region', { name: 'In English', exact: true });
  await screen.getByLabelText(/^Internal name/).fill(typed.internalName);
  await english.getByRole('textbox', { name: 'Title' }).fill(typed.titleEn);
  await english.getByRole('textbox', { name: /^Text/ }).fill(typed.textEn);
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await signInAgain({ screen });
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  await expect.element(english.getByRole('textbox', { name: /^Text/ })).toHaveValue(typed.textEn);
  const saves = asked.filter(({ operation }) => operation === 'adminMessageUpdate');
  expect(saves.map(({ asked: { body } }) => body)).toMatchObject([typed, typed]);
});

const reminder = {
  titleCs: 'Upomínka',
  titleEn: 'Payment reminder',
  textCs: 'Zaplaťte prosím.',
  textEn: 'Please pay.',
};

test('[ME6] a reminder begins with the audience and the proposed texts, and is saved as it was changed', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/messages/new?for=overdue',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: {
      adminMessages: () => ({
        status: 200,
        body: { messages: [], categories: [], reminder, timeZone: 'Europe/Prague' },
      }),
      adminMessageCreate: () => ({ status: 200, body: detail }),
    },
  });
  const only = screen.getByRole('checkbox', { name: 'Only clubs with an overdue invoice' });
  await expect.element(only).toBeChecked();
  await expect
    .element(screen.getByLabelText(/^Internal name/))
    .toHaveValue(expect.stringMatching(/^Payment reminder \d/));
  const english = screen.getByRole('region', { name: 'In English', exact: true });
  await expect.element(english.getByRole('textbox', { name: 'Title' })).toHaveValue('Payment reminder');
  await english.getByRole('textbox', { name: /^Text/ }).fill('Please pay by Friday.');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageCreate')?.asked.body)
    .toMatchObject({
      ...reminder,
      recipientType: 'clubs',
      overdueOnly: true,
      textEn: 'Please pay by Friday.',
    });
});

test('[ME7] a second reminder within days says so on the page and in the question, and sends what was seen', async () => {
  const remindedAt = '2026-03-01T09:00:00Z';
  const again: AdminMessage = {
    ...detail,
    message: { ...detail.message, overdueOnly: true },
    reach: { ...detail.reach, remindedAt },
  };
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: again }),
    adminMessageSend: () => ({ status: 200, body: { ...again, message: { ...again.message, mails: 3 } } }),
  });
  const warning = 'Clubs were last reminded of overdue invoices on 1 Mar 2026, 10:00.';
  await expect.element(screen.getByText(warning)).toBeVisible();
  await expect.element(screen.getByText('Clubs: invoice overdue, accepted', { exact: false })).toBeVisible();
  expect(screen.getByText('Team admins see', { exact: false }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Send…' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(warning);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageSend')?.asked.body)
    .toEqual({ revision: 2, mails: 3, remindedAt });
});
