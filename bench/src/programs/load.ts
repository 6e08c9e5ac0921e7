import autocannon from 'autocannon';
import { answerParent } from '../harness/child.ts';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections: number;
  /** Expected status of every answer; another one fails the measurement. */
  readonly status: 200 | 304;
}

/** Requests one URL over many connections without pauses. Returns the number of answers. */
async function load({ url, headers, seconds, connections, status }: Load): Promise<number> {
  const result = await autocannon({ url, headers: { ...headers }, connections, duration: seconds });
  const good = result.statusCodeStats?.[`${status}` as const]?.count ?? 0;
  if (result.errors > 0 || good === 0 || good < result.requests.total * 0.999) {
    throw new Error(
      `${url}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)} instead of ${status}`,
    );
  }
  return result.requests.total;
}

const api = { load };
export type LoadApi = typeof api;
answerParent(api);
