import { millisecondsOfDay } from '../dates/index.ts';

/** A code that was mailed for a sign-in, as far as the rules look at it. */
export interface MailedCode {
  readonly attempts: number;
  readonly expiresAt: Date;
  /** null: not used yet. */
  readonly usedAt: Date | null;
}

/** Digits of a code, and minutes that it is valid (UR7). */
export const signInCode = { digits: 6, minutes: 10 } as const;

/** Wrong entries after which a code is invalid. */
const mostAttempts = 5;
/** Codes that a mailbox gets in an hour. */
const mostInHour = 5;
/** Wrong codes from unknown devices in `wrongCodeMemory` after which no code from such a device is accepted. */
const mostWrong = 10;

/** Milliseconds that a wrong code of an unknown device is remembered (UR7). */
export const wrongCodeMemory = 30 * millisecondsOfDay;

/** Whether another code is mailed to an address (UR7). @param made codes of the last hour */
export function isCodeMailed(made: number): boolean {
  return made < mostInHour;
}

/** Whether a code can still be entered (UR7). */
export function isCodeAlive({ attempts, expiresAt, usedAt }: MailedCode, now: Date): boolean {
  return usedAt === null && now < expiresAt && attempts < mostAttempts;
}

/**
 * Whether codes of an address are accepted from this device (UR7): the number of guesses is limited, however long somebody tries.
 * @param wrong codes of unknown devices in `wrongCodeMemory`
 */
export function areCodesBelieved({
  isKnown,
  wrong,
}: {
  readonly isKnown: boolean;
  readonly wrong: number;
}): boolean {
  return isKnown || wrong < mostWrong;
}
