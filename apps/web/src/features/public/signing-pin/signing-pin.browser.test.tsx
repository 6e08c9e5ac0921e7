import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showSignedIn } from '../../../testing/show-signed-in.tsx';

const token = 'a-token-that-is-long-enough-to-be-one';
const path = `/signing-pin#${token}`;
const owner = { firstName: 'Eva', expiresAt: '2036-04-05T12:00:00Z', isSet: false };

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('[MA93] given a link, then its owner sets a PIN typed twice, and is told what is wrong with it', async () => {
  await page.viewport(360, 740);
  const refused = { error: 'pin-weak', additionalProperties: {} };
  let isWeak = true;
  let isLost = false;
  const { screen, asked } = await showSignedIn({
    path,
    answers: {
      signingPinOfLink: () => ({ status: 200, body: owner }),
      signingPinSet: () =>
        isLost ? null : isWeak ? { status: 422, body: refused } : { status: 200, body: { status: 'ok' } },
    },
  });
  await expect.element(screen.getByRole('heading', { name: 'PIN of Eva' })).toBeVisible();
  const type = async (pin: string, again = pin) => {
    await screen.getByLabelText('PIN (6 digits)').fill(pin);
    await screen.getByLabelText('The same again').fill(again);
    await screen.getByRole('button', { name: 'Set PIN' }).click();
  };
  await type('12345');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter six digits.');
  await type('407408', '407409');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The two are not the same.');
  expect(asked.some(({ operation }) => operation === 'signingPinSet')).toBe(false);
  await type('123456');
  await expect.element(screen.getByText(/guessed first/)).toBeVisible();
  isWeak = false;
  isLost = true;
  await type('407408');
  await expect.element(screen.getByText(/network|connection/i)).toBeVisible();
  isLost = false;
  await type('407408');
  await expect.element(screen.getByText(/^Your PIN is set/)).toBeVisible();
  const sent = asked.flatMap(({ operation, asked: { body } }) =>
    operation === 'signingPinSet' ? [body] : [],
  );
  expect(sent.at(-1)).toMatchObject({ token, pin: '407408' });
  expect(new Set(sent.map((body) => (body as { clientKey?: string }).clientKey)).size).toBe(1);
  expect(sent.at(-1)).toHaveProperty('clientKey', expect.stringMatching(/^[\w-]{8,64}$/));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('[MA93] given an answer that is lost, when the page is loaded again, then it says that the PIN is set', async () => {
  let isSet = false;
  const answers = {
    signingPinOfLink: () => ({ status: 200, body: { ...owner, isSet } }),
    signingPinSet: () => {
      isSet = true;
      return null;
    },
  };
  const { screen, asked } = await showSignedIn({ path, answers });
  await screen.getByLabelText('PIN (6 digits)').fill('407408');
  await screen.getByLabelText('The same again').fill('407408');
  await screen.getByRole('button', { name: 'Set PIN' }).click();
  await expect.element(screen.getByText(/network|connection/i)).toBeVisible();
  const clientKey = sessionStorage.getItem(`signing-pin:${token}`);
  expect(asked.at(-1)?.asked.body).toEqual({ token, pin: '407408', clientKey });
  await screen.unmount();
  const again = await showSignedIn({ path, answers });
  await expect.element(again.screen.getByText(/^Your PIN is set/)).toBeVisible();
  expect(
    again.asked.flatMap(({ operation, asked: { body } }) => (operation === 'signingPinOfLink' ? [body] : [])),
  ).toEqual([{ token, clientKey }]);
});
