import type { ClubUsers } from '@sevenmetre/contract/schemas/clubs';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser, showZone } from '../../testing/show-zone.tsx';
import type { Answers } from '../../testing/show-zone.tsx';

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
  users: [leader],
  links: [],
};
const list: Answers = { clubUsers: () => ({ status: 200, body }) };
const path = '/club/3/users';

it('who is no admin of the club is led to the club', async () => {
  const { screen, asked } = await showZone({ path, answers: list });
  await expect.element(screen.getByRole('heading', { name: 'Not here' })).toBeVisible();
  expect(asked.map(({ operation }) => operation)).not.toContain('clubUsers');
});

it('finds by name and by role, and offers to add, to edit and to remove', async () => {
  const admin = { ...leader, id: 9, firstName: 'Eva', lastName: 'Dubová', clubAdmin: true, teamIds: [] };
  const both = { ...body, users: [leader, admin] };
  const answers: Answers = { clubUsers: () => ({ status: 200, body: both }) };
  const { screen } = await showZone({ path, user, answers });
  const shown = () => [...document.querySelectorAll('tbody tr b')].map(({ textContent }) => textContent);
  await expect.poll(shown).toEqual(['Ivo Horák', 'Eva Dubová']);
  await screen.getByLabelText('Search name or e-mail').fill('horak');
  await expect.poll(shown).toEqual(['Ivo Horák']);
  await screen.getByLabelText('Search name or e-mail').fill('');
  await screen.getByLabelText('Role').selectOptions('Club admin');
  await expect.poll(shown).toEqual(['Eva Dubová']);
  for (const name of [/Add user/, /Edit/, /Remove/])
    await expect.element(screen.getByRole('button', { name }).first()).toBeVisible();
});

it('an address with an account needs no name; a permission has to be selected', async () => {
  const { screen, asked } = await showZone({
    path,
    user,
    answers: {
      ...list,
      clubUserCheck: () => ({ status: 200, body: { status: 'known' } }),
      clubUserCreate: () => ({ status: 201, body: leader }),
    },
  });
  await screen.getByRole('button', { name: 'Add user' }).click();
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  await expect
    .element(screen.getByText('This person has an account already', { exact: false }))
    .toBeVisible();
  expect(screen.getByLabelText('First name').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Add user' }).click();
  await expect
    .element(
      screen.getByRole('alert').getByText('At least one permission must be selected', { exact: false }),
    )
    .toBeVisible();
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka II (MB)' }).click();
  await screen.getByRole('button', { name: 'Add user' }).click();
  await expect.element(screen.getByText('User was successfully created')).toBeVisible();
  const sent = asked.find(({ operation }) => operation === 'clubUserCreate')?.asked.body;
  expect(sent).toMatchObject({ email: 'eva@example.test', clubAdmin: false, teamIds: [31] });
});

it('a removal asks first, and a refusal says why', async () => {
  const { screen } = await showZone({
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
  const { screen } = await showZone({
    path,
    user,
    answers: {
      ...list,
      clubUserCheck: () => ({ status: 200, body: { status: 'known' } }),
      clubUserCreate: () => null,
    },
  });
  await screen.getByRole('button', { name: 'Add user' }).click();
  await screen.getByLabelText('E-mail').fill('eva@example.test');
  await expect
    .element(screen.getByText('This person has an account already', { exact: false }))
    .toBeVisible();
  await screen.getByRole('checkbox', { name: 'Sokol Lhotka I (MA)' }).click();
  await screen.getByRole('button', { name: 'Add user' }).click();
  await expect.element(screen.getByText('Nothing was lost', { exact: false })).toBeVisible();
  await expect.element(screen.getByLabelText('E-mail')).toHaveValue('eva@example.test');
});

it('given a user who is being added, then another page asks; given nothing typed, then it does not', async () => {
  const { screen } = await showZone({ path, user, answers: list });
  await screen.getByRole('button', { name: 'Add user' }).click();
  await screen.getByLabelText('First name').fill('Eva');
  await screen.getByRole('link', { name: 'Sokol Lhotka' }).click();
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => question.elements()).toEqual([]);
  await screen.getByLabelText('First name').fill('');
  await screen.getByRole('link', { name: 'Sokol Lhotka' }).click();
  await expect.poll(() => screen.getByLabelText('First name').elements()).toEqual([]);
});
