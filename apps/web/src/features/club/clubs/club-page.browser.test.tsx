import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import type { ClubFinance, EarlierPaper } from '@sevenmetre/contract/invoices/schemas';
import { recordLinks } from '@sevenmetre/contract/permissions';
import { afterwards, testWindows as windows, whileOpen } from '@sevenmetre/rules/testing';
import { describe, expect, it } from 'vitest';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const link = (operationId: string) => ({
  routeName: operationId,
  operationId,
  method: 'GET' as const,
  href: '/',
});
const ordered = {
  bundlePersons: 14,
  handballPersons: 3,
  vipPartyPersons: 0,
  singleRoomPersons: 1,
  packageNameCs: 'Balíček A',
  packageNameEn: 'Package A',
};
const placeNames = { placeNameCs: 'Hala Míru', placeNameEn: 'Peace Hall' };
const team: ClubDetail['teams'][number] = {
  ...ordered,
  id: 31,
  name: 'TJ Lípa I',
  categoryCode: 'MC',
  state: 'accepted',
  participants: 12,
  firstMatch: { day: '2026-04-02', time: '09:20', ...placeNames },
  beds: null,
};

const club: ClubDetail = {
  id: 3,
  name: 'TJ Lípa',
  countryCode: 'CZ',
  regionName: 'Vysočina',
  timeZone: 'Europe/Prague',
  registration: {
    state: 'approved',
    stateReason: null,
    createdAt: '2026-01-10T10:00:00Z',
    editableTill: '2026-03-01T22:59:00Z',
    arrivalDate: '2026-04-01',
    departureDate: '2026-04-05',
  },
  declined: false,
  roster: { participants: 12, of: 14, deadline: null },
  teams: [team],
  partial: false,
  extraPersons: [{ ...ordered, id: 8, bundlePersons: 2, beds: null }],
  users: [{ id: 1, name: 'Petra Nováková', clubAdmin: true, teams: [] }],
  links: ['clubFinance', 'clubUsers', 'clubRegistrationUpdate', 'participantCreate'].map(link),
};

const finance: ClubFinance = {
  toPay: 2_350_000,
  paid: 350_000,
  rest: 2_000_000,
  currency: 'CZK',
  variableSymbol: '2600003',
  orderChanged: false,
  dueDate: '2026-03-15',
  overdue: false,
  documents: [
    {
      id: 5,
      kind: 'invoice',
      number: '2026-1-0001',
      issuedOn: '2026-03-01',
      dueDate: '2026-03-15',
      total: 2_350_000,
      currency: 'CZK',
      credited: false,
      correctsNumber: null,
      locale: 'cs',
      paymentCode: null,
      payLink: 'https://pay.example.org/?a=100.00&s=2600147',
      payTo: { name: 'Házená Lipová', account: null, iban: 'CZ6508000000192000145399', bic: 'GIBACZPX' },
      href: '/api/v1/web/documents/5.pdf',
    },
  ],
};

const show = (body: ClubDetail, papers: readonly EarlierPaper[] = []) =>
  showSignedIn({
    path: '/club/3',
    answers: {
      clubDetail: () => ({ status: 200, body }),
      clubFinance: () => ({ status: 200, body: finance }),
      clubEarlierPapers: () => ({ status: 200, body: { papers } }),
    },
  });

