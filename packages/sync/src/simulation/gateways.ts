import { refusal } from './messages.ts';
import type { Answer } from './messages.ts';
import type { Random } from './random.ts';

/** How something between a device and the server answers for a while. */
export type Gateway = (copies: readonly Answer[], now: number) => Answer;

const year = 365 * 86_400_000;
/** Filters, captive portals, redirects to another page, and proxies whose server is away. */
const statuses = [
  200, 204, 302, 307, 400, 401, 403, 404, 407, 409, 421, 422, 426, 429, 451, 500, 502, 503, 511,
];
/** Wrong by how many milliseconds their clocks are; null: they send no date. */
const errors = [null, 0, 30_000, -3_600_000, -10 * year, 10 * year];

/** The first half of an answer: its headers, and a body that is not JSON. */
export function cut(answer: Answer): Answer {
  return { ...answer, code: null, events: null, isCut: true };
}

/**
 * A gateway with a page of its own, or one that repeats stored answers of the server, or cuts them.
 * @param random draws of gateways only, so that matches without gateways stay the same
 */
export function gatewayOf(random: Random): Gateway {
  const status = random.pick(statuses) ?? 502;
  const error = random.pick(errors) ?? null;
  const page: Gateway = (_, now) => refusal(status, null, error === null ? null : now + error);
  const copy: Gateway = (copies, now) => random.pick(copies) ?? page(copies, now);
  const half: Gateway = (copies, now) => cut(copy(copies, now));
  return random.pick([page, page, copy, half]) ?? page;
}
