import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

const paragraphs = ['Hello Petra,', '<b>bold</b>'];
const letter = { subject: 'Arrival', paragraphs, action: 'Open the dashboard' };
const detail: AdminMessage = {
  message: {
    id: 7,
    revision: 2,
    internalName: 'Arrival of clubs',
    recipientType: 'clubs',
    states: ['approved'],
    categories: [],
    placeIds: [],
    clubIds: [],
    exceptClubIds: [],
    overdueOnly: false,
    withLeaders: false,
    titleCs: 'Příjezd',
    titleEn: 'Arrival',
    textCs: '<b>tučně</b>',
    textEn: '<b>bold</b>',
    otherTexts: {},
    fileIds: [],
    summaryParts: [],
    state: 'draft',
    plannedAt: null,
    sentAt: null,
    withdrawnAt: null,
    mails: null,
    createdBy: null,
    updatedAt: '2026-03-01T10:00:00Z',
  },
  reach: {
    records: 4,
    mails: 3,
    withoutAddress: 1,
    byLocale: { cs: 2, en: 1, de: 0, sk: 0, pl: 0 },
    remindedAt: null,
    sample: { id: 1, name: 'HC Vltava', values: { cs: {}, en: {}, de: {}, sk: {}, pl: {} } },
    recipients: [
      { id: 1, name: 'HC Vltava', people: [{ name: 'Iva Nová', email: 'iva@example.test', locale: 'cs' }] },
      { id: 2, name: 'Ztracený klub', people: [] },
    ],
  },
  letters: { cs: letter, en: letter, de: letter, sk: letter, pl: letter },
  replyTo: 'cup@example.test',
  files: [],
  deliveries: [],
  categories: ['MA', 'MB'],
  clubs: [
    { id: 1, name: 'HC Vltava' },
    { id: 2, name: 'Ztracený klub' },
  ],
  places: [{ id: 9, name: 'Hall 9' }],
  timeline: [],
  timeZone: 'Europe/Prague',
};

