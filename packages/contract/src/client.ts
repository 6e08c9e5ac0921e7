import type * as z from 'zod';
import type { Operation, OperationName } from './operations.ts';
import type { Routes } from './routes.ts';

type Body<S> = S extends z.ZodType ? z.output<S> : S extends null ? undefined : string;

/** A union with one member per declared status: `if (answer.status === 200) answer.body…`. */
export type Answer<N extends OperationName> = {
  [S in keyof Routes[N]['responses'] & number]: {
    readonly status: S;
    readonly body: Body<Routes[N]['responses'][S]>;
    readonly headers: Headers;
  };
}[keyof Routes[N]['responses'] & number];

type PathInput<N extends OperationName> = Routes[N] extends { readonly params: infer P extends z.ZodType }
  ? { readonly params: { readonly [K in keyof z.input<P>]: string | number } }
  : { readonly params?: undefined };
type BodyInput<N extends OperationName> = Routes[N] extends { readonly body: infer B extends z.ZodType }
  ? undefined extends z.input<B>
    ? { readonly body?: z.input<B> }
    : { readonly body: z.input<B> }
  : { readonly body?: undefined };

export type CallInput<N extends OperationName> = PathInput<N> &
  BodyInput<N> & {
    readonly query?: Readonly<Record<string, string | undefined>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal;
  };

type Call<N extends OperationName> =
  Record<never, never> extends CallInput<N>
    ? (input?: CallInput<N>) => Promise<Answer<N>>
    : (input: CallInput<N>) => Promise<Answer<N>>;
export type Client = { readonly [N in OperationName]: Call<N> };

export interface ClientOptions {
  /** '' for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Called for every 401 before the caller gets it, with the name of the operation. */
  readonly on401?: (operation: OperationName) => void;
  /** Called for each request with the name of its operation, which is not sent. */
  readonly onRequest?: (operation: OperationName, request: { url: string; headers: Headers }) => void;
}

/** A status that the contract does not declare for the operation. */
export class UndeclaredStatus extends Error {
  readonly operation: OperationName;
  readonly status: number;
  constructor(operation: OperationName, status: number) {
    super(`Undeclared status ${status} of ${operation}`);
    this.operation = operation;
    this.status = status;
  }
}

/**
 * A typed client for the operations in a table: all, or those that a page needs. Calls reject with 'Missing
 * required path parameter' before anything is sent, with UndeclaredStatus, or with the network's own error;
 * every declared status, refusals included, is an answer.
 */
export function createClient<N extends OperationName>(
  options: ClientOptions,
  table: Readonly<Record<N, Operation>>,
): Pick<Client, N> {
  const client: Record<string, unknown> = {};
  for (const name of Object.keys(table) as N[]) {
    client[name] = (input?: Untyped) => call(options, name, table[name], input ?? {});
  }
  // Types cannot express that the loop adds one method for each operation.
  return client as unknown as Pick<Client, N>;
}

interface Untyped {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

async function call(
  options: ClientOptions,
  name: OperationName,
  { method, path, statuses }: Operation,
  input: Untyped,
) {
  const url = options.baseUrl + fillPath(path, input.params ?? {}) + queryOf(input.query ?? {});
  const headers = new Headers(input.headers);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  options.onRequest?.(name, { url, headers });
  const response = await options.fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });
  if (response.status === 401) options.on401?.(name);
  if (!statuses.includes(response.status)) {
    throw new UndeclaredStatus(name, response.status);
  }
  return { status: response.status, body: await bodyOf(response), headers: response.headers };
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? '';
    if (value === '') throw new Error('Missing required path parameter');
    return encodeURIComponent(value);
  });
}

function queryOf(query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204 || response.status === 304) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson ? response.json() : response.text();
}
