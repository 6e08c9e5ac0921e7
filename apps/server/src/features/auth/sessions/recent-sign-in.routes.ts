import type { FastifyRequest } from 'fastify';
import type { OperationName } from '@sevenmetre/contract';
import { type AuthOptions, sessionOf } from './session.routes.ts';

/** The validated parts of a call. */
interface Asked {
  readonly params?: unknown;
  readonly body?: unknown;
}

const always = () => true;
const isOfSuppliers = ({ params, body }: Asked) =>
  valueOf(params, 'kind') === 'suppliers' || valueOf(body, 'kind') === 'suppliers';

/** Operations that need a recent sign-in: they give rights, or say where clubs pay to (decision 510). */
const sensitive: { readonly [name in OperationName]?: (asked: Asked) => boolean } = {
  userRolesSave: always,
  clubAdminAppoint: always,
  configurationUpdate: ({ params }) => valueOf(params, 'key') === 'organisers-need-second-step',
  enumerationCreate: isOfSuppliers,
  enumerationUpdate: isOfSuppliers,
  enumerationDelete: isOfSuppliers,
  paymentLinkSave: always,
  paymentSecretRenew: always,
  paymentSecretEnd: always,
  tournamentFolderImport: always,
  pastYearImport: always,
};

/** How long a sign-in is recent. */
const recentMinutes = 15;

/** Whether a call needs a more recent sign-in than the one that began its session. */
export function createIsStale(options: AuthOptions) {
  return async (name: OperationName, asked: Asked, request: FastifyRequest): Promise<boolean> => {
    if (sensitive[name]?.(asked) !== true) return false;
    const session = await sessionOf(request, options);
    const since = options.clock.now().getTime() - recentMinutes * 60_000;
    return session === null || session.signedInAt.getTime() < since;
  };
}

function valueOf(part: unknown, name: string): unknown {
  return typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
}
