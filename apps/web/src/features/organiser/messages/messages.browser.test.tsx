import type { AdminMessage } from '@sevenmetre/contract/messages/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { detail, list, reminder, showMessage } from './testing/a-message.ts';

afterEach(() => {
  dismissToast();
  vi.unstubAllGlobals();
});

test('[ME2] sending says how many get it, sends what was seen, and markup is text', async () => {
  const sent = {
    ...detail,
    message: { ...detail.message, state: 'sent', sentAt: '2026-03-01T10:00:00Z', mails: 3 },
  };
  let current: unknown = detail;
  const { screen, asked } = await showMessage({
    adminMessage: () => ({ status: 200, body: current }),
    adminMessageSend: () => {
      current = sent;
      return { status: 200, body: sent };
    },
  });
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('<b>bold</b>', { exact: true }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Send 3 e-mails?');
  await expect.element(dialog).toMatchTextContent('4 clubs. E-mails: cs 2 · en 1.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Remove from dashboards' })).toBeVisible();
  const call = asked.find(({ operation }) => operation === 'adminMessageSend');
  expect(call?.asked.body).toEqual({ revision: 2, mails: 3, remindedAt: null });
});

test('[ME3] sending saves what is typed first, and somebody else’s save is shown, not overwritten', async () => {
  const theirs = { ...detail, message: { ...detail.message, revision: 3, titleEn: 'Getting here' } };
  const mine = { ...theirs, message: { ...theirs.message, revision: 4, titleEn: 'When to come' } };
  let current = detail;
  const { screen, asked } = await showMessage({
    adminMessage: () => ({ status: 200, body: current }),
    adminMessageUpdate: ({ body }) => {
      const isNewest = (body as { revision: number }).revision === 3;
      current = isNewest ? mine : theirs;
      return isNewest
        ? { status: 200, body: mine }
        : { status: 409, body: { error: 'changed-meanwhile', additionalProperties: { current: theirs } } };
    },
    adminMessageSend: () => ({ status: 200, body: { ...mine, message: { ...mine.message, mails: 3 } } }),
  });
  const field = screen.getByRole('region', { name: 'In English', exact: true }).getByLabelText('Title');
  await field.fill('When to come');
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  await expect.element(screen.getByText('Title (en): Getting here')).toBeVisible();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('“When to come” appears');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageSend')?.asked.body)
    .toEqual({ revision: 4, mails: 3, remindedAt: null });
  const saves = asked.filter(({ operation }) => operation === 'adminMessageUpdate');
  expect(saves.map(({ asked: { body } }) => body)).toMatchObject([
    { revision: 2, titleEn: 'When to come' },
    { revision: 3, titleEn: 'When to come' },
  ]);
});

