import type { ClubPayment } from '@sevenmetre/contract/invoices/club-payment';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

const fee = {
  kind: 'entry-fee',
  amount: 320_000,
  open: 320_000,
  dueDate: '2026-02-15',
  payTo: null,
  message: 'TJ Lípa',
  qr: null,
  payLink: null,
} satisfies ClubPayment['instalments'][number];
const rest = { ...fee, kind: 'rest', amount: 2_000_000, open: 2_000_000, dueDate: '2026-03-15' } as const;
const payment: ClubPayment = {
  toPay: 2_320_000,
  paid: 0,
  rest: 2_320_000,
  club: { id: 3, name: 'TJ Lípa', registrationState: 'new' },
  edition: { name: 'Lipová Cup', year: 2026, timeZone: 'Europe/Prague' },
  registeredAt: '2026-01-10T23:30:00Z',
  currency: 'CZK',
  variableSymbol: '2600003',
  instalments: [fee, rest],
  teams: [],
  takenBack: [],
  drawOn: null,
  rostersTill: '2026-03-20',
};

/** Half an hour after midnight in Prague, the day before by UTC. */
const now = Date.parse('2026-02-15T23:30:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const show = (body: ClubPayment) =>
  showSignedIn({
    path: '/registration/club/status/3',
    answers: { clubPayment: () => ({ status: 200, body }) },
  });

describe('what a club pays after it has registered', () => {
  it('given an entry fee that was due yesterday in the zone of the tournament, then it says that it is late', async () => {
    const { screen } = await show(payment);
    await expect.element(screen.getByText(/11 Jan 2026, 00:30/).first()).toBeVisible();
    await expect.element(screen.getByText(/The date has passed/)).toBeVisible();
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: 'Entry fee' }))
      .toHaveAttribute('aria-current', 'step');
  });

  it('[MO29] given a payment that was taken back, then it says so above what is open', async () => {
    const takenBack = [{ amount: 320_000, currency: 'CZK' as const, day: '2026-01-20' }];
    const { screen } = await show({ ...payment, takenBack });
    await expect.element(screen.getByText(/taken back the payment of .*3,200/)).toBeVisible();
  });

  it.each([
    ['new', 'Accepted'],
    ['processed', 'The rest'],
  ] as const)(
    'given a paid fee and a registration that is %s, then %s is the next step',
    async (registrationState, step) => {
      const club = { ...payment.club, registrationState };
      const { screen } = await show({
        ...payment,
        club,
        paid: 320_000,
        instalments: [{ ...fee, open: 0 }, rest],
      });
      const current = screen.getByRole('listitem').filter({ hasText: step });
      await expect.element(current).toHaveAttribute('aria-current', 'step');
      expect(screen.getByText(/The date has passed/).elements()).toEqual([]);
    },
  );

  it('given one of two suppliers paid, then the rest is not done', async () => {
    const club = { ...payment.club, registrationState: 'approved' as const };
    const instalments = [{ ...fee, open: 0 }, { ...rest, open: 0 }, rest];
    const { screen } = await show({ ...payment, club, instalments });
    const current = screen.getByRole('listitem').filter({ hasText: 'The rest' });
    await expect.element(current).toHaveAttribute('aria-current', 'step');
    await expect.element(current).toMatchTextContent('40,000');
  });

  it.each([
    ['2026-02-15', 'The rest'],
    ['2026-02-16', 'Draw'],
  ])('given a draw on %s, then on 16 February the next step is: %s', async (drawOn, step) => {
    const club = { ...payment.club, registrationState: 'approved' as const };
    const { screen } = await show({ ...payment, club, drawOn, instalments: [{ ...fee, open: 0 }, rest] });
    await expect
      .element(screen.getByRole('listitem').filter({ hasText: step }))
      .toHaveAttribute('aria-current', 'step');
  });
});
