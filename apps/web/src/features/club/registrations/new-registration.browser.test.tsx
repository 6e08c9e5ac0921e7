import type { ClubFormBody } from '@sevenmetre/contract/registrations/club-registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, keepDraft } from '../../../lib/drafts/draft.ts';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { queryClient } from '../../../lib/queries/query-client.ts';
import { aRegistration, anOffer, ownRegistrations } from '../../../testing/club-offer.ts';
import { aUser, type Answers, showSignedIn } from '../../../testing/show-signed-in.tsx';
import { type RegistrationDraft, draftVersion, toDraftForm } from './draft.ts';
import { keepSent } from './sent-forms.ts';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});

const create = '/registration/club/create';
/** Two teams with 30 people in the hostel, counted on the join page. */
const counted = `${create}?teams=2&persons=30&package=1`;
const answers: Answers = {
  ownClubRegistrations: () => ({ status: 200, body: ownRegistrations }),
  clubOffer: () => ({ status: 200, body: anOffer }),
  me: () => ({ status: 200, body: aUser }),
};
const form: ClubFormBody = {
  ...aRegistration.form,
  teams: aRegistration.form.teams.map((team) => ({ ...team, id: null, name: 'Tigers' })),
};
const draft: RegistrationDraft = {
  form: toDraftForm(form),
  files: [],
  step: 'check',
  checked: [],
  clientKey: 'key-of-the-form',
  base: null,
};
const keep = (kept: RegistrationDraft) =>
  keepDraft(draftKey(aUser.id, 'club-registration'), draftVersion, kept, Date.now());

