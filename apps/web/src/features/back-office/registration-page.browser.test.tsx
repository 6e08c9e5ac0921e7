import type { ClubRegistrationAdmin } from '@sevenmetre/contract/schemas/back-office';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRegistration, organiser } from '../../testing/a-registration.ts';
import { type Answers, showZone } from '../../testing/show-zone.tsx';

type Over = Partial<ClubRegistrationAdmin>;

describe('a registration before an organiser', () => {
  afterEach(() => vi.unstubAllGlobals());
  const show = (over: Over = {}, answers: Answers = {}) =>
    showZone({
      path: '/admin/registrations/1',
      user: organiser,
      answers: {
        clubRegistrationAdmin: () => ({ status: 200, body: { ...aRegistration, ...over } }),
        ...answers,
      },
    });
  const inState = (state: ClubRegistrationAdmin['club']['state']) => ({
    club: { ...aRegistration.club, state },
  });

  it('given a declined club, then none of its teams is said to be accepted', async () => {
    const { screen } = await show(inState('declined'));
    const teams = screen.getByRole('region', { name: 'Teams', exact: true });
    await expect.element(teams.getByText('Cancelled').first()).toBeVisible();
    expect(teams.getByText('Accepted').elements()).toEqual([]);
  });
});
