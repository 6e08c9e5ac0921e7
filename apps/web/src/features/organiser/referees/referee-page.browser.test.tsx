import type { RefereeRegistrationAdmin } from '@sevenmetre/contract/referees/admin-registrations';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast } from '../../../lib/page/toasts.ts';
import { type Answers, organiser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const detail: RefereeRegistrationAdmin = {
  referee: {
    id: 9,
    revision: 3,
    state: 'new',
    stateReason: null,
    firstName: 'Eva',
    lastName: 'Malá',
    sex: 'female',
    birthYear: 1990,
    countryCode: 'CZ',
    email: 'eva@example.test',
    phone: '+420601123456',
    street: null,
    city: null,
    zip: null,
    highestCompetition: null,
    licenceNumber: 'A-17',
    colleagueId: 12,
    colleague: 'Pia Dubová',
    colleagueRequested: 'Ota Buk',
    tshirtSize: null,
    project: null,
    wantsAccommodation: true,
    wantsSingleRoom: false,
    accompanimentPersons: 0,
    mealVouchers: 0,
    arrivalDate: '2026-04-01',
    departureDate: '2026-04-05',
    registrationNote: null,
    internalNote: null,
    agreedToTermsAt: '2026-01-10T23:30:00Z',
    createdAt: '2026-01-10T23:30:00Z',
    updatedAt: '2026-01-10T23:30:00Z',
  },
  timeZone: 'Europe/Prague',
  actions: ['approve', 'decline'],
  checks: [],
  bed: { place: { nameCs: 'Škola', nameEn: 'School' }, lodging: '12', persons: 2 },
  days: [],
  halls: [],
  assigned: [],
  hallsArePublic: false,
  timeline: [],
};
const done = { results: [{ id: 9, name: 'Eva Malá', outcome: 'done' as const, state: 'approved' }] };

beforeEach(() => dismissToast());

async function show(body: RefereeRegistrationAdmin = detail, answers: Answers = {}) {
  const shown = await showSignedIn({
    path: '/admin/referees/9',
    user: organiser,
    answers: {
      refereeRegistrationAdmin: () => ({ status: 200, body }),
      refereeStatesChange: () => ({ status: 200, body: done }),
      ...answers,
    },
  });
  const sent = () =>
    shown.asked
      .filter(({ operation }) => operation === 'refereeStatesChange')
      .map(({ asked: { body: change } }) => change);
  return { ...shown, sent };
}

describe('a referee, for organisers', () => {
  it('says when they registered in the zone of the tournament, how to reach them, and where they sleep', async () => {
    const { screen } = await show();
    await expect.element(screen.getByText('Registered on 11 Jan 2026, 00:30')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '+420601123456' }))
      .toHaveAttribute('href', 'tel:+420601123456');
    await expect
      .element(screen.getByRole('link', { name: 'Pia Dubová' }))
      .toHaveAttribute('href', '/admin/referees/12');
    await expect.element(screen.getByText('School, 12')).toBeVisible();
    expect(screen.getByText('Ota Buk').elements()).toEqual([]);
  });

  it('is accepted without a reason', async () => {
    const { screen, sent } = await show();
    await screen.getByRole('button', { name: 'Accept', exact: true }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Accept one referee' }).click();
    await expect
      .poll(sent)
      .toEqual([{ action: 'approve', reason: null, referees: [{ id: 9, revision: 3, state: 'new' }] }]);
  });

  it('is declined once there is a reason to read', async () => {
    const { screen, sent } = await show();
    await screen.getByRole('button', { name: 'Decline registration…' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Decline registration/ }).click();
    await expect.element(dialog.getByText('Field is required')).toBeVisible();
    expect(sent()).toEqual([]);
    await dialog.getByLabelText('Reason').fill('No match is left.');
    await dialog.getByRole('button', { name: /^Decline registration/ }).click();
    await expect.poll(sent).toMatchObject([{ action: 'decline', reason: 'No match is left.' }]);
  });

  it('given that somebody else was faster, then the page says that nothing was changed', async () => {
    const results = [
      { ...done.results[0], id: 9, name: 'Eva Malá', outcome: 'changed-meanwhile', state: 'declined' },
    ];
    const { screen } = await show(detail, {
      refereeStatesChange: () => ({ status: 200, body: { results } }),
    });
    await screen.getByRole('button', { name: 'Accept', exact: true }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Accept one referee' }).click();
    await expect.element(screen.getByText(/Eva Malá: /)).toBeVisible();
  });
});
