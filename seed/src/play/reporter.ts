import { setTimeout as wait } from 'node:timers/promises';
import { createClient, UndeclaredStatus } from '@sevenmetre/contract/client';
import type { Client } from '@sevenmetre/contract/client';
import { operations } from '@sevenmetre/contract/operations';
import type { MatchDetail } from '@sevenmetre/contract/matches/match-detail';
import type { MatchClockBody, MatchEventBody } from '@sevenmetre/contract/match-events/schemas';
import { demoAccount } from '../accounts.ts';
import { cookieFetch } from './cookie-fetch.ts';

/** An error that ends the play; its message is a sentence for the user. */
export class PlayError extends Error {}

type Write = 'stored' | 'refused';

export interface Reporter {
  readonly client: Client;
  signIn(): Promise<void>;
  stage(matchId: number, stageId: number): Promise<Write>;
  /** @param key identifies the tap, so that a repeat is recognised */
  event(matchId: number, key: string, body: MatchEventBody): Promise<Write>;
  /** Records the state of the match clock. A play that is faster than a match sends it with every event. */
  clock(matchId: number, key: string, body: MatchClockBody): Promise<Write>;
  match(matchId: number): Promise<MatchDetail | null>;
}

const patience = 60;

/**
 * The demo's reporter at the public API. When the server does not answer, calls are repeated with the same
 * keys, so that nothing happens twice; after a minute the play ends with an error.
 */
export function createReporter(url: string, say: (line: string) => void): Reporter {
  const client = createClient({ baseUrl: url, fetch: cookieFetch(url) }, operations);
  const { email, password } = demoAccount('reporter');
  const signIn = async () => {
    const answer = await client.login({ body: { email, password } });
    if (answer.status === 200) return;
    const what = 'error' in answer.body ? answer.body.error : answer.status;
    throw new PlayError(`${url} does not let the demo's reporter in (${what}); is this the demo?`);
  };
  const write = (ask: () => Promise<{ status: number }>) =>
    patiently(say, url, async () => {
      const { status } = await ask();
      if (status === 401) {
        await signIn();
        return 'again';
      }
      if (status === 429 || status >= 500) return 'again';
      return status === 200 ? 'stored' : 'refused';
    });
  return {
    client,
    signIn,
    stage: (id, stage_id) => write(() => client.matchStage({ params: { id, stage_id } })),
    event: (matchId, key, body) =>
      write(() => {
        const headers = headersOf(key, body.createdTimestamp);
        return client.matchEventCreate({ params: { matchId }, headers, body });
      }),
    clock: (matchId, key, body) =>
      write(() => client.matchClock({ params: { matchId }, headers: headersOf(key, body.at), body })),
    async match(id) {
      const answer = await client.competitionMatch({ params: { id } });
      return answer.status === 200 ? answer.body : null;
    },
  };
}

/** Headers with the key of a tap and the time of its change. */
function headersOf(key: string, modifiedAt: string) {
  return { 'idempotency-key': key, 'x-modified-at': modifiedAt, 'x-device': 'demo-play' };
}

async function patiently(
  say: (line: string) => void,
  url: string,
  ask: () => Promise<Write | 'again'>,
): Promise<Write> {
  for (let second = 0; second < patience; second += 2) {
    try {
      const outcome = await ask();
      if (outcome !== 'again') return outcome;
    } catch (error) {
      if (error instanceof PlayError || error instanceof UndeclaredStatus) throw error;
      if (second === 0) say(`${url} does not answer; trying again …`);
    }
    await wait(2000);
  }
  throw new PlayError(`${url} has not answered for ${patience} seconds.`);
}
