import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expiring, signInAgain } from '../../testing/expiring.ts';
import { aUser, showSignedIn } from '../../testing/show-signed-in.tsx';
import type { Answers } from '../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const user = { ...aUser, administratedClubs: [{ id: 3, name: 'Sokol Lhotka' }] };
const other = { ...aUser, id: 2, username: 'eva@example.test', firstName: 'Eva' };
const club: ClubUsers = {
  club: { id: 3, name: 'Sokol Lhotka' },
  teams: [],
  timeZone: 'Europe/Prague',
  users: [],
  invitations: [],
  links: [],
};

const invite = async (answers: Answers) => {
  const shown = await showSignedIn({
    path: '/club/3/users',
    user,
    answers: { clubUsers: () => ({ status: 200, body: club }), ...answers },
  });
  const { screen } = shown;
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByLabelText('E-mail').fill('ivo@example.test');
  await screen.getByRole('checkbox', { name: /Club admin/ }).click();
  await screen.getByRole('button', { name: 'Invite' }).click();
  return { ...shown, dialog: screen.getByRole('dialog', { name: 'Your session has ended' }) };
};
const sent = { id: 4, email: 'ivo@example.test', clubAdmin: true, teamIds: [], state: 'waiting' };
/** What a device answers. */
function aPasskey() {
  const bytes = new ArrayBuffer(4);
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null };
  return {
    id: 'AAAA',
    rawId: bytes,
    type: 'public-key',
    response,
    authenticatorAttachment: null,
    getClientExtensionResults: () => ({}),
  };
}
const times = { createdAt: '2026-01-10T10:00:00Z', expiresAt: '2026-01-24T10:00:00Z' };
const invited: Answers = { clubInvitationCreate: () => ({ status: 201, body: { ...sent, ...times } }) };

describe('a session that ends under an open page', () => {
  it('given an account without a password, then a mailed code signs in over the page', async () => {
    const { screen, dialog, asked } = await invite(expiring(user, invited));
    await dialog.getByRole('button', { name: 'Send me a code by e-mail' }).click();
    await dialog.getByLabelText('Code from the e-mail').fill('123456');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
    expect(asked.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['loginCodeSend', 'loginCode']),
    );
  });

  it('given an invitation, when its writer signs in again, then it is sent as it was typed', async () => {
    const { screen, dialog, asked } = await invite(expiring(user, invited));
    await expect.element(dialog.getByLabelText('E-mail')).toHaveValue(user.username);
    await signInAgain({ screen });
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
    const calls = asked.filter(({ operation }) => operation === 'clubInvitationCreate');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.asked).toEqual(calls[0]?.asked);
  });

  it('given a change that needs a more recent sign-in, then the dialog says why, and the change is made again', async () => {
    let isRecent = false;
    const refusal = { status: 403, body: { error: 'sign-in-too-old', additionalProperties: {} } };
    const { screen, asked } = await invite({
      login: () => {
        isRecent = true;
        return { status: 200, body: user };
      },
      clubInvitationCreate: () => (isRecent ? { status: 201, body: { ...sent, ...times } } : refusal),
    });
    const dialog = screen.getByRole('dialog', { name: 'Sign in once more' });
    await expect.element(dialog.getByText('gives rights or concerns money', { exact: false })).toBeVisible();
    await dialog.getByLabelText('Password').fill('seven metres to the goal');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'clubInvitationCreate')).toHaveLength(2);
  });

  it('given a sign-in that is delayed because of others, then a link for this device is mailed, and the page stays', async () => {
    const expired = expiring(user, invited);
    let isDelayed = true;
    const { screen, dialog, asked } = await invite({
      ...expired,
      login: (call) =>
        isDelayed
          ? { status: 429, body: { error: 'too-many-requests', additionalProperties: {} } }
          : (expired.login?.(call) ?? null),
      loginDeviceLink: () => ({ status: 200, body: {} }),
    });
    await dialog.getByLabelText('Password').fill('a goal from the left wing');
    expect(dialog.getByRole('button', { name: 'Send me the link' }).elements()).toEqual([]);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByRole('button', { name: 'Send me the link' }).click();
    await expect.element(dialog.getByText(/Open its link with this device/)).toBeVisible();
    const links = asked.filter(({ operation }) => operation === 'loginDeviceLink');
    expect(links.map((call) => call.asked.body)).toEqual([{ email: user.username, locale: 'en' }]);
    isDelayed = false;
    await signInAgain({ screen });
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
  });

  it('given a wrong password and a second step, then the dialog says so and asks for the code', async () => {
    let attempts = 0;
    const answers = expiring(user, invited);
    const { screen, dialog } = await invite({
      ...answers,
      login: () => {
        attempts += 1;
        if (attempts === 1) return { status: 401, body: { error: '104', additionalProperties: {} } };
        return { status: 202, body: { token: 't'.repeat(30), passkey: false } };
      },
      loginSecondStep: () => answers.login?.({ params: {}, query: new URLSearchParams(), body: {} }) ?? null,
    });
    const press = () => dialog.getByRole('button', { name: 'Sign in' }).click();
    await dialog.getByLabelText('Password').fill('wrong');
    await press();
    await expect.element(dialog.getByText('The entered login credentials are incorrect')).toBeVisible();
    await dialog.getByLabelText('Password').fill('seven metres to the goal');
    await expect.poll(() => dialog.getByRole('button', { name: 'Sign in' }).elements()).toHaveLength(1);
    await press();
    await dialog.getByLabelText(/Code of the authenticator app/).fill('123456');
    await press();
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
  });

  it('given an account without a password, when its passkey is used, then what was typed is sent', async () => {
    const answers = expiring(user, invited);
    const sessionBegins = () =>
      answers.login?.({ params: {}, query: new URLSearchParams(), body: {} }) ?? null;
    const { screen, dialog, asked } = await invite({
      ...answers,
      loginPasskeyOptions: () => ({
        status: 200,
        body: { token: 't'.repeat(30), options: { challenge: 'AAAA', rpId: location.hostname } },
      }),
      loginPasskey: sessionBegins,
    });
    const device = vi.spyOn(navigator.credentials, 'get').mockResolvedValueOnce(null);
    const press = dialog.getByRole('button', { name: 'Use a passkey' });
    await press.click();
    await expect.element(dialog.getByText(/The passkey was not used/)).toBeVisible();
    device.mockResolvedValue(aPasskey());
    await expect.poll(() => press.elements()).toHaveLength(1);
    await press.click();
    await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'clubInvitationCreate')).toHaveLength(2);
    device.mockRestore();
  });

  it('given somebody else who signs in there, then nothing of the first one’s work is sent', async () => {
    const { screen, dialog, asked } = await invite(expiring(other, invited));
    await dialog.getByLabelText('E-mail').fill(other.username);
    await signInAgain({ screen });
    await expect.element(screen.getByText(/Signed in as Eva/)).toBeVisible();
    expect(asked.filter(({ operation }) => operation === 'clubInvitationCreate')).toHaveLength(1);
  });

  it('when the dialog is closed, then the page keeps what was typed, and the next press asks again', async () => {
    const { screen, dialog } = await invite(expiring(user, invited));
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.poll(() => dialog.elements()).toEqual([]);
    await expect.element(screen.getByLabelText('E-mail')).toHaveValue('ivo@example.test');
    await screen.getByRole('button', { name: /Invite/ }).click();
    await expect.element(dialog.getByLabelText('Password')).toBeVisible();
  });
});
