import type { CurrentUser } from '@sevenmetre/contract/account/current-user';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aScheduleSlice } from '../../../testing/ranking-slices.ts';
import { found, now } from '../../../testing/show-page.tsx';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const link = (operationId: string) => ({
  routeName: operationId,
  operationId,
  method: 'POST' as const,
  href: '/',
});
const open = { from: null, till: '2026-03-01T22:59:00Z', open: true };
const closed = { from: null, till: '2026-01-31T22:59:00Z', open: false };
const createdAt = '2026-01-10T10:00:00Z';

const body: OwnDashboard = {
  edition: { name: 'Lipová Cup', timeZone: 'Europe/Prague', startDate: '2026-04-02', endDate: '2026-04-05' },
  firstGameAt: '2026-04-02T07:00:00Z',
  windows: {
    clubCreate: open,
    clubUpdate: open,
    clubTeamCreateTill: '2026-02-28T22:59:00Z',
    refereeCreate: closed,
    refereeUpdate: open,
  },
  documents: [{ kind: 'bulletin', url: 'https://example.org/bulletin.pdf' }],
  clubs: [
    {
      id: 3,
      name: 'TJ Lípa',
      registrationState: 'approved',
      stateReason: null,
      createdAt,
      teams: 2,
      teamIds: [1, 8],
      participants: 5,
      persons: 28,
      takenBack: [],
      isAdmin: true,
      links: [link('clubRegistrationUpdate')],
    },
  ],
  referees: [
    {
      id: 9,
      firstName: 'Eva',
      lastName: 'Dubová',
      registrationState: 'new',
      stateReason: null,
      createdAt,
      arrivalDate: '2026-04-01',
      departureDate: '2026-04-05',
      links: [],
    },
  ],
  invitations: [],
  reporting: [{ placeId: 7, nameCs: 'Hala Míru', nameEn: 'Peace Hall', day: '2026-04-02' }],
  links: [link('clubRegistrationCreate')],
};
const nobody: OwnDashboard = { ...body, clubs: [], referees: [], reporting: null, documents: [], links: [] };

