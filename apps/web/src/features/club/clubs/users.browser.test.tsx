import type { ClubUsers } from '@sevenmetre/contract/clubs/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUser, showSignedIn } from '../../../testing/show-signed-in.tsx';
import type { Answers } from '../../../testing/show-signed-in.tsx';

afterEach(() => vi.unstubAllGlobals());

const user = { ...aUser, administratedClubs: [{ id: 3, name: 'Sokol Lhotka' }] };
const leader = {
  id: 8,
  firstName: 'Ivo',
  lastName: 'Horák',
  email: 'ivo@example.test',
  phone: null,
  clubAdmin: false,
  teamIds: [30],
  isYou: false,
};
const body: ClubUsers = {
  club: { id: 3, name: 'Sokol Lhotka' },
  teams: [
    { id: 30, name: 'Sokol Lhotka I', categoryCode: 'MA' },
    { id: 31, name: 'Sokol Lhotka II', categoryCode: 'MB' },
  ],
  timeZone: 'Europe/Prague',
  users: [leader],
  invitations: [],
  links: [],
};
const list: Answers = { clubUsers: () => ({ status: 200, body }) };
const path = '/club/3/users';

it('who is no admin of the club is led to the club', async () => {
  const { screen, asked } = await showSignedIn({ path, answers: list });
  await expect.element(screen.getByRole('heading', { name: 'Not here' })).toBeVisible();
  expect(asked.map(({ operation }) => operation)).not.toContain('clubUsers');
});

it('finds by name and by role, and offers to add, to edit and to remove', async () => {
  const admin = { ...leader, id: 9, firstName: 'Eva', lastName: 'Dubová', clubAdmin: true, teamIds: [] };
  const both = { ...body, users: [leader, admin] };
  const answers: Answers = { clubUsers: () => ({ status: 200, body: both }) };
  const { screen } = await showSignedIn({ path, user, answers });
  const shown = () => [...document.querySelectorAll('tbody tr b')].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(['Ivo Horák', 'Eva Dubová']);
  await screen.getByLabelText('Search name or e-mail').fill('horak');
  await expect.poll(shown).toEqual(['Ivo Horák']);
  await screen.getByLabelText('Search name or e-mail').fill('');
  await screen.getByLabelText('Role').selectOptions('Club admin');
  await expect.poll(shown).toEqual(['Eva Dubová']);
  await screen.getByLabelText('Role').selectOptions('Team admin');
  await expect.poll(shown).toEqual(['Ivo Horák']);
  for (const name of [/Invite/, /Edit/, /Remove/])
    await expect.element(screen.getByRole('button', { name }).first()).toBeVisible();
});

