/** The account under which confirmed payments are stored beside the movements of bank files. */
export const confirmedAccount = 'online';

/** Seconds that the time of a confirmation may differ from ours (MO27). */
const tolerance = 300;

/** Largest amount of a confirmation in minor units. */
const mostAmount = 1_000_000_000;

/** What `Sevenmetre-Signature` says: `t=1767225600,v1=HEX`, v1 more than once while a provider changes its secret. */
export interface ConfirmationSignature {
  /** Seconds since 1970. */
  readonly timestamp: number;
  /** Hexadecimal, lower case. */
  readonly digests: readonly string[];
}

/** null: not a signature. Parts of other names are left for later versions. */
export function readSignature(header: string): ConfirmationSignature | null {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const of = (name: string) => parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [time = '', second] = of('t');
  const digests = of('v1').filter((digest) => /^[\da-f]{64}$/u.test(digest));
  if (!/^\d{1,11}$/u.test(time) || second !== undefined || digests.length === 0) return null;
  return { timestamp: Number(time), digests: digests.slice(0, 2) };
}

/** Whether a confirmation was signed about now (MO27). */
export function isTimely(timestamp: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - timestamp) <= tolerance;
}

/** Minor units of `7200`, `7200.5` or `7200.00`; null: not an amount above zero, or too large. */
export function readDecimalAmount(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/u.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return amount > 0 && amount <= mostAmount ? amount : null;
}

/** Between the id of a payment and the mark of a second content; no id contains it. */
const differs = ' ≠ ';

/**
 * The reference of a confirmation that contradicts an earlier one with its id.
 * @param mark of its content, so that a repetition is the same
 */
export function differingReference(id: string, mark: string): string {
  return `${id}${differs}${mark}`;
}

/** Whether a movement is a confirmation that contradicts an earlier one. */
export function contradicts({
  account,
  reference,
}: {
  readonly account: string;
  readonly reference: string;
}): boolean {
  return account === confirmedAccount && reference.includes(differs);
}