it('that fails to load on a server that answers leads to support after its tries', async () => {
  const { screen } = await showSignedIn({
    path: '/dashboard',
    user: aUser,
    answers: { ownDashboard: () => ({ status: 500, body: { error: 'unknown', additionalProperties: {} } }) },
  });
  for (let attempt = 0; attempt < 3; attempt += 1)
    await screen.getByRole('button', { name: 'Try now' }).click();
  await expect.element(screen.getByText('The application could not load', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/dashboard');
});

const show = (shown: OwnDashboard, user: Partial<CurrentUser> = {}) =>
  showSignedIn({
    path: '/dashboard',
    user: { ...aUser, ...user },
    answers: { ownDashboard: () => ({ status: 200, body: shown }) },
  });

describe('the dashboard', () => {
  it('welcomes with dates, documents, own registrations, news and the reporter’s halls', async () => {
    const title = { titleCs: 'Noclehy', titleEn: 'Beds' };
    const text = { textCs: 'Dobrý den', textEn: 'Beds are given away.' };
    const message = { recipientType: 'club' as const, ...title, ...text };
    const card = {
      hasSummary: false,
      sentAt: createdAt,
      otherTexts: {},
      files: [],
      clubId: null,
      ...message,
    };
    const { screen, asked } = await show(body, {
      dashboardMessages: [
        { ...card, id: 1, isSeen: false },
        { ...card, id: 2, isSeen: true, titleEn: 'Meals', textEn: 'Meals are served.' },
      ],
    });
    await expect.element(screen.getByText(`Welcome, ${aUser.firstName}.`)).toBeVisible();
    const tournament = screen.getByRole('region', { name: /Tournament registration/ });
    await expect.element(tournament.getByText('2–5 April 2026')).toBeVisible();
    await expect.element(tournament.getByText('2 Apr 2026, 09:00')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Bulletin' }))
      .toHaveAttribute('href', 'https://example.org/bulletin.pdf');
    const club = screen.getByRole('region', { name: 'TJ Lípa' });
    await expect.element(club.getByText('Accepted', { exact: true })).toBeVisible();
    await expect.element(club.getByText(/Entered 5 out of 28 participants/)).toBeVisible();
    const referee = screen.getByRole('region', { name: /Eva Dubová/ });
    await expect.element(referee.getByText('Pending', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Beds are given away.')).toBeVisible();
    const seen = asked.filter(({ operation }) => operation === 'messagesSeen');
    expect(seen.map((call) => call.asked.body)).toEqual([{ ids: [1] }]);
    expect(screen.getByText('News for referees').elements()).toEqual([]);
    await expect.element(screen.getByRole('link', { name: /Peace Hall/ })).toBeVisible();
    expect(screen.getByText(/has not been confirmed|second step/).elements()).toEqual([]);
  });

  it('[MO29] given a payment that was taken back, then the card of the club says so and leads to what to pay', async () => {
    const takenBack = [{ amount: 720_000, currency: 'CZK' as const, day: '2026-01-20' }];
    const { screen } = await show({ ...body, clubs: body.clubs.map((club) => ({ ...club, takenBack })) });
    const club = screen.getByRole('region', { name: 'TJ Lípa' });
    await expect.element(club.getByText(/taken back the payment of .*7,200.* from .*2026/)).toBeVisible();
    await expect
      .element(club.getByRole('link', { name: 'What to pay' }))
      .toHaveAttribute('href', '/registration/club/status/3');
  });

  it('says why nothing can be sent, and asks for what the account lacks', async () => {
    const windows = { ...body.windows, clubTeamCreateTill: null };
    const { screen } = await show({ ...nobody, windows }, { emailVerified: false, secondStepMissing: true });
    await expect.element(screen.getByText(/Club registration is closed now/)).toBeVisible();
    await expect.element(screen.getByText(/Referee registration is closed now/)).toBeVisible();
    await expect.element(screen.getByText(/e-mail address has not been confirmed/)).toBeVisible();
    await expect.element(screen.getByText(/requires sign-in in two steps/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open my account' }).first())
      .toHaveAttribute('href', '/account');
  });

  it('[RW3] given an open window and a deadline for teams that has passed, then it says so', async () => {
    const clubCreate = { open: false, from: null, till: null };
    const { screen } = await show({ ...nobody, windows: { ...body.windows, clubCreate } });
    await expect
      .element(screen.getByText(/the deadline for teams has passed \(28 Feb 2026, 23:59\)/))
      .toBeVisible();
    expect(screen.getByRole('link', { name: 'Register a club' }).elements()).toEqual([]);
  });

  it('given the tournament has begun, then today’s matches come first, and what is over is not listed', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const windows = { ...body.windows, clubCreate: closed, refereeUpdate: closed };
    const { screen, slices } = await show({ ...body, windows, referees: [], reporting: null, links: [] });
    slices.set('schedule:today', found(aScheduleSlice()));
    const today = screen.getByRole('region', { name: 'Today’s matches' });
    await expect.element(today.getByRole('listitem').first()).toBeVisible();
    const tournament = screen.getByRole('region', { name: /Tournament registration/ });
    await expect.element(tournament.getByText('Changes to registrations')).toBeVisible();
    expect(tournament.getByText('closed').elements()).toEqual([]);
    expect(screen.getByText(/not registered as a referee/).elements()).toEqual([]);
  });

  it('given an invitation, when it is accepted, then the club is the user’s; declining asks first', async () => {
    const invitation = {
      id: 12,
      clubName: 'Sokol Lhotka',
      clubAdmin: false,
      teams: ['Sokol Lhotka I (MA)'],
      expiresAt: '2026-01-24T10:00:00Z',
    };
    let invitations = [invitation];
    const { screen, asked } = await showSignedIn({
      path: '/dashboard',
      answers: {
        ownDashboard: () => ({ status: 200, body: { ...nobody, invitations } }),
        ownInvitationAnswer: () => {
          invitations = [];
          return { status: 200, body: { status: 'ok' } };
        },
      },
    });
    const card = screen.getByRole('region', { name: 'Invitation from Sokol Lhotka' });
    await expect.element(card.getByText('You may look after: Sokol Lhotka I (MA).')).toBeVisible();
    await card.getByRole('button', { name: 'Decline: Sokol Lhotka' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: 'Accept: Sokol Lhotka' }).click();
    await expect.element(screen.getByText('You may act for Sokol Lhotka now.')).toBeVisible();
    await expect.poll(() => card.elements()).toEqual([]);
    const answers = asked.filter(({ operation }) => operation === 'ownInvitationAnswer');
    expect(answers.map(({ asked: { params, body: sent } }) => [params, sent])).toEqual([
      [{ id: '12' }, { accept: true }],
    ]);
  });
});
