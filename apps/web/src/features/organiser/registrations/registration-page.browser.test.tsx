import type { ClubRegistrationAdmin } from '@sevenmetre/contract/registrations/admin-registrations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aRegistration, women } from '../../../testing/registration.ts';
import { aRegistration as aClubRegistration } from '../../../testing/club-offer.ts';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

type Over = Partial<ClubRegistrationAdmin>;

describe('a registration before an organiser', () => {
  beforeEach(() => page.viewport(1280, 900));
  afterEach(() => vi.unstubAllGlobals());
  const show = (over: Over = {}, answers: Answers = {}) =>
    showSignedIn({
      path: '/admin/registrations/1',
      user: organiser,
      answers: {
        clubRegistrationAdmin: () => ({ status: 200, body: { ...aRegistration, ...over } }),
        ...answers,
      },
    });
  const inState = (state: ClubRegistrationAdmin['club']['registrationState']) => ({
    club: { ...aRegistration.club, registrationState: state },
  });

  it('leads to the money, the roster, the page and the form of its club', async () => {
    const record = { ...aClubRegistration, id: 1 };
    const { screen } = await show({}, { clubRegistration: () => ({ status: 200, body: record }) });
    const pages = screen.getByRole('navigation', { name: 'Pages of the club' });
    await expect.element(pages.getByRole('link', { name: 'Edit the registration' })).toBeVisible();
    const paths = pages
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
    expect(paths).toEqual([
      '/admin/club/1/invoice',
      '/club/1/roster',
      '/club/1',
      '/registration/club/update/1',
    ]);
  });

  it('offers no form that this organiser could not send', async () => {
    const record = { ...aClubRegistration, id: 1, links: [] };
    const { screen } = await show({}, { clubRegistration: () => ({ status: 200, body: record }) });
    await expect.element(screen.getByRole('link', { name: 'Invoices and payments' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit the registration' }).elements()).toEqual([]);
  });

  it('given a phone, then a paid registration is its teams and what the other parts are about, one of which opens', async () => {
    await page.viewport(360, 740);
    const money = { ...aRegistration.money, owed: 500_000, paid: 500_000 };
    const { screen } = await show({ money });
    const payments = screen.getByRole('region', { name: 'Payments', exact: true });
    await expect.element(payments.getByText('Outstanding: 0 CZK')).toBeVisible();
    await expect.element(payments.getByText('To pay')).not.toBeVisible();
    await payments.getByRole('button', { name: 'Payments' }).click();
    await expect.element(payments.getByText('To pay')).toBeVisible();
    const note = screen.getByRole('textbox', { name: /^Internal note/, includeHidden: true });
    await expect.element(note).not.toBeVisible();
    await screen.getByRole('button', { name: 'Internal note' }).click();
    await expect.element(note).toBeVisible();
    await expect.element(payments.getByText('To pay')).not.toBeVisible();
  });

  it('given a phone and money that is owed, then the payments are open', async () => {
    await page.viewport(360, 740);
    const { screen } = await show({ money: { ...aRegistration.money, owed: 500_000, paid: 0 } });
    const payments = screen.getByRole('region', { name: 'Payments', exact: true });
    await expect.element(payments.getByText('To pay')).toBeVisible();
  });

  it('given a declined club, then none of its teams is said to be accepted', async () => {
    const { screen } = await show(inState('declined'));
    const teams = screen.getByRole('region', { name: 'Teams', exact: true });
    await expect.element(teams.getByText('Cancelled').first()).toBeVisible();
    expect(teams.getByText('Accepted').elements()).toEqual([]);
  });

  it('names the team whose state has changed, with its category', async () => {
    const entry = {
      id: 7,
      at: '2026-04-04T10:00:00Z',
      action: 'team.state',
      by: null,
      reason: null,
      fields: [],
    };
    const changes = [{ field: 'state', from: 'waiting', to: 'accepted' }];
    const { screen } = await show({ timeline: [{ ...entry, changes, teamId: women.id }] });
    const history = screen.getByRole('region', { name: 'History', exact: true });
    await expect.element(history.getByText('WD · HK Dvorek I')).toBeVisible();
  });

  it('says before one is done with a club that money is still owed', async () => {
    const money = { ...aRegistration.money, owed: 500_000, paid: 350_000 };
    const { screen } = await show({ money });
    await screen.getByRole('button', { name: 'Mark as processed' }).click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('1,500 CZK is still to be paid');
  });

  it.each([50, 900])(
    'given a press whose button is gone after %s ms, then focus is at the heading of the page',
    async (delay) => {
      let state: ClubRegistrationAdmin['club']['registrationState'] = 'approved';
      const results = [{ id: 1, name: 'HK Dvorek', outcome: 'done', state: 'processed' }];
      const { screen } = await show(
        {},
        {
          clubRegistrationAdmin: () => ({
            status: 200,
            body: { ...aRegistration, ...inState(state), actions: state === 'approved' ? ['process'] : [] },
          }),
          clubStatesChange: () => {
            state = 'processed';
            return { status: 200, body: { results } };
          },
        },
      );
      const served = globalThis.fetch;
      vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        return served(...call);
      });
      await screen.getByRole('button', { name: 'Mark as processed' }).click();
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByRole('heading', { name: 'HK Dvorek', level: 1 })).toHaveFocus();
      expect(screen.getByRole('button', { name: 'Mark as processed' }).elements()).toEqual([]);
    },
  );

  it('given somebody made an admin by Enter, then focus is in the form, and afterwards on what opened it', async () => {
    const admin = { id: 9, firstName: 'Eva', lastName: 'Nová', email: 'eva@example.test' };
    const { screen, asked } = await show({}, { clubAdminAppoint: () => ({ status: 200, body: admin }) });
    await screen.getByRole('button', { name: 'Make somebody an admin' }).click();
    const address = screen.getByRole('textbox', { name: /^E-mail/ });
    await expect.element(address).toHaveFocus();
    await address.fill('eva@example.test');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => asked.map(({ operation }) => operation)).toContain('clubAdminAppoint');
    await expect.poll(() => screen.getByRole('textbox', { name: /^E-mail/ }).elements()).toEqual([]);
    await expect.element(screen.getByRole('button', { name: 'Make somebody an admin' })).toHaveFocus();
  });

  it('given a note that is not saved, then the browser asks before it leaves, and the note is there when one comes back', async () => {
    const note = { note: 'They come by train' };
    const answers: Answers = { clubNoteSave: () => ({ status: 200, body: note }) };
    const left = (await show({}, answers)).screen;
    await left.getByRole('textbox', { name: /^Internal note/ }).fill(note.note);
    await expect.element(left.getByText('Not saved yet.')).toBeVisible();
    const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leaves()).toBe(false);
    await left.unmount();
    const { screen } = await show({}, answers);
    await expect.element(screen.getByRole('textbox', { name: /^Internal note/ })).toHaveValue(note.note);
    const card = screen.getByRole('region', { name: 'Internal note', exact: true });
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => leaves()).toBe(true);
    expect(screen.getByText('Not saved yet.').elements()).toEqual([]);
  });

  it('given a note that somebody else has changed meanwhile, then theirs is shown, and another attempt overwrites it', async () => {
    const [theirs, own] = ['They come by bus', 'They come by train'];
    let isFirst = true;
    const answers: Answers = {
      clubNoteSave: () => {
        const refused = { error: 'changed-meanwhile', additionalProperties: { note: theirs } };
        const answer = isFirst ? { status: 409, body: refused } : { status: 200, body: { note: own } };
        isFirst = false;
        return answer;
      },
    };
    const { screen, asked } = await show({}, answers);
    const card = screen.getByRole('region', { name: 'Internal note', exact: true });
    const field = card.getByRole('textbox', { name: /^Internal note/ });
    await field.fill(own);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(card.getByText(/Somebody has written meanwhile: “They come by bus”/)).toBeVisible();
    await expect.element(field).toHaveValue(own);
    await expect.element(card.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'false');
    await card.getByRole('button', { name: 'Save' }).click();
    const sent = () =>
      asked.flatMap(({ operation, asked: { body } }) => (operation === 'clubNoteSave' ? [body] : []));
    await expect.poll(sent).toMatchObject([{ note: own }, { note: own, before: theirs }]);
  });
});