describe('a club', () => {
  it('says how to pay what is left, for a phone that cannot scan itself', async () => {
    const { screen } = await show(club);
    await screen.getByText('How to pay invoice 2026-1-0001').click();
    await expect
      .element(screen.getByText('CZ65\u00a00800\u00a00000\u00a01920\u00a00014\u00a05399'))
      .toBeVisible();
    await expect.element(screen.getByText('GIBACZPX')).toBeVisible();
    const online = screen.getByRole('link', { name: 'Pay online' });
    await expect.element(online).toHaveAttribute('href', 'https://pay.example.org/?a=100.00&s=2600147');
    await expect.element(online).toHaveAttribute('rel', 'noreferrer');
    await expect.element(screen.getByText('pay.example.org', { exact: true })).toBeVisible();
  });

  it('given papers of years before, then year, number, kind, sum and PDF stand folded under the finance card', async () => {
    const paper = {
      id: 2,
      year: 2025,
      clubName: 'TJ Lípa',
      currency: 'CZK',
      href: '/api/v1/web/invoices/2/pdf',
    } as const;
    const invoice = { ...paper, number: '2025-1-0004', kind: 'invoice', total: 1_234_000 } as const;
    const note = { ...paper, id: 3, number: '2025-1-D0001', kind: 'credit-note', total: -1_234_000 } as const;
    const { screen } = await show(club, [invoice, { ...note, clubName: 'TJ Lípa Stará' }]);
    const money = screen.getByRole('region', { name: 'Finance', exact: true });
    const link = money.getByRole('link', { name: 'Invoice 2025-1-0004 (PDF)' });
    await expect.element(money.getByText('Earlier years (2 documents)')).toBeVisible();
    expect(link.elements()).toEqual([]);
    await money.getByText('Earlier years (2 documents)').click();
    await expect.element(link).toHaveAttribute('href', '/api/v1/web/invoices/2/pdf');
    await expect.element(money.getByText('12,340 CZK', { exact: true })).toBeVisible();
    await expect.element(money.getByText('2025', { exact: true }).first()).toBeVisible();
    await expect.element(money.getByRole('link', { name: 'Credit note 2025-1-D0001 (PDF)' })).toBeVisible();
    await expect.element(money.getByText('TJ Lípa Stará')).toBeVisible();
    expect(money.getByText('TJ Lípa', { exact: true }).elements()).toEqual([]);
  });

  it('given no papers of earlier years, then they are not mentioned', async () => {
    const { screen, asked } = await show(club);
    await expect.poll(() => asked.some(({ operation }) => operation === 'clubEarlierPapers')).toBe(true);
    await expect.element(screen.getByText('How to pay invoice 2026-1-0001')).toBeVisible();
    expect(screen.getByText(/Earlier years/).elements()).toEqual([]);
  });

  it('has cards for registration, roster, finance, teams, extra persons and users', async () => {
    const { screen } = await show(club);
    const card = (name: string) => screen.getByRole('region', { name, exact: true });
    const facts = (name: string) => {
      const values = card(name).getByRole('definition').elements();
      const names = card(name).getByRole('term').elements();
      return names.map((term, index) =>
        `${term.textContent}: ${values[index]?.textContent}`.replaceAll('\u00a0', ' '),
      );
    };
    await expect.element(card('Registration').getByText('Registration date')).toBeVisible();
    expect(facts('Registration').slice(0, 3)).toEqual([
      'Registration date: 10 Jan 2026',
      'Editable until: 1 Mar 2026, 23:59',
      'State: Accepted',
    ]);
    await expect
      .element(card('Registration').getByRole('link', { name: 'Edit registration' }))
      .toHaveAttribute('href', '/registration/club/update/3');
    await expect.element(card('Club roster').getByText('Entered 12 out of 14 participants')).toBeVisible();
    await expect.element(card('Club roster').getByRole('link', { name: 'Enter roster' })).toBeVisible();
    const money = card('Finance');
    await expect.element(money.getByText('23,500 CZK')).toBeVisible();
    expect(facts('Finance').slice(0, 3)).toEqual([
      'Outstanding: 20,000 CZK',
      'To pay: 23,500 CZK',
      'Paid: 3,500 CZK',
    ]);
    await expect
      .element(money.getByRole('link', { name: /2026-1-0001/ }))
      .toHaveAttribute('href', '/api/v1/web/documents/5.pdf');
    await expect.element(card('Teams').getByText('14 packages')).toBeVisible();
    await expect.element(card('Teams').getByRole('link', { name: /Match schedule/ })).toBeVisible();
    await expect.element(card('Teams').getByRole('link', { name: /Enter roster/ })).toBeVisible();
    expect(facts('Extra persons')).toEqual(['Package A: 2', 'Monday lunch: 3', 'Single room: 1']);
    await expect
      .element(screen.getByRole('link', { name: 'Manage users' }))
      .toHaveAttribute('href', '/club/3/users');
  });

  it.each(['an admin', 'a leader of teams'])(
    'given a declined club, then %s reads of no accepted team and is sent to enter nobody',
    async (who) => {
      const registration = club.registration && { ...club.registration, state: 'declined' as const };
      const shown = who === 'an admin' ? { registration } : { registration: null, partial: true };
      const { screen } = await show({ ...club, ...shown, declined: true });
      const teams = screen.getByRole('region', { name: 'Teams', exact: true });
      await expect.element(teams.getByText('Cancelled')).toBeVisible();
      expect(screen.getByText('Accepted').elements()).toEqual([]);
      expect(screen.getByRole('link', { name: /Enter roster/ }).elements()).toEqual([]);
      expect(screen.getByText(/enter \d+ participants?/).elements()).toEqual([]);
      await expect.element(teams.getByRole('link', { name: 'View roster: TJ Lípa I' })).toBeVisible();
    },
  );

  it('is where its users’ page leads who is admin of another club only', async () => {
    const { screen, asked } = await showSignedIn({
      path: '/club/3/users',
      user: { ...aUser, administratedClubs: [{ id: 4, name: 'Sokol Lhotka' }] },
      answers: { clubDetail: () => ({ status: 200, body: club }) },
    });
    await expect.element(screen.getByRole('heading', { level: 1, name: 'TJ Lípa' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Teams', exact: true })).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'clubDetail');
    expect(new Set(calls.map(({ asked: { params } }) => params['id']))).toEqual(new Set(['3']));
  });

  it('given links as the server makes them, then teams can be added while the window is open only', async () => {
    const boss = {
      userId: 1,
      roles: ['ROLE_USER' as const],
      administratedClubIds: [3],
      leadingTeamIds: [],
      reportsIn: [],
    };
    const addOf = async (now: Date) => {
      const links = recordLinks(boss, { club: { id: 3, teamIds: [31] }, windows }, 3, now);
      const { screen } = await showSignedIn({
        path: '/club/3',
        answers: { clubDetail: () => ({ status: 200, body: { ...club, links } }) },
      });
      const teams = screen.getByRole('region', { name: 'Teams', exact: true });
      await expect.element(teams).toBeVisible();
      const paths = teams
        .getByRole('link', { name: 'Add a team' })
        .elements()
        .map((one) => one.getAttribute('href'));
      await screen.unmount();
      return paths;
    };
    expect(await addOf(whileOpen)).toEqual(['/registration/club/update/3']);
    expect(await addOf(afterwards)).toEqual([]);
  });

  it('given an address without a number, then there is no such page, and nothing is asked of the server', async () => {
    const { screen, asked } = await showSignedIn({ path: '/club/undefined', answers: {} });
    await expect.element(screen.getByRole('heading', { name: 'Out of bounds' })).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'clubDetail')).toHaveLength(0);
  });

  it('given a team without matches, then no schedule is linked that would be empty', async () => {
    const [team] = club.teams;
    if (!team) throw new Error('The club of this test has a team');
    const { screen } = await show({ ...club, teams: [{ ...team, firstMatch: null }] });
    await expect.element(screen.getByText(/no matches yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Match schedule/ }).elements()).toHaveLength(0);
  });

  it('given a team that has withdrawn, then nothing is ordered for it and nobody waits for its roster', async () => {
    const gone = { ...team, id: 32, name: 'TJ Lípa II', state: 'withdrawn' as const };
    const { screen } = await show({ ...club, teams: [gone] });
    const teams = screen.getByRole('region', { name: 'Teams', exact: true });
    await expect.element(teams.getByRole('link', { name: 'View roster: TJ Lípa II' })).toBeVisible();
    await expect.element(teams.getByText('14 packages')).not.toBeInTheDocument();
    await expect.element(teams.getByRole('link', { name: /Enter roster/ })).not.toBeInTheDocument();
  });

  it.each([
    ['processed', true],
    ['new', false],
    ['declined', false],
  ] as const)(
    'given a registration that is %s, then it asks for people who are missing: %s',
    async (state, asks) => {
      const { registration } = club;
      const { screen } = await show({ ...club, registration: registration && { ...registration, state } });
      await expect.element(screen.getByText(/pay 20,000/)).toBeVisible();
      expect(screen.getByText(/enter 2 participants/).elements()).toHaveLength(asks ? 1 : 0);
    },
  );

  it('says when nobody has been entered, when one leads no team, and what can still be changed afterwards', async () => {
    const { screen } = await show({
      ...club,
      roster: { participants: 0, of: 0, deadline: null },
      teams: [],
      partial: true,
      extraPersons: [],
      users: null,
      links: [link('clubRegistrationPlace')],
    });
    await expect.element(screen.getByText('Nobody has been entered yet.')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'View roster' })).toBeVisible();
    await expect
      .element(screen.getByText('You do not have team-admin permission for any team of this club.'))
      .toBeVisible();
    await expect.element(screen.getByText('No extra persons have been registered.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Change country and region' }))
      .toHaveAttribute('href', '/registration/club/place/3');
    expect(screen.getByRole('region', { name: 'Finance' }).elements()).toEqual([]);
  });
});
