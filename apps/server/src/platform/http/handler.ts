import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { OperationName, Operations, Routes } from '@sevenmetre/contract';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { AskAgain } from './fast-path.ts';

type Parsed<
  N extends OperationName,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = Routes[N] extends { readonly [key in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

type BodyOf<S> = S extends z.ZodType ? z.input<S> : S extends null ? undefined : string | Buffer;

/** What a handler gets: everything already parsed by the contract, and who asks. */
export interface Call<N extends OperationName> {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly headers: Parsed<N, 'headers'>;
  readonly body: Parsed<N, 'body'>;
  /** null: a public operation that is called signed out, or that is the same for everybody (it declares no 401, or a 304). */
  readonly actor: Operations[N]['access'] extends 'public' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A body made once for every reader, kept as bytes until a change touches it. */
export interface Prepared {
  /** Strong and quoted; what travels has a suffix for the encoding: `"12.7"`, `"12.7-br"`, `"12.7-gz"`. */
  readonly etag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** Of a kind that is compressed by itself, as pictures are: sent as it is. Not for `again`. */
  readonly asItIs?: true;
  /** Lower case; `vary` replaces the usual `Accept-Encoding`. */
  readonly headers?: Readonly<Record<string, string>>;
}

type Declared<N extends OperationName> = {
  [S in keyof Routes[N]['responses'] & number]: {
    readonly status: S;
    readonly body: BodyOf<Routes[N]['responses'][S]>;
    /** Lower case. */
    readonly headers?: Readonly<Record<string, string | string[]>>;
  };
}[keyof Routes[N]['responses'] & number];

type HandlerAnswer<N extends OperationName> =
  | Declared<N>
  /** 200 or 304 by If-None-Match, in the best encoding the reader takes. */
  | {
      readonly prepared: Prepared;
      /** For the next readers of the same address, who need not be asked anything; left out: each is asked. */
      readonly again?: AskAgain;
    }
  /** The handler has taken the connection over (`reply.hijack()`); it sends `reply.getHeaders()` along. */
  | { readonly hijacked: true };

type Handler<N extends OperationName> = (call: Call<N>) => Promise<HandlerAnswer<N>> | HandlerAnswer<N>;

/** What a feature gives to the server: one handler for each of its operations. */
export type Handlers<N extends OperationName> = { readonly [name in N]: Handler<name> };
