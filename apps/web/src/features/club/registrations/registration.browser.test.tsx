import type { ClubRegistration } from '@sevenmetre/contract/registrations/club-registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dismissToast, showToast } from '../../../lib/page/toasts.ts';
import { aRegistration, anOffer, ownRegistrations } from '../../../testing/club-offer.ts';
import { aUser, type Answers, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});

const answers: Answers = {
  ownClubRegistrations: () => ({ status: 200, body: ownRegistrations }),
  clubOffer: () => ({ status: 200, body: anOffer }),
  clubRegistration: () => ({ status: 200, body: aRegistration }),
  me: () => ({ status: 200, body: aUser }),
};
const create = '/registration/club/create';
const update = '/registration/club/update/12';
type Screen = Awaited<ReturnType<typeof showSignedIn>>['screen'];
const next = (screen: Screen) => screen.getByRole('button', { name: 'Continue' }).click();

async function showTeams(given: Answers = {}) {
  const shown = await showSignedIn({ path: update, answers: { ...answers, ...given } });
  await expect.element(shown.screen.getByLabelText('Name of the club')).toHaveValue('Duna KC');
  await next(shown.screen);
  await next(shown.screen);
  await expect.element(shown.screen.getByRole('heading', { name: 'Team 1' })).toBeVisible();
  return shown;
}

