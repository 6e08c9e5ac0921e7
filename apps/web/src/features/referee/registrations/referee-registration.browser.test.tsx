import type { RefereeRegistration } from '@sevenmetre/contract/referees/registration';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast, showToast } from '../../../lib/page/toasts.ts';
import { refereeOffer as offer } from '../../../testing/referee-offer.ts';
import { aUser, type Answers, showSignedIn } from '../../../testing/show-signed-in.tsx';

beforeEach(() => {
  localStorage.clear();
  dismissToast();
});

const record: RefereeRegistration = {
  id: 12,
  revision: 3,
  firstName: 'Jana',
  lastName: 'Píšťalka',
  sex: 'female',
  birthYear: 1990,
  email: 'jana@example.test',
  phone: '+420 605 111 222',
  street: 'Pískací 1',
  city: 'Hvízdov',
  zip: '100 00',
  countryId: 1,
  highestCompetition: '1. liga',
  licenceNumber: '',
  colleagueRefereeId: 7,
  colleagueRefereeRequested: null,
  tshirtSizeId: null,
  refereeProjectId: null,
  refereeProjectName: null,
  accommodationPlaceId: null,
  wantsAccommodation: false,
  wantsSingleRoom: false,
  accompanimentPersons: 0,
  mealVouchers: 2,
  registrationNote: null,
  arrivalDate: null,
  departureDate: null,
  registrationState: 'new',
  stateReason: null,
  agreeToTerms: true,
  refereeInHalls: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  links: [
    {
      routeName: 'refereeRegistrationUpdate',
      operationId: 'refereeRegistrationUpdate',
      method: 'PUT',
      href: '/',
    },
  ],
};

const answers: Answers = {
  refereeOffer: () => ({ status: 200, body: offer }),
  refereeRegistration: () => ({ status: 200, body: record }),
  me: () => ({ status: 200, body: aUser }),
};
const update = '/registration/referee/update/12';
type Screen = Awaited<ReturnType<typeof showSignedIn>>['screen'];
const next = (screen: Screen) => screen.getByRole('button', { name: 'Continue' }).click();