it('given an address with an account, when it is added, then a permission has to be selected, and no name or phone is asked', async () => {
  const invitation = { id: 4, email: 'eva@example.test', clubAdmin: false, teamIds: [31] };
  const times = { createdAt: '2026-01-10T10:00:00Z', expiresAt: '2026-01-24T10:00:00Z' };
  const sent = { ...invitation, ...times, state: 'waiting' as const };
  let invitations: ClubUsers['invitations'] = [];
  const { screen, asked } = await showSignedIn({
    path,
    user,
    answers: {
      clubUsers: () => ({ status: 200, body: { ...body, invitations } }),
      clubUserCheck: () => ({ status: 200, body: { exists: true } }),
      clubInvitationCreate: () => {
        invitations = [sent];
        return { status: 201, body: sent };
      },
    },
  });
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByRole('button', { name: 'Invite' }).click();
  const summary = screen.getByRole('alert');
  await expect.element(summary.getByText('Field is required', { exact: false })).toBeVisible();
  await expect
    .element(summary.getByText('At least one permission must be selected', { exact: false }))
    .toBeVisible();
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  await screen.getByRole('button', { name: 'Invite' }).click();
  await expect
    .element(screen.getByText('name and phone need not be filled in', { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByLabelText('First name')).toBeDisabled();
  // Once the account is known a permission is required as before.
  await screen.getByRole('button', { name: 'Invite' }).click();
  await expect.element(screen.getByText('Field is required', { exact: false })).not.toBeInTheDocument();
  await expect
    .element(summary.getByText('At least one permission must be selected', { exact: false }))
    .toBeVisible();
  expect(asked.map(({ operation }) => operation)).not.toContain('clubInvitationCreate');
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).click();
  expect(
    asked
      .filter(({ operation }) => operation === 'clubUserCheck')
      .map(({ asked: { body: sentBody } }) => sentBody),
  ).toEqual([{ email: 'eva@example.test' }]);
  await screen.getByRole('button', { name: 'Invite' }).click();
  await expect.element(screen.getByText('User was successfully created', { exact: false })).toBeVisible();
  const call = asked.find(({ operation }) => operation === 'clubInvitationCreate')?.asked.body;
  expect(call).toEqual({ email: 'eva@example.test', clubAdmin: false, teamIds: [31] });
  const card = screen.getByRole('region', { name: 'Invitations' });
  await expect.element(card.getByText('eva@example.test')).toBeVisible();
  await expect.element(card.getByText(/waiting until/)).toBeVisible();
});

const tooMany = {
  status: 409,
  body: { error: 'invitations-too-many', additionalProperties: {} },
} as const;
it.each([
  ['has no account', () => ({ status: 200, body: { exists: false } }) as const],
  ['cannot be checked any more', () => tooMany],
])(
  'given an address that %s, then name and phone are asked and may be left, and a failure is said in the user’s words',
  async (_, clubUserCheck) => {
    const { screen, asked } = await showSignedIn({
      path,
      user,
      answers: { ...list, clubUserCheck, clubInvitationCreate: () => tooMany },
    });
    await screen.getByRole('button', { name: 'Invite' }).click();
    await screen.getByLabelText('E-mail').fill('eva@example.test');
    await screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).click();
    await screen.getByLabelText('First name').fill('Eva');
    await screen.getByLabelText('Last name').fill('Dubová');
    await screen.getByLabelText('Phone').fill('602');
    await screen.getByRole('button', { name: 'Invite' }).click();
    expect(asked.map(({ operation }) => operation)).not.toContain('clubInvitationCreate');
    await screen.getByLabelText('Phone').fill('+420 602 000 000');
    await screen.getByRole('button', { name: 'Invite' }).click();
    await expect.element(screen.getByText('Failed to create user', { exact: false })).toBeVisible();
    const calls = () =>
      asked
        .filter(({ operation }) => operation === 'clubInvitationCreate')
        .map(({ asked: { body: sentBody } }) => sentBody);
    const needed = { email: 'eva@example.test', clubAdmin: false, teamIds: [31] };
    const person = { firstName: 'Eva', lastName: 'Dubová', phone: '+420 602 000 000' };
    expect(calls()).toEqual([{ ...needed, ...person }]);
    for (const name of ['First name', 'Last name', 'Phone']) await screen.getByLabelText(name).fill('');
    await expect
      .element(screen.getByRole('button', { name: 'Invite' }))
      .toHaveAttribute('data-phase', 'idle');
    await screen.getByRole('button', { name: 'Invite' }).click();
    await expect.poll(calls).toEqual([{ ...needed, ...person }, needed]);
  },
);

it('says that a user was changed, and that one was removed', async () => {
  let users = [leader];
  const { screen, asked } = await showSignedIn({
    path,
    user,
    answers: {
      clubUsers: () => ({ status: 200, body: { ...body, users } }),
      clubUserUpdate: () => ({ status: 200, body: leader }),
      clubUserDelete: () => {
        users = [];
        return { status: 204 };
      },
    },
  });
  await screen.getByRole('button', { name: 'Edit: Ivo Horák' }).click();
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('User was updated', { exact: true })).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'clubUserUpdate')?.asked.body).toMatchObject({
    clubAdmin: false,
    teamIds: [30, 31],
    was: { clubAdmin: false, teamIds: [30] },
  });
  await screen.getByRole('button', { name: 'Remove: Ivo Horák' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(screen.getByText('User was removed', { exact: true })).toBeVisible();
  await expect.poll(() => screen.getByText('Ivo Horák').elements()).toEqual([]);
});

