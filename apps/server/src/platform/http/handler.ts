import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { OperationName, Operations, Routes } from '@sevenmetre/contract';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { Refusal } from '../outcome/index.ts';

type Parsed<
  N extends OperationName,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = Routes[N] extends { readonly [key in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

type BodyOf<S> = S extends z.ZodType ? z.input<S> : S extends null ? undefined : string | Buffer;

/** Input of a handler: everything parsed by the contract, and the actor. */
export interface Call<N extends OperationName> {
  readonly params: Parsed<N, 'params'>;
  readonly query: Parsed<N, 'query'>;
  readonly headers: Parsed<N, 'headers'>;
  readonly body: Parsed<N, 'body'>;
  /**
   * null: a public operation that is called without a session, or whose answer is the same for everybody (it
   * declares no 401, or a 304).
   */
  readonly actor: Operations[N]['access'] extends 'public' ? Actor | null : Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Bytes of a body, made once for all readers and kept until a change affects them. */
export interface Prepared {
  /** Strong and quoted; the sent tag has a suffix for the encoding: `"12.7"`, `"12.7-br"`, `"12.7-gz"`. */
  readonly etag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
  /** Compressed already, such as pictures: sent unchanged. Not for `again`. */
  readonly asItIs?: true;
  /** Lacks a part that could not be had: sent, but not kept. */
  readonly isIncomplete?: boolean;
  /** Lower case; `vary` replaces the usual `Accept-Encoding`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The present answer; null if it is not available synchronously or not prepared bytes. */
export type AskAgain = () => Prepared | null;

type Declared<N extends OperationName> = {
  [S in keyof Routes[N]['responses'] & number]: {
    readonly status: S;
    readonly body: BodyOf<Routes[N]['responses'][S]>;
    /** Lower case. */
    readonly headers?: Readonly<Record<string, string | string[]>>;
  };
}[keyof Routes[N]['responses'] & number];

/** The body of a success; calls that answer 204 have none. */
type Done<N extends OperationName> = Routes[N]['responses'] extends { readonly 200: infer S }
  ? { readonly ok: true; readonly value: BodyOf<S> }
  : Routes[N]['responses'] extends { readonly 201: infer S }
    ? { readonly ok: true; readonly value: BodyOf<S> }
    : Routes[N]['responses'] extends { readonly 204: null }
      ? { readonly ok: true; readonly value: null }
      : never;

type HandlerAnswer<N extends OperationName> =
  /** The outcome of a use case; a refusal has the status of its code, which the operation has to declare. */
  | Done<N>
  | Refusal
  /** With headers, or of several possible results. */
  | Declared<N>
  /** 200 or 304 by If-None-Match, in the best accepted encoding. */
  | {
      readonly prepared: Prepared;
      /** For later requests of the same URL by the fast path; absent: each request goes to the handler. */
      readonly again?: AskAgain;
    }
  /** The handler has taken over the connection (`reply.hijack()`) and sends `reply.getHeaders()` itself. */
  | { readonly hijacked: true };

type Handler<N extends OperationName> = (call: Call<N>) => Promise<HandlerAnswer<N>> | HandlerAnswer<N>;

/** The handlers of a feature, one for each of its operations. */
export type Handlers<N extends OperationName> = { readonly [name in N]: Handler<name> };