describe('a referee’s registration', () => {
  it('given a closed window, then it leads to the dashboard', async () => {
    const closed = { ...offer, mayCreate: false };
    const { screen } = await showSignedIn({
      path: '/registration/referee/create',
      answers: { ...answers, refereeOffer: () => ({ status: 200, body: closed }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it('given no right to change it any more, then it leads to the dashboard', async () => {
    const { screen } = await showSignedIn({
      path: update,
      answers: { ...answers, refereeRegistration: () => ({ status: 200, body: { ...record, links: [] } }) },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it('given somebody else’s registration, then it leads to the dashboard, too', async () => {
    const { screen } = await showSignedIn({
      path: update,
      answers: {
        ...answers,
        refereeRegistration: () => ({ status: 404, body: { error: 'referee-unknown' } }),
      },
    });
    await expect.element(screen.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  });

  it('hints at the age, names what is missing, and keeps what is typed', async () => {
    const { screen } = await showSignedIn({ path: '/registration/referee/create', answers });
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Petra');
    await expect.element(screen.getByText('Referees should be over 18.')).toBeVisible();
    await screen.getByLabelText('Year of birth').fill('2012');
    await expect.element(screen.getByText(/you would be under 18/)).toBeVisible();
    await next(screen);
    await expect
      .element(screen.getByRole('alert').getByText(/Street and number: Field is required/))
      .toBeVisible();
    await expect.poll(() => Object.values(localStorage).join()).toContain('2012');
  });

  it('is changed in steps, and sent with consent only', async () => {
    const { screen, asked } = await showSignedIn({
      path: update,
      answers: {
        ...answers,
        refereeRegistration: () => ({ status: 200, body: { ...record, agreeToTerms: false } }),
        refereeRegistrationUpdate: () => ({ status: 200, body: { ...record, revision: 4 } }),
      },
    });
    await screen.getByLabelText('City').fill('Brno');
    await next(screen);
    await expect
      .element(screen.getByLabelText('Colleague', { exact: true }))
      .toHaveDisplayValue('Hvizd Petr (CZ)');
    await screen.getByLabelText(/Somebody else/).click();
    await screen.getByLabelText('Name of the colleague').fill('Ota Fair');
    await screen.getByLabelText(/T-shirt size/).selectOptions('XL');
    await next(screen);
    await screen.getByLabelText('I want accommodation').click();
    await expect.element(screen.getByText(/is provided until 5 Apr 2026/)).toBeVisible();
    await next(screen);
    await expect.element(screen.getByRole('alert').getByText(/Arrival: Field is required/)).toBeVisible();
    await screen.getByLabelText('I want accommodation').click();
    await next(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .element(
        screen.getByRole('alert').getByText(/You must agree to the tournament participation conditions/),
      )
      .toBeVisible();
    await screen.getByLabelText(/I agree to the tournament participation conditions/).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Registration has been successfully updated')).toBeVisible();
    const sent = asked.find(({ operation }) => operation === 'refereeRegistrationUpdate')?.asked.body;
    expect(sent).toMatchObject({
      revision: 3,
      form: {
        city: 'Brno',
        colleagueRefereeId: null,
        colleagueRefereeRequested: 'Ota Fair',
        tshirtSizeId: 5,
      },
    });
    expect(Object.keys(localStorage).filter((key) => key.includes('referee'))).toEqual([]);
  });

  it('[RF3] given somebody or another project is wished for, then it goes on once it says whom and which', async () => {
    const alone = { ...record, colleagueRefereeId: null };
    const { screen } = await showSignedIn({
      path: update,
      answers: { ...answers, refereeRegistration: () => ({ status: 200, body: alone }) },
    });
    const said = (text: RegExp) => expect.element(screen.getByRole('alert').getByText(text)).toBeVisible();
    await next(screen);
    await screen.getByLabelText(/A registered referee/).click();
    await screen.getByLabelText(/Referee project/).selectOptions('Another project');
    await next(screen);
    await said(/Colleague: Choose a registered referee, or “With anybody” above/);
    await said(/Name of the project: Write the name of the project/);
    await screen.getByLabelText(/Somebody else/).click();
    await said(/Name of the colleague: Write the name, or choose “With anybody” above/);
    await screen.getByLabelText('Name of the colleague').fill('Ota Fair');
    await screen.getByLabelText('Name of the project').fill('Own');
    await next(screen);
    await expect.element(screen.getByLabelText('I want accommodation')).toBeVisible();
  });

  it('given a notice on a phone, then it leaves the button free that goes on', async () => {
    await page.viewport(360, 740);
    const { screen } = await showSignedIn({ path: update, answers });
    await expect.element(screen.getByLabelText('City')).toHaveValue('Hvízdov');
    showToast('done', 'Registration has been successfully submitted');
    await expect.element(screen.getByText('Registration has been successfully submitted')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
    const notice = screen.getByRole('status').filter({ hasText: 'successfully submitted' });
    expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(button.top);
    await page.viewport(1280, 900);
  });

  it('given somebody was faster, then both are shown and nothing is overwritten unseen', async () => {
    const theirs = { ...record, revision: 4, city: 'Plzeň' };
    const changed = { error: 'changed-meanwhile', additionalProperties: { record: theirs } };
    const { screen, asked } = await showSignedIn({
      path: update,
      answers: {
        ...answers,
        refereeRegistrationUpdate: (call) =>
          (call.body as { revision: number }).revision === 3
            ? { status: 409, body: changed }
            : { status: 200, body: { ...theirs, revision: 5 } },
      },
    });
    await screen.getByLabelText('City').fill('Brno');
    for (let step = 0; step < 3; step += 1) await next(screen);
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByRole('row', { name: 'City Brno Plzeň' })).toBeVisible();
    await screen.getByRole('button', { name: 'Save mine' }).click();
    await screen.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(screen.getByText('Registration has been successfully updated')).toBeVisible();
    const sent = asked.filter(({ operation }) => operation === 'refereeRegistrationUpdate');
    expect(sent.map(({ asked: { body } }) => (body as { revision: number }).revision)).toEqual([3, 4]);
  });

  it('given it was declined, then it says why and that the organiser can open it', async () => {
    const declined = { ...record, registrationState: 'declined', stateReason: 'Too many referees.' };
    const { screen } = await showSignedIn({
      path: update,
      answers: { ...answers, refereeRegistration: () => ({ status: 200, body: declined }) },
    });
    await expect.element(screen.getByText(/Too many referees/)).toBeVisible();
    expect(screen.getByLabelText('City').elements()).toEqual([]);
  });
});