describe('[CR13] a form that was begun before its club counts again', () => {
  const shown = async (path: string) => (await showSignedIn({ path, answers })).screen;

  it('given other numbers, then it asks which to keep, once; the newer ones keep what was typed of a team', async () => {
    keep({ ...draft, step: 'teams' });
    const screen = await shown(counted);
    const dialog = screen.getByRole('alertdialog', { name: 'Which numbers should the form have?' });
    await expect.element(dialog.getByText('one team, 10 persons, Hostel, WA')).toBeVisible();
    await expect.element(dialog.getByText('2 teams, 30 persons, Hostel, WA')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take the new numbers' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Team 2' })).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: /^Own team name/ }).first())
      .toHaveValue('Tigers');
    const persons = screen.getByRole('textbox', { name: 'Persons with the package' });
    await expect.element(persons.first()).toHaveValue('15');
    await expect.poll(() => Object.values(localStorage).join()).toContain('"persons":30');
    await screen.unmount();
    const again = await shown(counted);
    await expect.element(again.getByRole('heading', { name: 'Team 2' })).toBeVisible();
    expect(again.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  it('given the form is kept, then it stays as it was, and the question does not come again', async () => {
    keep({ ...draft, step: 'teams' });
    const screen = await shown(`${create}?teams=2&persons=30&package=1`);
    await screen.getByRole('button', { name: 'Keep the form' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Persons with the package' })).toHaveValue('10');
    await expect.poll(() => Object.values(localStorage).join()).toContain('"persons":30');
    await screen.unmount();
    const again = await shown(counted);
    await expect.element(again.getByRole('heading', { name: 'Team 1' })).toBeVisible();
    expect(again.getByRole('alertdialog').elements()).toHaveLength(0);
  });

  it('given fewer teams, then it says what would be lost', async () => {
    keep({ ...draft, form: { ...draft.form, teams: [...draft.form.teams, ...draft.form.teams] } });
    const screen = await shown(`${create}?teams=1&persons=10&package=1`);
    await expect.element(screen.getByText(/The last team of the form is then removed/)).toBeVisible();
  });

  it.each([
    ['the same numbers', `${create}?teams=1&persons=10&package=1`],
    ['none', create],
  ])('given %s, then it asks nothing', async (_, path) => {
    keep({ ...draft, step: 'teams' });
    const screen = await shown(path);
    await expect.element(screen.getByRole('heading', { name: 'Team 1' })).toBeVisible();
    expect(screen.getByRole('alertdialog').elements()).toHaveLength(0);
  });
});

describe('a form that is sent', () => {
  const sendable = { ...draft, form: { ...draft.form, agreeToTerms: true } };
  const stored = { ...aRegistration, id: 77 };
  async function showSend(given: Answers) {
    keep(sendable);
    const page = await showSignedIn({ path: create, answers: { ...answers, ...given } });
    const button = page.screen.getByRole('button', { name: 'Send registration' });
    await expect.element(button).toBeVisible();
    const sent = () => page.asked.filter(({ operation }) => operation === 'clubRegistrationCreate');
    return { ...page, button, sent };
  }

  it('[CR14] given the club was registered in another window, then it leads there, and keeps what was typed', async () => {
    const refusal = { error: 'club-registered-already', additionalProperties: { id: 77 } };
    const { screen, button } = await showSend({
      clubRegistrationCreate: () => ({ status: 409, body: refusal }),
    });
    await button.click();
    await expect.element(screen.getByText(/registered a club of this name already/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the registration' }))
      .toHaveAttribute('href', expect.stringContaining('/registration/club/status/77'));
    expect(Object.values(localStorage).join()).toContain('Tigers');
  });

  it('given another window has sent this form, then what is typed here goes under a key of its own and changes nothing there', async () => {
    const { button, sent, asked } = await showSend({
      clubRegistrationCreate: () => ({ status: 409, body: { error: 'window-closed' } }),
    });
    keepSent(aUser.id, 'key-of-the-form', 77);
    await button.click();
    await expect.poll(() => sent()).toHaveLength(1);
    expect(sent().map(({ asked: { body } }) => body)).not.toMatchObject([{ clientKey: 'key-of-the-form' }]);
    expect(asked.some(({ operation }) => operation === 'clubRegistrationUpdate')).toBe(false);
  });

  it('given two presses at once, then it is sent once', async () => {
    const { button, sent } = await showSend({
      clubRegistrationCreate: () => new Promise(() => undefined),
    });
    const element = button.element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.poll(() => sent()).toHaveLength(1);
    element.click();
    expect(sent()).toHaveLength(1);
  });

  it('given a lost answer, then the next press has the same key, and the change since goes after it', async () => {
    let isLost = true;
    const page = await showSend({
      clubRegistrationCreate: () => (isLost ? null : { status: 200, body: stored }),
      clubRegistrationUpdate: () => ({ status: 200, body: { ...stored, revision: 4 } }),
      clubPayment: () => ({ status: 404, body: { error: 'club-unknown' } }),
    });
    await page.button.click();
    await expect.element(page.screen.getByText(/it will not be registered twice/)).toBeVisible();
    isLost = false;
    await expect.element(page.button).toHaveAttribute('data-phase', 'idle');
    await page.button.click();
    await expect.poll(() => page.sent()).toHaveLength(2);
    expect(page.sent().map(({ asked: { body } }) => (body as { clientKey: string }).clientKey)).toEqual([
      'key-of-the-form',
      'key-of-the-form',
    ]);
    await expect
      .poll(() => page.asked.find(({ operation }) => operation === 'clubRegistrationUpdate')?.asked.body)
      .toMatchObject({
        revision: 3,
        form: { teams: [{ id: aRegistration.form.teams[0]?.id, name: 'Tigers' }] },
      });
  });

  it('given the deadline passes meanwhile, then the form stays, and says so when it is sent', async () => {
    let create = 'granted';
    const { screen, button } = await showSend({
      ownClubRegistrations: () => ({ status: 200, body: { ...ownRegistrations, create } }),
      clubRegistrationCreate: () => ({ status: 409, body: { error: 'window-closed' } }),
    });
    create = 'window-closed';
    await queryClient.invalidateQueries();
    await expect.element(button).toBeVisible();
    await button.click();
    await expect.element(screen.getByText(/Registrations are closed now/)).toBeVisible();
    await expect.element(button).toBeVisible();
  });

  it('given an entry of the history that it left behind, then the entry leads to the registration', async () => {
    keepSent(aUser.id, 'key-of-the-form', 77);
    const state = { form: 'key-of-the-form', step: 'stay', from: 'club', depth: 1 };
    const { asked } = await showSignedIn({ path: create, state, answers });
    await expect.poll(() => asked.find(({ operation }) => operation === 'clubPayment')).toBeDefined();
    expect(asked.find(({ operation }) => operation === 'clubPayment')?.asked.params).toEqual({ id: '77' });
  });

  it('given an entry of a page that was loaded before anything was typed, then what is sent has its key', async () => {
    const state = { form: 'key-of-the-entry', step: 'club', from: null, depth: 0 };
    const { screen } = await showSignedIn({ path: create, state, answers });
    await screen.getByLabelText('Name of the club').fill('Kept KC');
    await expect.poll(() => Object.values(localStorage).join()).toContain('key-of-the-entry');
  });

  it('given an entry of a form that was discarded, then what is typed there is another form', async () => {
    keep({ ...draft, step: 'club' });
    const begun = await showSignedIn({ path: create, answers });
    await begun.screen.getByRole('button', { name: 'Start again' }).click();
    await begun.screen.getByRole('dialog').getByRole('button', { name: 'Start again' }).click();
    await expect.element(begun.screen.getByLabelText('Name of the club')).toHaveValue('');
    await begun.screen.unmount();
    const state = { form: 'key-of-the-form', step: 'stay', from: 'club', depth: 1 };
    const { screen } = await showSignedIn({ path: create, state, answers });
    await screen.getByLabelText('Name of the club').fill('Second KC');
    await expect.poll(() => Object.values(localStorage).join()).toContain('Second KC');
    expect(Object.values(localStorage).join()).not.toContain('"clientKey":"key-of-the-form"');
  });

  it('given a club of one’s own, then the form of a new one names it and leads to it', async () => {
    const head = { id: 77, name: 'Duna KC', editionName: 'Cup', year: 2026, teams: 1, links: [] };
    const current = [{ ...head, registrationState: 'new' }];
    const { screen } = await showSignedIn({
      path: create,
      answers: {
        ...answers,
        ownClubRegistrations: () => ({ status: 200, body: { ...ownRegistrations, current } }),
      },
    });
    await expect.element(screen.getByText('You have registered already:')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Duna KC' })).toBeVisible();
  });
});