describe('a new registration', () => {
  it('given closed registrations, then it leads to the dashboard', async () => {
    const closed = { ...ownRegistrations, create: 'window-closed' };
    const { screen } = await showSignedIn({
      path: create,
      answers: { ...answers, ownClubRegistrations: () => ({ status: 200, body: closed }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    expect(screen.getByLabelText('Name of the club').elements()).toHaveLength(0);
  });

  it('given somebody else’s registration, then it leads to the dashboard, too', async () => {
    const { screen } = await showSignedIn({
      path: update,
      answers: { ...answers, clubRegistration: () => ({ status: 404, body: { error: 'club-unknown' } }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it('given a registration that may not be changed any more, then it leads to the dashboard', async () => {
    const { screen } = await showSignedIn({
      path: update,
      answers: {
        ...answers,
        clubRegistration: () => ({ status: 200, body: { ...aRegistration, links: [] } }),
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it.each([
    ['one’s own, with no right to change it', { status: 200, body: { ...aRegistration, links: [] } }],
    ['somebody else’s', { status: 404, body: { error: 'club-unknown' } }],
  ] as const)(
    'given the place of a registration that is %s, then it leads to the dashboard',
    async (_, answer) => {
      const { screen } = await showSignedIn({
        path: '/registration/club/place/12',
        answers: { ...answers, clubRegistration: () => answer },
      });
      await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    },
  );

  it('given a club without a country, then the page asks for it once somebody saves, not before, and leads to it', async () => {
    const form = { ...aRegistration.form, countryId: null, regionId: null };
    const place = 'clubRegistrationPlace';
    const href = '/api/v1/web/club-registrations/12/place';
    const links = [{ routeName: place, operationId: place, method: 'PUT', href } as const];
    const { screen } = await showSignedIn({
      path: '/registration/club/place/12',
      answers: {
        ...answers,
        clubRegistration: () => ({ status: 200, body: { ...aRegistration, form, links } }),
      },
    });
    const country = screen.getByLabelText('Country');
    await expect.element(country).toBeVisible();
    expect(screen.getByText(/Field is required/).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: 'Save' }).click();
    await screen
      .getByRole('alert')
      .getByRole('link', { name: /^Country: Field is required/ })
      .click();
    await expect.element(country).toHaveFocus();
  });

  it.each([
    [1, /every team of this registration goes on the waiting list/],
    [2, /Teams in full categories go on the waiting list/],
  ])(
    '[CR12] given late registration and room for %i teams of which one is taken, then it says before the first step who waits',
    async (capacity, said) => {
      const categories = anOffer.categories.map((category) => ({
        ...category,
        capacity,
        acceptedOfOthers: 1,
      }));
      const offer = { ...anOffer, isLate: true, categories };
      const { screen } = await showSignedIn({
        path: create,
        answers: { ...answers, clubOffer: () => ({ status: 200, body: offer }) },
      });
      await expect.element(screen.getByText(said)).toBeVisible();
      await expect.element(screen.getByText(/The deadline for teams has passed/)).toBeVisible();
      await expect.element(screen.getByLabelText('Name of the club')).toBeVisible();
    },
  );

  it('given empty fields, then it names them, and goes on when they are filled in', async () => {
    const { screen } = await showSignedIn({ path: create, answers });
    await screen.getByLabelText('Name of the club').fill('Duna KC');
    await next(screen);
    await expect.element(screen.getByRole('alert').getByText(/Country: Field is required/)).toBeVisible();
    await screen.getByLabelText('Country').selectOptions('Czechia');
    await expect.element(screen.getByLabelText('Region')).toBeVisible();
    await expect.element(screen.getByText('Prices are in CZK')).toBeVisible();
    await screen.getByLabelText('Country').selectOptions('Hungary');
    for (const [label, text] of [
      ['Street and number', 'A 1'],
      ['City', 'Győr'],
      ['Postal code', '9021'],
    ] as const) {
      await screen.getByLabelText(label).fill(text);
    }
    await next(screen);
    await expect.element(screen.getByRole('heading', { name: 'When you arrive and leave' })).toBeVisible();
  });

  it('given what was typed before, then it is there again, at the same step', async () => {
    const first = await showSignedIn({ path: create, answers });
    await first.screen.getByLabelText('Name of the club').fill('Kept KC');
    await expect.poll(() => Object.values(localStorage).join()).toContain('Kept KC');
    await first.screen.unmount();
    const { screen } = await showSignedIn({ path: create, answers });
    await expect.element(screen.getByLabelText('Name of the club')).toHaveValue('Kept KC');
    await expect.element(screen.getByText(/is still here/)).toBeVisible();
  });

  it('given last year’s registration, then it can be taken over', async () => {
    const head = {
      id: 9,
      name: 'Duna KC',
      editionName: 'Cup',
      year: 2025,
      registrationState: 'processed',
      teams: 1,
      links: [],
    };
    const copy = { form: { ...aRegistration.form, agreeToTerms: false }, missing: [] };
    const { screen } = await showSignedIn({
      path: create,
      answers: {
        ...answers,
        ownClubRegistrations: () => ({ status: 200, body: { ...ownRegistrations, previous: [head] } }),
        clubRegistrationCopy: () => ({ status: 200, body: copy }),
      },
    });
    await screen.getByRole('button', { name: 'Copy Duna KC 2025' }).click();
    await expect.element(screen.getByLabelText('City')).toHaveValue('Győr');
  });
});

describe('teams', () => {
  it('show prices, places left and the running total while one chooses', async () => {
    const { screen } = await showTeams();
    await expect.element(screen.getByText(/Total for 10 persons, one team/)).toBeVisible();
    await screen.getByRole('button', { name: 'Persons with the package: One more' }).click();
    await expect.element(screen.getByText('29 places left')).toBeVisible();
    await screen.getByRole('button', { name: 'Add another team' }).click();
    await screen.getByLabelText('Category').last().selectOptions('MA, Boys A');
    await expect.element(screen.getByText(/Place reserved/)).toBeVisible();
    await screen.getByRole('button', { name: 'Add another team' }).click();
    await screen.getByLabelText('Category').last().selectOptions('MA, Boys A');
    await expect.element(screen.getByText(/MA is full: this team goes on the waiting list/)).toBeVisible();
  });

  it('given a notice on a phone, then it leaves the whole bar free that tells the total', async () => {
    await page.viewport(360, 740);
    const { screen } = await showTeams();
    showToast('done', 'The draft is saved');
    await expect.element(screen.getByText('The draft is saved')).toBeVisible();
    const notice = screen.getByRole('status').filter({ hasText: 'The draft is saved' });
    const bar = screen.getByRole('button', { name: 'Continue' }).element().parentElement;
    expect(bar?.textContent).toContain('Total');
    expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(
      bar?.getBoundingClientRect().top ?? 0,
    );
    await page.viewport(1280, 900);
  });

  it('given more persons than a package has places, then it says how many too many, and never that it is sold out', async () => {
    const { screen } = await showTeams();
    const persons = screen.getByRole('textbox', { name: 'Persons with the package' });
    await persons.fill('40');
    await expect.element(screen.getByText('These are the last places')).toBeVisible();
    await persons.fill('43');
    await expect.element(screen.getByText('3 persons more than there are places')).toBeVisible();
    expect(screen.getByText('Sold out').elements()).toHaveLength(0);
  });

  it('given none, then it says that there must be one', async () => {
    const { screen } = await showTeams();
    await screen.getByRole('button', { name: 'Remove Team 1' }).click();
    await next(screen);
    await expect
      .element(screen.getByRole('alert').getByText(/You must have at least one team/))
      .toBeVisible();
  });

  it('given their deadline has passed, then they stay as they are', async () => {
    const closed = { ...anOffer, mayChangeTeams: false };
    const { screen } = await showTeams({ clubOffer: () => ({ status: 200, body: closed }) });
    await expect.element(screen.getByText(/deadline for teams has passed/)).toBeVisible();
    await expect.element(screen.getByLabelText('Category')).toBeDisabled();
  });
});

describe('sending', () => {
  async function showCheck(given: Answers) {
    const shown = await showTeams(given);
    for (let step = 0; step < 3; step += 1) await next(shown.screen);
    await expect.element(shown.screen.getByRole('heading', { name: 'Terms', exact: true })).toBeVisible();
    return shown;
  }
  const save = (screen: Screen) => screen.getByRole('button', { name: 'Save changes' }).click();

  it('given a network that fails, then it says that nothing is lost, and the same is sent again', async () => {
    let isDown = true;
    const { screen, asked } = await showCheck({
      clubRegistrationUpdate: () =>
        isDown ? null : { status: 200, body: { ...aRegistration, revision: 4 } },
    });
    await save(screen);
    await expect.element(screen.getByText(/Nothing is lost/)).toBeVisible();
    isDown = false;
    await expect
      .element(screen.getByRole('button', { name: 'Save changes' }))
      .toHaveAttribute('data-phase', 'idle');
    await save(screen);
    await expect.element(screen.getByText('Registration has been successfully updated')).toBeVisible();
    const sent = asked.filter(({ operation }) => operation === 'clubRegistrationUpdate');
    expect(sent.map(({ asked: { body } }) => body)).toEqual([
      { revision: 3, form: aRegistration.form },
      { revision: 3, form: aRegistration.form },
    ]);
  });

  it('given somebody who was faster, then each difference is decided, and sent on the newer one', async () => {
    const theirs: ClubRegistration = {
      ...aRegistration,
      revision: 4,
      form: { ...aRegistration.form, city: 'Szeged', zip: '6720' },
    };
    const refusal = { error: 'changed-meanwhile', additionalProperties: { record: theirs } };
    const { screen, asked } = await showCheck({
      clubRegistrationUpdate: ({ body }) =>
        (body as { revision: number }).revision === 3
          ? { status: 409, body: refusal }
          : { status: 200, body: { ...theirs, revision: 5 } },
    });
    await screen.getByRole('button', { name: '1 Club' }).click();
    await screen.getByLabelText('City').fill('Pécs');
    for (let step = 0; step < 5; step += 1) await next(screen);
    await save(screen);
    await expect.element(screen.getByText('Now saved: Szeged')).toBeVisible();
    await expect.element(screen.getByText(/taken over: Postal code/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Keep mine/ }));
    await screen.getByRole('button', { name: 'Continue' }).click();
    await save(screen);
    await expect.element(screen.getByText('Registration has been successfully updated')).toBeVisible();
    const last = asked.filter(({ operation }) => operation === 'clubRegistrationUpdate').at(-1);
    expect(last?.asked.body).toMatchObject({ revision: 4, form: { city: 'Pécs', zip: '6720' } });
  });

  it('given teams that close before the rest, then both deadlines are said', async () => {
    const { screen } = await showCheck({});
    await expect
      .element(screen.getByText(/change the registration until 15 Mar 2026.*removed until 10 Mar 2026/))
      .toBeVisible();
  });

  it('given what the server finds wrong, then it leads to the field', async () => {
    const errors = [{ field: 'teams.0.bundlePersons', error: { code: 'packageFull', max: 4 } }];
    const { screen } = await showCheck({
      clubRegistrationUpdate: () => ({
        status: 422,
        body: { error: 'registration-invalid', additionalProperties: { errors } },
      }),
    });
    await save(screen);
    await expect.element(screen.getByRole('alert').getByText(/4 places are left/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Team 1' })).toBeVisible();
  });
});
