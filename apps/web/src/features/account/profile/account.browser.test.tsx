import type { Account } from '@sevenmetre/contract/account/schemas';
import { expect, it } from 'vitest';
import { expiring, signInAgain } from '../../../testing/expiring.ts';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';

const session = {
  id: 1,
  current: true,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0',
  createdAt: '2026-04-01T08:00:00Z',
  lastSeenAt: '2026-04-04T12:00:00Z',
  secondStep: false,
};

const anAccount: Account = {
  firstName: 'Petra',
  lastName: 'Nováková',
  email: 'petra@example.test',
  emailVerified: true,
  newEmail: null,
  phone: null,
  hasPassword: true,
  locale: 'en',
  authenticator: false,
  recoveryCodesLeft: 0,
  passkeys: [],
  secondStepRequired: false,
  secondStepMissing: false,
  signIns: [
    { id: 2, at: '2026-04-04T10:00:00Z', outcome: 'signed-in', userAgent: '', isKnown: false },
    { id: 1, at: '2026-04-04T09:00:00Z', outcome: 'password-wrong', userAgent: '', isKnown: false },
  ],
  sessions: [session],
};
const refusal = (status: number, error: string) => ({ status, body: { error, additionalProperties: {} } });

it('an address that is not proven is asked for, and missing second steps are said', async () => {
  const account = { ...anAccount, emailVerified: false, secondStepRequired: true, secondStepMissing: true };
  const { screen } = await showSignedIn({
    path: '/account',
    answers: {
      account: () => ({ status: 200, body: account }),
      accountVerification: () => ({ status: 200, body: account }),
    },
  });
  await expect.element(screen.getByText(/Please confirm your e-mail address/)).toBeVisible();
  await expect.element(screen.getByText(/Your role requires sign-in in two steps/)).toBeVisible();
  await screen.getByRole('button', { name: 'Send it again' }).click();
  await expect.element(screen.getByText('We have sent you a new link.')).toBeVisible();
});

it('an authenticator is set up with the password and a code, and its recovery codes are shown once', async () => {
  const codes = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];
  const done = { ...anAccount, authenticator: true, recoveryCodesLeft: 2 };
  const { screen } = await showSignedIn({
    path: '/account',
    answers: {
      account: () => ({ status: 200, body: anAccount }),
      authenticatorStart: ({ body }) =>
        JSON.stringify(body) === '{"password":"right"}'
          ? { status: 200, body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg/>' } }
          : refusal(422, 'password-wrong'),
      authenticatorConfirm: () => ({ status: 200, body: { recoveryCodes: codes, account: done } }),
    },
  });
  await screen.getByRole('button', { name: 'Set up an app' }).click();
  await screen.getByLabelText('Your password').fill('wrong');
  await screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(screen.getByText('Your password is not correct.')).toBeVisible();
  await screen.getByLabelText('Your password').fill('right');
  await screen.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
  await screen.getByLabelText('Code shown by the app').fill('123456');
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('STUV-WXYZ-2345-6789')).toBeVisible();
  await screen.getByRole('button', { name: 'I have saved them' }).click();
  await expect.element(screen.getByText(/2 recovery codes are left/)).toBeVisible();
});

it('another session is ended from here, in Czech too', async () => {
  const other = { ...session, id: 2, current: false, userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' };
  const { screen, asked } = await showSignedIn({
    path: '/account',
    locale: 'cs',
    answers: {
      account: () => ({ status: 200, body: { ...anAccount, sessions: [session, other] } }),
      accountSessionEnd: () => ({ status: 200, body: anAccount }),
    },
  });
  await screen.getByRole('button', { name: 'Odhlásit Safari, iPhone' }).click();
  await expect.element(screen.getByText('Odhlášeno.')).toBeVisible();
  await expect.element(screen.getByText('Safari, iPhone')).not.toBeInTheDocument();
  expect(asked.find(({ operation }) => operation === 'accountSessionEnd')?.asked.params).toEqual({ id: '2' });
});

it('given sign-ins and refusals, then the account shows them', async () => {
  const { screen } = await showSignedIn({
    path: '/account',
    answers: { account: () => ({ status: 200, body: anAccount }) },
  });
  const card = screen.getByRole('region', { name: 'Recent sign-ins' });
  await expect.element(card.getByText('Signed in', { exact: true })).toBeVisible();
  await expect.element(card.getByText('Wrong password')).toBeVisible();
  await expect.element(card.getByText(/new device/)).toBeVisible();
});

it.each([
  ['a session that ended', refusal(401, 'session-expired')],
  ['a refusal although the session seems to be open', { status: 200, body: aUser }],
])(
  'given %s, when the name is saved, then the user signs in again and it is saved as typed',
  async (_, me) => {
    const saved = { ...anAccount, firstName: 'Petruše' };
    const { screen, asked } = await showSignedIn({
      path: '/account',
      answers: {
        account: () => ({ status: 200, body: anAccount }),
        ...expiring(aUser, { accountUpdate: () => ({ status: 200, body: saved }) }),
        me: () => me,
      },
    });
    await screen.getByLabelText('First name').fill('Petruše');
    await screen.getByRole('button', { name: 'Save', exact: true }).click();
    await signInAgain({ screen });
    await expect.element(screen.getByText('Saved.')).toBeVisible();
    await expect.element(screen.getByLabelText('First name')).toHaveValue('Petruše');
    const last = asked.findLast(({ operation }) => operation === 'accountUpdate');
    expect(last?.asked.body).toMatchObject({ firstName: 'Petruše', lastName: 'Nováková' });
  },
);

it('an account without a password says so and has the link sent that sets one', async () => {
  const { screen, asked } = await showSignedIn({
    path: '/account',
    answers: {
      account: () => ({ status: 200, body: { ...anAccount, hasPassword: false } }),
      passwordForgotten: () => ({ status: 200, body: { status: 'ok' } }),
    },
  });
  await expect.element(screen.getByText(/This account has no password/)).toBeVisible();
  await screen.getByRole('button', { name: 'Send me a link to set a password' }).click();
  await expect.element(screen.getByText(/We have sent a link to petra@example.test/)).toBeVisible();
  expect(asked.some(({ operation }) => operation === 'passwordForgotten')).toBe(true);
});