const show = (answers: Parameters<typeof showSignedIn>[0]['answers']) =>
  showSignedIn({
    path: '/admin/messages/7',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: {
      adminMessage: () => ({ status: 200, body: detail }),
      adminMessageReach: () => ({ status: 200, body: detail.reach }),
      ...answers,
    },
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
  await expect.element(dialog).toMatchTextContent('4 clubs. E-mails: cs 2 · en 1.');
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
  const field = screen.getByRole('region', { name: 'In English', exact: true }).getByLabelText('Title');
  await field.fill('When to come');
  await screen.getByRole('textbox', { name: /^Send at/ }).fill('01/03/2027 08:00');
  await screen.getByRole('button', { name: 'Plan', exact: true }).click();
  // Below the letter, and beside the date.
  await expect
    .poll(() => screen.getByText(/^Save the draft first: what is saved/).elements())
    .toHaveLength(2);
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
  otherTexts: { de: { title: 'Zahlungserinnerung', text: 'Bitte zahlen.' } },
};
const list = { messages: [], categories: [], clubs: [], places: [], timeZone: 'Europe/Prague' };

test('[ME6] a reminder begins with the audience and the proposed texts, and is saved as it was changed', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/messages/new?for=overdue',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: {
      adminMessages: () => ({
        status: 200,
        body: { ...list, templates: [{ id: null, kind: 'reminder', name: '', ...reminder }] },
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

test('[ME8][ME10] recipients are counted while they are chosen, each language says what it lacks, and all is saved', async () => {
  const { screen, asked } = await show({
    adminMessageReach: ({ body }) => {
      const { clubIds } = body as { clubIds: number[] };
      const records = clubIds.length === 0 ? 4 : 1;
      return { status: 200, body: { ...detail.reach, records } };
    },
    adminMessageUpdate: () => ({
      status: 200,
      body: { ...detail, message: { ...detail.message, revision: 3 } },
    }),
  });
  const reach = screen.getByRole('region', { name: 'Who gets it' });
  await expect.element(reach).toMatchTextContent('4 clubs');
  await reach.getByText('Recipients by name').click();
  await expect.element(reach.getByText('iva@example.test (cs)')).toBeVisible();
  await expect.element(reach.getByText('no address')).toBeVisible();
  await screen.getByRole('combobox', { name: 'Add a club' }).selectOptions('HC Vltava');
  await expect.element(reach).toMatchTextContent('One club');
  await screen.getByRole('checkbox', { name: 'Hall 9' }).click();
  const german = screen.getByRole('button', { name: /^Deutsch/ });
  await expect.element(german).toMatchTextContent('Deutsch empty: gets English');
  await german.click();
  const fields = screen.getByRole('region', { name: 'In German' });
  await fields.getByRole('textbox', { name: 'Title' }).fill('Anreise');
  await expect.element(german).toMatchTextContent('Deutsch not complete');
  await fields.getByRole('textbox', { name: /^Text/ }).fill('Hallo.');
  await expect.element(german).toMatchTextContent('Deutsch ready');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageUpdate')?.asked.body)
    .toMatchObject({
      clubIds: [1],
      placeIds: [9],
      otherTexts: { de: { title: 'Anreise', text: 'Hallo.' } },
    });
});

test('[ME12][ME14] a letter is tested by its writer and planned on the clocks of the tournament', async () => {
  const planned: AdminMessage = {
    ...detail,
    message: { ...detail.message, state: 'planned', plannedAt: '2027-03-01T07:00:00Z' },
  };
  let current = detail;
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: current }),
    adminMessageTest: () => ({ status: 200, body: { to: 'petra@example.test' } }),
    adminMessagePlan: ({ body }) => {
      current = (body as { at: string | null }).at === null ? detail : planned;
      return { status: 200, body: current };
    },
  });
  await expect.element(screen.getByText('Answers go to cup@example.test.')).toBeVisible();
  await screen.getByRole('button', { name: 'Test to me' }).click();
  await expect.element(screen.getByText('The test goes to petra@example.test.')).toBeVisible();
  await screen.getByRole('textbox', { name: /^Send at/ }).fill('01/03/2027 08:00');
  await screen.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect.element(screen.getByText('1 Mar 2027, 08:00 (Europe/Prague)')).toBeVisible();
  const calls = asked.filter(({ operation }) => operation === 'adminMessagePlan');
  expect(calls.map(({ asked: { body } }) => body)).toEqual([
    { revision: 2, at: '2027-03-01T07:00:00Z', remindedAt: null },
  ]);
  await screen.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect.element(screen.getByRole('button', { name: 'Save draft' })).toBeVisible();
});

test('[ME13] each mail of a sent letter says what became of it, and those that came back are sent again', async () => {
  const mail = { id: 1, name: 'HC Vltava', person: 'Iva Nová', email: 'iva@example.test', seenAt: null };
  const sent: AdminMessage = {
    ...detail,
    message: { ...detail.message, state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 3 },
    deliveries: [
      {
        ...mail,
        state: 'sent',
        at: '2026-03-01T10:01:00Z',
        failure: null,
        seenAt: '2026-03-01T12:00:00Z',
      },
      {
        ...mail,
        id: 2,
        name: 'TV Eichwald',
        state: 'given-up',
        at: null,
        failure: { kind: 'refused', code: 'EENVELOPE 550' },
      },
      {
        ...mail,
        id: 3,
        name: 'HK Nová',
        state: 'queued',
        at: '2026-03-01T10:30:00Z',
        failure: { kind: 'unreachable', code: 'ETIMEDOUT' },
      },
    ],
  };
  const { screen, asked } = await show({
    adminMessage: () => ({ status: 200, body: sent }),
    adminMessageResend: () => ({ status: 200, body: sent }),
  });
  const card = screen.getByRole('region', { name: 'Delivery' });
  await expect.element(card.getByText('sent 1 · waiting 1 · came back 1')).toBeVisible();
  await expect.element(card.getByText('EENVELOPE 550', { exact: false })).toBeVisible();
  await expect.element(card.getByText('ETIMEDOUT, next attempt 1 Mar 2026, 11:30')).toBeVisible();
  await expect.element(card.getByText('1 Mar 2026, 13:00')).toBeVisible();
  await card.getByRole('button', { name: 'Send again: TV Eichwald' }).click();
  await card.getByRole('button', { name: 'Send the failed one again' }).click();
  await expect.poll(() => asked.filter(({ operation }) => operation === 'adminMessageResend').length).toBe(2);
  const calls = asked.filter(({ operation }) => operation === 'adminMessageResend');
  expect(calls.map(({ asked: { body } }) => body)).toEqual([{ deliveryIds: [2] }, { deliveryIds: [2] }]);
});

