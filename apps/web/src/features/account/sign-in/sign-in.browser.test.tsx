import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { portalJson } from '../../../testing/portal-response.ts';

type Answer = readonly [status: number, body: unknown];

const ok: Answer = [200, { status: 'ok' }];
const refusal = (status: number, error: string): Answer => [status, { error, additionalProperties: {} }];
const asked: { path: string; body: unknown }[] = [];
let answers: Readonly<Record<string, Answer | 'away'>> = {};

beforeEach(() => {
  asked.length = 0;
  answers = {};
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    const answer = answers[path];
    if (answer === undefined) return real(input, init);
    asked.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    if (answer === 'away') throw new TypeError('Failed to fetch');
    return portalJson(answer[1], { status: answer[0] });
  });
});
afterEach(() => vi.restoreAllMocks());

const registration = '/api/v1/registration';
const secret = 'x'.repeat(43);

it('sign-up says what is missing, sends what was typed, and leads to the sign-in with the good news', async () => {
  answers = { [registration]: ok };
  const { screen } = await showPage({ path: '/registration' });
  const submit = screen.getByRole('button', { name: 'Sign up' });
  await submit.click();
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  expect(screen.getByText('Field is required').elements()).toHaveLength(4);
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Horská');
  await screen.getByRole('textbox', { name: 'E-mail' }).fill(' eva@example.test ');
  await screen.getByLabelText('Password', { exact: true }).fill('Eva.Horská123');
  await submit.click();
  await expect.element(screen.getByText(/too close to your own name/)).toBeVisible();
  expect(asked).toEqual([]);
  await screen.getByLabelText('Password', { exact: true }).fill('a goal from the left wing');
  await submit.click();
  await expect.element(screen.getByText(/Registration was successful, you can now sign in/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('eva@example.test');
  const person = { firstName: 'Eva', lastName: 'Horská', email: 'eva@example.test', locale: 'en' };
  expect(asked).toEqual([{ path: registration, body: { ...person, password: 'a goal from the left wing' } }]);
});

it('sign-up keeps where one wanted to go, and the sign-in that follows needs no second typing', async () => {
  answers = { [registration]: ok };
  const { screen } = await showPage({ path: '/login?next=%2Fregistration%2Fclub%2Fcreate' });
  await screen.getByRole('link', { name: 'Sign up' }).click();
  for (const [name, text] of [
    ['First name', 'Eva'],
    ['Last name', 'Horská'],
    ['E-mail', 'eva@example.test'],
  ] as const) {
    await screen.getByRole('textbox', { name }).fill(text);
  }
  await screen.getByLabelText('Password', { exact: true }).fill('a goal from the left wing');
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(screen.getByText(/you can now sign in/)).toBeVisible();
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveValue('a goal from the left wing');
  await expect
    .element(screen.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', '/registration?next=%2Fregistration%2Fclub%2Fcreate');
});

it('a password that only the server knows to be common is refused at its field', async () => {
  answers = { [registration]: refusal(422, 'password-common') };
  const { screen } = await showPage({ path: '/registration' });
  for (const [name, text] of [
    ['First name', 'Eva'],
    ['Last name', 'Horská'],
    ['E-mail', 'eva@example.test'],
  ] as const) {
    await screen.getByRole('textbox', { name }).fill(text);
  }
  await screen.getByLabelText('Password', { exact: true }).fill('sunshine2026!');
  await screen.getByRole('button', { name: 'Sign up' }).click();
  await expect.element(screen.getByText(/among the first that attackers try/)).toBeVisible();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
});

it('the first administrator is told what is missing, where a password is refused, and sends the token with it', async () => {
  const setup = '/api/v1/setup';
  answers = { [setup]: refusal(422, 'password-common') };
  const { screen } = await showPage({ path: '/setup' });
  const submit = screen.getByRole('button', { name: 'Create the administrator' });
  await submit.click();
  await expect.element(screen.getByRole('textbox', { name: 'Token from the console' })).toHaveFocus();
  expect(screen.getByText('Field is required').elements()).toHaveLength(5);
  for (const [name, text] of [
    ['Token from the console', secret],
    ['First name', 'Eva'],
    ['Last name', 'Horská'],
    ['E-mail', 'eva@example.test'],
  ] as const) {
    await screen.getByRole('textbox', { name }).fill(text);
  }
  const password = screen.getByLabelText(/New password/);
  await password.fill('sunshine2026!');
  await submit.click();
  await expect.element(screen.getByText(/among the first that attackers try/)).toBeVisible();
  await expect.element(password).toHaveFocus();
  const person = { firstName: 'Eva', lastName: 'Horská', email: 'eva@example.test' };
  expect(asked).toEqual([{ path: setup, body: { ...person, token: secret, password: 'sunshine2026!' } }]);
});

it('sign-in asks for e-mail and password, and leads to the sign-up and to a forgotten password', async () => {
  const { screen } = await showPage({ path: '/login' });
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeVisible();
  const address = (name: string) =>
    screen.getByRole('main').getByRole('link', { name }).element().getAttribute('href');
  expect([address('Sign up'), address('Forgot password?')]).toEqual(['/registration', '/forgot-password']);
});

it('a forgotten password is asked for, also in Czech, and a silent network is said', async () => {
  answers = { '/api/v1/password-forgotten': 'away' };
  const { screen } = await showPage({ path: '/forgot-password', locale: 'cs' });
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('eva@example.test');
  await screen.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect.element(screen.getByText(/Server neodpověděl/)).toBeVisible();
  answers = { '/api/v1/password-forgotten': ok };
  await screen.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect.element(screen.getByText('E-mail pro obnovu hesla byl úspěšně odeslán')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ email: 'eva@example.test', locale: 'cs' });
});

it('a link without its secret says so; a used one says that it is not valid any more', async () => {
  const incomplete = await showPage({ path: '/password-reset' });
  await expect.element(incomplete.screen.getByText('This link is not complete')).toBeVisible();
  await incomplete.screen.unmount();
  answers = { '/api/v1/password-reset': refusal(403, 'link-invalid') };
  const { screen } = await showPage({ path: `/password-reset#${secret}` });
  await screen.getByLabelText('New password').fill('a save in the last second');
  await screen.getByRole('button', { name: 'Set the password' }).click();
  await expect.element(screen.getByText(/This link is not valid any more/)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ token: secret, password: 'a save in the last second' });
});

it('whoever is delayed by others has a link sent for this device, and its press leads back to the sign-in', async () => {
  answers = {
    '/api/v1/login': refusal(429, 'too-many-requests'),
    '/api/v1/login/device-link': ok,
    '/api/v1/login/device': refusal(403, 'link-invalid'),
  };
  const delayed = await showPage({ path: '/login' });
  await delayed.screen.getByRole('textbox', { name: 'E-mail' }).fill('eva@example.test ');
  await delayed.screen.getByLabelText('Password', { exact: true }).fill('a goal from the left wing');
  expect(delayed.screen.getByRole('button', { name: 'Send me the link' }).elements()).toEqual([]);
  await delayed.screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  await delayed.screen.getByRole('button', { name: 'Send me the link' }).click();
  await expect.element(delayed.screen.getByText(/Open its link with this device/)).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ email: 'eva@example.test', locale: 'en' });
  await delayed.screen.unmount();
  const { screen } = await showPage({ path: `/let-in#${secret}` });
  const press = screen.getByRole('button', { name: 'Let this device sign in' });
  await press.click();
  await expect.element(screen.getByText(/This link is not valid any more/)).toBeVisible();
  answers = { '/api/v1/login/device': ok };
  await press.click();
  await expect.element(screen.getByText('You can sign in with this device now.')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ token: secret });
});