test('[ME3] a save that was not read again yet is what is sent, and stays in its fields', async () => {
  const saved = { ...detail, message: { ...detail.message, revision: 3, titleEn: 'When to come' } };
  const { screen, asked } = await showMessage({
    adminMessageUpdate: () => ({ status: 200, body: saved }),
    adminMessageTest: () => ({ status: 200, body: { to: 'petra@example.test' } }),
  });
  const field = screen.getByRole('region', { name: 'In English', exact: true }).getByLabelText('Title');
  await field.fill('When to come');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(screen.getByText('The draft is saved.')).toBeVisible();
  await screen.getByRole('button', { name: 'Test to me' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageTest')?.asked.body)
    .toMatchObject({ revision: 3 });
  await expect.element(field).toHaveValue('When to come');
});

test('[ME3] what a message lacks is said beside its words when it is sent, also in a language that is not shown', async () => {
  const half = { ...detail.message, otherTexts: { de: { title: 'Anreise', text: '' } } };
  const { screen, asked } = await showMessage({
    adminMessage: () => ({ status: 200, body: { ...detail, message: half } }),
  });
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  const german = screen.getByRole('region', { name: 'In German' });
  await expect.element(german.getByRole('textbox', { name: 'Text' })).toBeInvalid();
  await expect.element(screen.getByRole('link', { name: /^Text \(de\)/ })).toBeVisible();
  expect(asked.filter(({ operation }) => operation === 'adminMessageSend')).toEqual([]);
});

test('given a session that ended, when the draft is saved, then it is saved as typed after signing in again', async () => {
  const admin = organiser;
  const typed = { internalName: 'Arrival by bus', titleEn: 'When to come', textEn: 'From eight o’clock.' };
  const saved = { ...detail, message: { ...detail.message, ...typed, revision: 3 } };
  let current = detail;
  const { screen, asked } = await showMessage({
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

test('given no internal name, then the title is its name, and a test without a mail server says that nothing is sent', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/messages/new',
    user: organiser,
    answers: {
      adminMessages: () => ({ status: 200, body: { ...list, templates: [] } }),
      adminMessage: () => ({ status: 200, body: detail }),
      adminMessageCreate: () => ({ status: 200, body: detail }),
      adminMessageTest: () => ({ status: 200, body: { to: 'petra@example.test' } }),
      mails: () => ({
        status: 200,
        body: { transport: 'files', waiting: 0, givenUp: 0, givenUpMails: [], mails: [] },
      }),
    },
  });
  const english = screen.getByRole('region', { name: 'In English', exact: true });
  await english.getByRole('textbox', { name: 'Title' }).fill('Another hall');
  await english.getByRole('textbox', { name: /^Text/ }).fill('You play in H02.');
  await screen.getByRole('button', { name: 'Test to me' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageCreate')?.asked.body)
    .toMatchObject({ internalName: 'Another hall' });
  await expect.element(screen.getByText(/the test to petra@example.test is kept/)).toBeVisible();
});

test('[ME6] a reminder begins with the audience and the proposed texts, and is saved as it was changed', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/admin/messages/new?for=overdue',
    user: organiser,
    answers: {
      adminMessages: () => ({
        status: 200,
        body: { ...list, templates: [{ id: null, kind: 'reminder', name: '', ...reminder }] },
      }),
      adminMessageCreate: () => ({ status: 200, body: detail }),
    },
  });
  await expect.element(screen.getByRole('button', { name: /^Remove .*invoice overdue/ })).toBeVisible();
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
  const { screen, asked } = await showMessage({
    adminMessage: () => ({ status: 200, body: again }),
    adminMessageReach: () => ({ status: 200, body: again.reach }),
    adminMessageSend: () => ({ status: 200, body: { ...again, message: { ...again.message, mails: 3 } } }),
  });
  const warning = 'Clubs were last reminded of overdue invoices on 1 Mar 2026, 10:00.';
  await expect.element(screen.getByText(warning)).toBeVisible();
  await expect.element(screen.getByText('invoice overdue', { exact: true })).toBeVisible();
  expect(screen.getByText('Team admins see', { exact: false }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(warning);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageSend')?.asked.body)
    .toEqual({ revision: 2, mails: 3, remindedAt });
});

test('[ME8][ME10] recipients are counted while they are chosen, each language says what it lacks, and all is saved', async () => {
  const { screen, asked } = await showMessage({
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
  await expect.element(reach).toMatchTextContent('To: 4 clubs');
  await expect.element(reach).toMatchTextContent('cs 2 · en 1. Without an address: 1');
  await expect.element(reach.getByText('no address')).toBeVisible();
  await reach.getByRole('button', { name: '+ Condition or club' }).click();
  await screen.getByRole('combobox', { name: 'Add a club' }).selectOptions('HC Vltava');
  await expect.element(reach).toMatchTextContent('To: One club');
  await screen.getByRole('checkbox', { name: 'Hall 9' }).click();
  await userEvent.keyboard('{Escape}');
  await reach.getByRole('button', { name: /^Remove .*accepted/i }).click();
  await reach.getByRole('checkbox', { name: /^Ztracený klub/ }).click();
  await expect.element(reach.getByText('by hand + 1, − 1')).toBeVisible();
  await expect.element(reach.getByText('left out')).toBeVisible();
  const german = screen.getByRole('button', { name: /^de / });
  await expect.element(german).toMatchTextContent('de empty');
  await german.click();
  const fields = screen.getByRole('region', { name: 'In German' });
  await fields.getByRole('textbox', { name: 'Title' }).fill('Anreise');
  await expect.element(german).toMatchTextContent('de not complete');
  await fields.getByRole('textbox', { name: 'Text' }).fill('Hallo ');
  await screen.getByRole('button', { name: 'club', exact: true }).click();
  await expect.element(german).toMatchTextContent('de ready');
  await screen.getByRole('button', { name: 'Save draft' }).click();
  await expect
    .poll(() => asked.find(({ operation }) => operation === 'adminMessageUpdate')?.asked.body)
    .toMatchObject({
      states: [],
      clubIds: [1],
      exceptClubIds: [2],
      placeIds: [9],
      otherTexts: { de: { title: 'Anreise', text: 'Hallo {club}' } },
    });
});

test('on a phone the sheet of conditions says how many clubs there are, and is closed by its button', async () => {
  await page.viewport(360, 740);
  const { screen } = await showMessage({});
  const opener = screen.getByRole('button', { name: '+ Condition or club' });
  await opener.click();
  const sheet = screen.getByRole('group', { name: /^Conditions and clubs/ });
  await expect.element(sheet).toMatchTextContent('4 clubs');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await page.viewport(1200, 900);
});

test('[ME12][ME14] a letter is tested by its writer and planned on the clocks of the tournament', async () => {
  const planned: AdminMessage = {
    ...detail,
    message: { ...detail.message, state: 'planned', plannedAt: '2027-03-01T07:00:00Z' },
  };
  let current = detail;
  const { screen, asked } = await showMessage({
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
  await screen.getByRole('button', { name: 'Send at…' }).click();
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

test('[ME12] a time that is refused stays as it was typed, and says why', async () => {
  const { screen } = await showMessage({
    adminMessagePlan: () => ({ status: 422, body: { error: 'message-time-refused' } }),
  });
  await screen.getByRole('button', { name: 'Send at…' }).click();
  const field = screen.getByRole('textbox', { name: /^Send at/ });
  await field.fill('01/03/2026 08:00');
  await screen.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveValue('01/03/2026 08:00');
});

test('[ME16] a new letter starts from a template, and its texts are kept as one', async () => {
  const templates = [{ id: 5, kind: null, name: 'Buses', ...reminder, titleEn: 'Buses', otherTexts: {} }];
  const { screen, asked } = await showMessage({
    adminMessages: () => ({ status: 200, body: { ...list, templates } }),
    messageTemplateCreate: () => ({ status: 200, body: { id: 6 } }),
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('button', { name: 'Save as a template' }).click();
  await expect.element(screen.getByText('The template “Arrival of clubs” is saved.')).toBeVisible();
  const kept = asked.find(({ operation }) => operation === 'messageTemplateCreate');
  expect(kept?.asked.body).toMatchObject({ name: 'Arrival of clubs', titleEn: 'Arrival' });
});

test('[ME16] a template gives its texts, asks before it replaces others, and begins a message of its own name', async () => {
  const templates = [{ id: 5, kind: null, name: 'Buses', ...reminder, titleEn: 'Buses' }];
  const { screen } = await showSignedIn({
    path: '/admin/messages/new',
    user: organiser,
    answers: {
      adminMessages: () => ({ status: 200, body: { ...list, templates } }),
      adminMessageReach: () => ({ status: 200, body: detail.reach }),
    },
  });
  const title = screen.getByRole('region', { name: 'In English', exact: true }).getByLabelText('Title');
  await title.fill('Mine');
  await screen.getByRole('button', { name: 'From a template' }).click();
  await screen.getByRole('button', { name: 'Buses', exact: true }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect.element(title).toHaveValue('Buses');
  await expect.element(screen.getByLabelText(/^Internal name/)).toHaveValue('Buses');
  await expect.element(screen.getByRole('button', { name: 'de ready' })).toBeVisible();
  await screen.getByRole('button', { name: 'From a template' }).click();
  await expect.element(screen.getByRole('button', { name: 'Delete this template: Buses' })).toBeVisible();
});

test('the tabs of the languages fit into the editor, whatever is written', async () => {
  const { screen } = await showMessage({});
  for (const width of [1440, 360]) {
    await page.viewport(width, 900);
    const tabs = screen.getByRole('group', { name: 'Languages' }).element();
    const edge = () => tabs.getBoundingClientRect().right - lastEdge(tabs);
    await expect.poll(edge).toBeGreaterThanOrEqual(8);
  }
});

function lastEdge(tabs: Element): number {
  return tabs.lastElementChild?.getBoundingClientRect().right ?? Infinity;
}

test('[ME2] given an attachment, then both the mail and the card on the dashboard show it', async () => {
  const url = '/uploads/bulletin.pdf';
  const bulletin = { id: 3, url, filename: 'bulletin.pdf', extension: 'pdf', folder: 'messages', size: 900 };
  const message = { ...detail.message, fileIds: [3] };
  const { screen } = await showMessage({
    adminMessage: () => ({ status: 200, body: { ...detail, message, files: [bulletin] } }),
  });
  const links = screen
    .getByRole('region', { name: 'Preview' })
    .getByRole('link', { name: 'bulletin.pdf', exact: true });
  await expect.poll(() => links.elements().map((link) => link.getAttribute('href'))).toEqual([url, url]);
});

test('[ME17] placeholders show a real club’s values, another one on demand, and unknown ones are named', async () => {
  await page.viewport(360, 740);
  const people = [{ name: 'Jan Ulm', email: 'jan@example.test', locale: 'de' as const }];
  const eichwald = { id: 2, name: 'TV Eichwald', countryCode: 'DE', due: null, people };
  const words = { ...detail.message, titleEn: 'For {club}', textEn: 'You owe {due}. {klub}' };
  const sampleOf = (id: number, name: string) => {
    const values = { club: name, due: '€ 10.00', page: '/club/1' };
    return { id, name, values: { cs: values, en: values, de: values, sk: values, pl: values } };
  };
  const { screen, asked } = await showMessage({
    adminMessage: () => ({
      status: 200,
      body: { ...detail, message: words, reach: { ...detail.reach, sample: sampleOf(1, 'HC Vltava') } },
    }),
    adminMessageReach: ({ body }) => {
      const { sampleId } = body as { sampleId: number | null };
      const sample = sampleId === 2 ? sampleOf(2, 'TV Eichwald') : sampleOf(1, 'HC Vltava');
      return { status: 200, body: { ...detail.reach, sample, recipients: [eichwald] } };
    },
    adminMessageUpdate: () => ({
      status: 200,
      body: { ...detail, message: { ...words, revision: 3, summaryParts: ['account', 'teams'] } },
    }),
    adminMessageTest: () => ({ status: 200, body: { to: 'petra@example.test' } }),
  });
  const preview = screen.getByRole('region', { name: 'Preview' });
  await expect.element(preview.getByText('For HC Vltava').first()).toBeVisible();
  await expect.element(preview.getByText('You owe € 10.00. {klub}').first()).toBeVisible();
  await screen.getByRole('button', { name: 'Send to 4 clubs' }).click();
  await expect.element(screen.getByRole('alert').getByText(/\{klub\} mean/)).toBeVisible();
  await preview.getByLabelText('As seen by readers').selectOptions('TV Eichwald, In German');
  await expect.element(preview.getByText('For TV Eichwald').first()).toBeVisible();
  await screen.getByRole('button', { name: '+ Summary of each club' }).click();
  await screen.getByRole('checkbox', { name: 'Teams and rosters' }).click();
  await screen.getByRole('checkbox', { name: 'Account' }).click();
  await userEvent.keyboard('{Escape}');
  await expect
    .element(preview.getByRole('link', { name: 'Summary of TV Eichwald (PDF)' }).first())
    .toHaveAttribute('href', '/api/v1/admin/club-summaries/2?parts=account,teams&lang=de');
  // The sign without a meaning is no obstacle to a test.
  await screen.getByRole('button', { name: 'Test to me' }).click();
  const bodyOf = (name: string) => asked.find(({ operation }) => operation === name)?.asked.body;
  await expect.poll(() => bodyOf('adminMessageTest')).toMatchObject({ sampleId: 2 });
  expect(bodyOf('adminMessageReach')).toMatchObject({ isPersonal: true, sampleId: null });
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 900);
});