test('[ME16] a new letter starts from a template, and its texts are kept as one', async () => {
  const templates = [{ id: 5, kind: null, name: 'Buses', ...reminder, titleEn: 'Buses', otherTexts: {} }];
  const { screen, asked } = await show({
    adminMessages: () => ({ status: 200, body: { ...list, templates } }),
    messageTemplateCreate: () => ({ status: 200, body: { id: 6 } }),
  });
  await screen.getByRole('button', { name: 'Save as a template' }).click();
  await expect.element(screen.getByText('The template “Arrival of clubs” is saved.')).toBeVisible();
  const kept = asked.find(({ operation }) => operation === 'messageTemplateCreate');
  expect(kept?.asked.body).toMatchObject({ name: 'Arrival of clubs', titleEn: 'Arrival' });
});

test('the list of messages has views by state, and leads to each message', async () => {
  await page.viewport(1440, 900);
  const base = detail.message;
  const messages = [
    base,
    { ...base, id: 8, internalName: 'Buses', state: 'planned', plannedAt: '2026-03-09T07:00:00Z' },
    { ...base, id: 9, internalName: 'Beds', state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 3 },
  ];
  const { screen } = await showSignedIn({
    path: '/admin/messages',
    user: { ...aUser, roles: ['ROLE_USER', 'ROLE_ADMIN'] },
    answers: {
      adminMessages: () => ({ status: 200, body: { ...list, templates: [], messages } }),
      listViews: () => ({ status: 200, body: { views: [] } }),
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Buses' })).toBeVisible();
  await screen.getByRole('button', { name: /^Planned/ }).click();
  await expect.element(screen.getByText('9 Mar 2026, 08:00')).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: 'Beds' }).elements()).toEqual([]);
});

test('[ME17] placeholders show a real club’s values, another one on demand, and unknown ones are named', async () => {
  await page.viewport(360, 740);
  const words = { ...detail.message, titleEn: 'For {club}', textEn: 'You owe {due}. {klub}' };
  const sampleOf = (id: number, name: string) => {
    const values = { club: name, due: '€ 10.00', page: '/club/1' };
    return { id, name, values: { cs: values, en: values, de: values, sk: values, pl: values } };
  };
  const { screen, asked } = await show({
    adminMessage: () => ({
      status: 200,
      body: { ...detail, message: words, reach: { ...detail.reach, sample: sampleOf(1, 'HC Vltava') } },
    }),
    adminMessageReach: ({ body }) => {
      const { sampleId } = body as { sampleId: number | null };
      const sample = sampleId === 2 ? sampleOf(2, 'Ztracený klub') : sampleOf(1, 'HC Vltava');
      return { status: 200, body: { ...detail.reach, sample } };
    },
    adminMessageTest: () => ({ status: 200, body: { to: 'petra@example.test' } }),
  });
  const preview = screen.getByRole('region', { name: 'Preview: In English' });
  await expect.element(preview.getByText('For HC Vltava').first()).toBeVisible();
  await expect.element(preview.getByText('You owe € 10.00. {klub}').first()).toBeVisible();
  await expect.element(screen.getByText(/^\{klub\} mean/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send…' })).toBeDisabled();
  await preview.getByLabelText('Preview for').selectOptions('Ztracený klub');
  await expect.element(preview.getByText('For Ztracený klub').first()).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Teams and rosters' }).click();
  await screen.getByRole('checkbox', { name: 'Account' }).click();
  await expect
    .element(preview.getByRole('link', { name: 'Summary of Ztracený klub (PDF)' }).first())
    .toHaveAttribute('href', '/api/v1/admin/club-summaries/2?parts=account,teams&lang=en');
  await preview.getByRole('button', { name: 'Test to me' }).click();
  const bodyOf = (name: string) => asked.find(({ operation }) => operation === name)?.asked.body;
  await expect.poll(() => bodyOf('adminMessageTest')).toMatchObject({ sampleId: 2 });
  expect(bodyOf('adminMessageReach')).toMatchObject({ isPersonal: true, sampleId: null });
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
