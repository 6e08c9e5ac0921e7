import type * as z from 'zod';
import type { Access } from '@sevenmetre/contract';
import type { Actor } from '@sevenmetre/rules/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Outcome } from '../outcome/index.ts';
import type { Prepared } from './handler.ts';
import type { AskAgain } from './handler.ts';

/** A route without its name in the type, for code that handles all routes. */
export interface AnyRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly statuses: readonly number[];
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  readonly bodyBytes?: number;
  readonly signedBody?: true;
  readonly upload?: { readonly fileBytes: number; readonly files?: number };
  readonly responses: Readonly<Record<number, z.ZodType | null | { readonly contentType: string }>>;
}

interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly body: unknown;
  readonly actor: Actor | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface AnyAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

export type AnyHandler = (call: AnyCall) => Promise<AnyHandlerAnswer> | AnyHandlerAnswer;
export type AnyHandlerAnswer =
  | Outcome<unknown>
  | AnyAnswer
  | { readonly prepared: Prepared; readonly again?: AskAgain }
  | { readonly hijacked: true };