it('given an invitation that was declined, then it can be taken off the list', async () => {
  const invitation = { id: 4, email: 'eva@example.test', clubAdmin: true, teamIds: [] };
  const times = { createdAt: '2026-01-10T10:00:00Z', expiresAt: '2026-01-24T10:00:00Z' };
  const invitations = [{ ...invitation, ...times, state: 'declined' as const }];
  const { screen, asked } = await showSignedIn({
    path,
    user,
    answers: {
      clubUsers: () => ({ status: 200, body: { ...body, invitations } }),
      clubInvitationDelete: () => ({ status: 204 }),
    },
  });
  await screen.getByRole('button', { name: 'Remove from the list: eva@example.test' }).click();
  await expect.element(screen.getByText('The invitation was removed')).toBeVisible();
  expect(asked.find(({ operation }) => operation === 'clubInvitationDelete')?.asked.params).toEqual({
    id: '3',
    invitationId: '4',
  });
});

it('given an account whose address is not proven, then it is told to prove it, and can invite nobody', async () => {
  const { screen } = await showSignedIn({ path, user: { ...user, emailVerified: false }, answers: list });
  await expect.element(screen.getByText(/confirm your own e-mail address/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Edit: Ivo Horák' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite' }).elements()).toEqual([]);
});

it('a removal asks first, and a refusal says why', async () => {
  const { screen } = await showSignedIn({
    path,
    user,
    answers: {
      ...list,
      clubUserDelete: () => ({ status: 409, body: { error: 'last-club-admin', additionalProperties: {} } }),
    },
  });
  await screen.getByRole('button', { name: 'Remove: Ivo Horák' }).click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Do you really want to remove all permissions?' }))
    .toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect
    .element(screen.getByText('Failed to remove user: Every club needs a club admin', { exact: false }))
    .toBeVisible();
});

it('a network that fails keeps what is typed', async () => {
  const { screen } = await showSignedIn({
    path,
    user,
    answers: { ...list, clubInvitationCreate: () => null },
  });
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka I (MA)' }).click();
  await screen.getByRole('button', { name: 'Invite' }).click();
  await expect.element(screen.getByText('Nothing was lost', { exact: false })).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('eva@example.test');
});

it('given a user who is being added, then another page asks; given nothing typed, then it does not', async () => {
  const { screen } = await showSignedIn({ path, user, answers: list });
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByLabelText('E-mail').fill('Eva');
  await screen.getByRole('link', { name: 'Sokol Lhotka' }).click();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => question.elements()).toEqual([]);
  await screen.getByLabelText('E-mail').fill('');
  await screen.getByRole('link', { name: 'Sokol Lhotka' }).click();
  await expect.poll(() => screen.getByLabelText('E-mail').elements()).toEqual([]);
});

it('given a name and a phone typed for another address, when the address has an account, then they are neither checked nor sent', async () => {
  const { screen, asked } = await showSignedIn({
    path,
    user,
    answers: {
      ...list,
      clubUserCheck: ({ body: sentBody }) => ({
        status: 200,
        body: { exists: JSON.stringify(sentBody).includes('eva@') },
      }),
      clubInvitationCreate: () => tooMany,
    },
  });
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByLabelText('E-mail').fill('ewa@example.test');
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).click();
  await screen.getByLabelText('First name').fill('Ewa');
  await screen.getByLabelText('Phone').fill('602');
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka I (MA)' }).click();
  await expect.element(screen.getByLabelText('Phone')).toBeDisabled();
  await screen.getByRole('button', { name: 'Invite' }).click();
  const call = () => asked.find(({ operation }) => operation === 'clubInvitationCreate')?.asked.body;
  await expect.poll(call).toEqual({ email: 'eva@example.test', clubAdmin: false, teamIds: [31, 30] });
});

it('given the answer whether an address has an account, then what is pressed next does not move', async () => {
  await page.viewport(360, 740);
  const { screen } = await showSignedIn({
    path,
    user,
    answers: { ...list, clubUserCheck: () => ({ status: 200, body: { exists: true } }) },
  });
  await screen.getByRole('button', { name: 'Invite' }).click();
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  const checkbox = screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).element();
  const place = () => Math.round(checkbox.getBoundingClientRect().top + window.scrollY);
  const before = place();
  await userEvent.tab();
  await expect.element(screen.getByText('need not be filled in', { exact: false })).toBeVisible();
  expect(place()).toBe(before);
});
