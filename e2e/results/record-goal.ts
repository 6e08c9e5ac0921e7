import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures.ts';

interface Static {
  readonly eventTypes: readonly { readonly id: number; readonly code: string }[];
  readonly matchStages: readonly { readonly id: number; readonly code: string }[];
}

interface GoalTime {
  readonly minute: number;
  readonly second: number;
}

/**
 * Records a goal of the home team in the second half, whose player is not known yet, as a reporter of the demo in a hurry
 * does.
 */
export async function recordGoal(
  api: APIRequestContext,
  match: { readonly id: number },
  { minute, second }: GoalTime = { minute: 20, second: 0 },
): Promise<void> {
  const origin = { origin: new URL((await api.get('/health/live')).url()).origin };
  const reporter = { email: 'reporter@example.test', password: 'reporter-lipova' };
  const signedIn = await api.post('/api/v1/login', { data: reporter, headers: origin });
  expect(signedIn.status()).toBe(200);
  const { eventTypes, matchStages }: Static = await (await api.get('/api/v1/competition/static')).json();
  const seconds = String(second).padStart(2, '0');
  const answer = await api.post(`/api/v1/competition/match/${match.id}/events`, {
    headers: { ...origin, 'idempotency-key': 'journey:1' },
    data: {
      minute,
      second,
      createdTimestamp: `2026-04-04T12:${minute}:${seconds}Z`,
      competitionEventTypeId: eventTypes.find(({ code }) => code === 'goal')?.id,
      competitionMatchStageId: matchStages.find(({ code }) => code === '2nd_half')?.id,
      competitionMatchParticipantId: null,
      side: 'home',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