it('an invitation without an account leads to a sign-up with the name that the club entered', async () => {
  const offer = { id: 4, clubName: 'Sokol Lhotka', clubAdmin: true, teams: [], email: 'eva@example.test' };
  const person = { firstName: 'Eva', lastName: 'Horská', expiresAt: '2036-01-01T00:00:00Z' };
  answers = {
    '/api/v1/invitation': [200, { ...offer, ...person }],
    '/api/v1/web/users/me': refusal(401, 'session-expired'),
  };
  const { screen } = await showPage({ path: `/invitation#${secret}` });
  await screen.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Eva');
  await expect.element(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Horská');
  await expect.element(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('eva@example.test');
});

it('an address is confirmed at a press, not by opening the link', async () => {
  answers = { '/api/v1/email-confirmation': ok };
  const { screen } = await showPage({ path: `/verify-email#${secret}` });
  const confirm = screen.getByRole('button', { name: 'Confirm the address' });
  await expect.element(confirm).toBeVisible();
  expect(asked).toEqual([]);
  await confirm.click();
  await expect.element(screen.getByText('Thank you, the address is confirmed.')).toBeVisible();
});

it('whoever is not signed in confirms with the password, or sets a new one', async () => {
  answers = { '/api/v1/email-confirmation': refusal(422, 'password-missing') };
  const { screen } = await showPage({ path: `/verify-email#${secret}` });
  await screen.getByRole('button', { name: 'Confirm the address' }).click();
  await screen.getByLabelText('Password', { exact: true }).fill('a save in the last second');
  await expect.element(screen.getByRole('link', { name: /I did not sign up/ })).toBeVisible();
  answers = { '/api/v1/email-confirmation': ok };
  await screen.getByRole('button', { name: 'Confirm the address' }).click();
  await expect.element(screen.getByText('Thank you, the address is confirmed.')).toBeVisible();
  expect(asked.at(-1)?.body).toEqual({ token: secret, password: 'a save in the last second' });
});

it('a second step is asked for after the password; too many wrong codes lead back to it', async () => {
  answers = {
    '/api/v1/login': [202, { token: secret, passkey: false }],
    '/api/v1/login/second-step': refusal(401, 'second-step-wrong'),
  };
  const { screen } = await showPage({ path: '/login' });
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('eva@example.test');
  await screen.getByLabelText('Password', { exact: true }).fill('a goal from the left wing');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await screen.getByRole('textbox', { name: 'Code' }).fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/The code is not correct/)).toBeVisible();
  answers = { '/api/v1/login/second-step': refusal(401, 'second-step-expired') };
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText(/That took too long/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

it('a code opens the account of an e-mail, or asks for the names of a new one, and nothing is typed twice', async () => {
  const entry = '/api/v1/login/code/entry';
  answers = { '/api/v1/login/code': ok, [entry]: refusal(422, 'mailed-code-wrong') };
  const { screen } = await showPage({ path: '/login/code?next=%2Fregistration%2Fclub%2Fcreate' });
  await screen.getByRole('textbox', { name: 'E-mail' }).fill(' eva@example.test ');
  await screen.getByRole('button', { name: 'Send the code' }).click();
  await expect.element(screen.getByText(/We have sent a code to eva@example.test/)).toBeVisible();
  const code = screen.getByRole('textbox', { name: 'Code from the e-mail' });
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('The code is not correct.')).toBeVisible();
  answers = {
    [entry]: [202, { next: 'names' }],
    '/api/v1/login/code/account': refusal(422, 'mailed-code-expired'),
  };
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await screen.getByRole('textbox', { name: 'First name' }).fill('Eva');
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Horská');
  await screen.getByRole('button', { name: 'Create the account' }).click();
  // The time for the names is over: the page begins again.
  await expect.element(screen.getByText(/This code is not valid any more/)).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('eva@example.test');
  await expect.element(screen.getByRole('button', { name: 'Send the code' })).toBeVisible();
  const person = { firstName: 'Eva', lastName: 'Horská', locale: 'en' };
  expect(asked).toEqual([
    { path: '/api/v1/login/code', body: { email: 'eva@example.test', locale: 'en' } },
    { path: entry, body: { code: '123456' } },
    { path: entry, body: { code: '123456' } },
    { path: '/api/v1/login/code/account', body: person },
  ]);
});

it('the second step follows a code as it follows a password', async () => {
  answers = {
    '/api/v1/login/code': ok,
    '/api/v1/login/code/entry': [202, { next: 'second-step', token: secret, passkey: false }],
  };
  const { screen } = await showPage({ path: '/login/code' });
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('eva@example.test');
  await screen.getByRole('button', { name: 'Send the code' }).click();
  await screen.getByRole('textbox', { name: 'Code from the e-mail' }).fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Second step' })).toBeVisible();
});
