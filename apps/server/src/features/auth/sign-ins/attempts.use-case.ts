import {
  areCodesBelieved,
  isNotifiedOfFailures,
  memory,
  signInWait,
  wrongCodeMemory,
} from '@sevenmetre/rules/accounts';
import { millisecondsOfDay } from '@sevenmetre/rules/dates';
import type { Tx } from '../../../platform/database/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { failedSignInsLetter, newDeviceLetter } from '../letters.ts';
import type { Visitor } from '../sessions/start-session.ts';
import { hashToken, newToken } from '../../../platform/secrets/index.ts';
import { lockById, type UserRow } from '../user.repository.ts';
import * as repository from './attempt.repository.ts';
import type { AttemptRow } from './attempt.repository.ts';

/** Days that attempts are kept, so that the owner can look at them. */
const keptDays = 90;
const devicesOfOneUser = 30;
/** Id of no user: addresses without an account cost the same statements. */
const nobodysId = 0;

/** Who tries to sign in to what. */
export interface Attempt {
  /** Lower case, trimmed, as it was given. */
  readonly email: string;
  /** null: nobody has this address. */
  readonly user: UserRow | null;
  readonly visitor: Visitor;
}

/**
 * The browser of a successful sign-in and its second step. `code`: from an authenticator, or a recovery code.
 */
interface SignedIn {
  readonly visitor: Visitor;
  readonly by: 'password' | 'password-and-code' | 'passkey' | 'mailed-code' | 'mailed-code-and-code';
}

/** Seconds until the next attempt is allowed. */
export interface Delayed {
  readonly wait: number;
}

/**
 * Records an attempt as failed before the password is checked, so that concurrent guesses are all counted.
 * Returns the id of the record, or how long the attempt has to wait.
 */
export function beginAttempt(
  { database, clock }: Pick<RandomContext, 'database' | 'clock'>,
  attempt: Attempt,
): Promise<number | Delayed> {
  return database.transaction(async (tx) => {
    await lockById(attempt.user?.id ?? nobodysId, tx);
    const wait = await waitOf(attempt, clock.now(), tx);
    if (wait > 0) return { wait };
    return repository.insert(await rowOf(attempt, 'password-wrong', clock.now(), tx), tx);
  });
}

/** Seconds until the next attempt is allowed; 0: now. */
export async function waitOf(attempt: Attempt, now: Date, tx: Tx): Promise<number> {
  const since = new Date(now.getTime() - memory);
  const all = await repository.findAllSince(hashToken(attempt.email), since, tx);
  const { deviceHash, network, isKnown } = await originOfAttempt(attempt, tx);
  const isOwn = (row: AttemptRow) =>
    isKnown ? row.deviceHash === deviceHash : !row.isKnown && row.network === network;
  const own = all.filter(isOwn);
  const isLetIn = ({ outcome }: AttemptRow) => outcome === 'signed-in' || outcome === 'let-in';
  const sinceLetIn = own.slice(own.findLastIndex(isLetIn) + 1).filter(isFailed);
  const unknown = all.filter((row) => !row.isKnown && isFailed(row));
  return signInWait({ isKnown, own: sinceLetIn.map(({ at }) => at), unknown, network }, now);
}

type Wrong = 'password-wrong' | 'code-wrong';

/**
 * Records a wrong password of an attempt that was begun, or a wrong code. Without an account nothing is recorded, by the same
 * number of statements and one write, so that the response time does not reveal whether an account exists. The mail after many
 * failures is the exception.
 */
export async function recordWrong(
  context: Pick<RandomContext, 'clock'>,
  { attemptId, email, user }: Pick<Attempt, 'email' | 'user'> & { readonly attemptId: number },
  reason: Wrong,
  tx: Tx,
): Promise<void> {
  if (user) return recordRefusal(context, user, reason, tx);
  await countFailed(email, context.clock.now(), tx);
  await repository.setOutcome(attemptId, reason, tx);
}

/** Records a refusal in the log and, after many, for the owner. The attempt itself is counted already. */
async function recordRefusal(
  { clock }: Pick<RandomContext, 'clock'>,
  user: UserRow,
  reason: Wrong,
  tx: Tx,
): Promise<void> {
  const now = clock.now();
  const failed = await countFailed(user.email, now, tx);
  const about = { subjectType: 'user', subjectId: user.id } as const;
  await recordAudit(tx, { at: now, action: 'sign-in.refused', ...about, after: { reason, failed } });
  if (!isNotifiedOfFailures(failed)) return;
  const letter = failedSignInsLetter(user.firstName, failed);
  await queueMail(tx, { to: user.email, locale: user.locale, letter, now });
}

async function countFailed(email: string, now: Date, tx: Tx): Promise<number> {
  const since = new Date(now.getTime() - memory);
  return (await repository.findAllSince(hashToken(email), since, tx)).filter(isFailed).length;
}

/** Counts a wrong code, mailed or of the second step, like a wrong password; also for an address without an account. */
export async function countWrongCode(
  context: Pick<RandomContext, 'clock'>,
  attempt: Attempt,
  tx: Tx,
): Promise<void> {
  const row = await rowOf(attempt, 'code-wrong', context.clock.now(), tx);
  const { email, user } = attempt;
  await recordWrong(context, { attemptId: await repository.insert(row, tx), email, user }, 'code-wrong', tx);
}

/** Whether mailed codes of an address are believed from the device of an attempt (UR7). */
export async function believesCodes(attempt: Attempt, now: Date, tx: Tx): Promise<boolean> {
  const since = new Date(now.getTime() - wrongCodeMemory);
  const { isKnown } = await originOfAttempt(attempt, tx);
  const all = await repository.findAllSince(hashToken(attempt.email), since, tx);
  const wrong = all.filter((row) => row.outcome === 'code-wrong' && !row.isKnown).length;
  return areCodesBelieved({ isKnown, wrong });
}

/** Records a sign-in and its device, and notifies the owner of a new device. Returns the new device token. */
export async function recordSignIn(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  user: UserRow,
  { visitor, by }: SignedIn,
  tx: Tx,
): Promise<string> {
  const now = clock.now();
  const attempt = { email: user.email, user, visitor };
  const devices = await repository.findDevices(user.id, tx);
  const row = await rowOf(attempt, 'signed-in', now, tx);
  const deviceToken = await rememberBrowser({ clock, random }, user.id, visitor.deviceToken, tx);
  await repository.insert({ ...row, deviceHash: hashToken(deviceToken) }, tx);
  await repository.deleteBefore(new Date(now.getTime() - keptDays * millisecondsOfDay), tx);
  const about = { userId: user.id, subjectType: 'user', subjectId: user.id } as const;
  await recordAudit(tx, { at: now, action: 'sign-in', ...about, after: { newDevice: !row.isKnown, by } });
  // The first device of an account is the one that it was created on: no mail.
  if (!row.isKnown && devices.size > 0) {
    const letter = newDeviceLetter(user.firstName, now);
    await queueMail(tx, { to: user.email, locale: user.locale, letter, now });
  }
  return deviceToken;
}

/** Adds a browser to the known devices of an account; returns its token. */
async function rememberBrowser(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  userId: number,
  kept: string | null,
  tx: Tx,
): Promise<string> {
  const deviceToken = kept ?? newToken(random).text;
  const device = { userId, deviceHash: hashToken(deviceToken), lastSeenAt: clock.now() };
  await repository.rememberDevice(device, devicesOfOneUser, tx);
  return deviceToken;
}

/** Makes a browser known without a sign-in, because its user has got to the account's mails. Returns its token. */
export async function letIn(
  { clock, random }: Pick<RandomContext, 'clock' | 'random'>,
  user: UserRow,
  visitor: Visitor,
  tx: Tx,
): Promise<string> {
  const deviceToken = await rememberBrowser({ clock, random }, user.id, visitor.deviceToken, tx);
  const attempt = { email: user.email, user, visitor: { ...visitor, deviceToken } };
  await repository.insert(await rowOf(attempt, 'let-in', clock.now(), tx), tx);
  return deviceToken;
}

async function rowOf(attempt: Attempt, outcome: AttemptRow['outcome'], at: Date, tx: Tx) {
  const { email, user, visitor } = attempt;
  const origin = await originOfAttempt(attempt, tx);
  const userAgent = visitor.userAgent?.slice(0, 200) ?? null;
  return { accountHash: hashToken(email), userId: user?.id ?? null, at, outcome, ...origin, userAgent };
}

async function originOfAttempt({ user, visitor }: Attempt, tx: Tx) {
  const deviceHash = visitor.deviceToken === null ? null : hashToken(visitor.deviceToken);
  const devices = deviceHash === null ? null : await repository.findDevices(user?.id ?? nobodysId, tx);
  const isKnown = deviceHash !== null && devices !== null && devices.has(deviceHash);
  return { network: visitor.network, deviceHash, isKnown };
}

function isFailed({ outcome }: AttemptRow): boolean {
  return outcome === 'password-wrong' || outcome === 'code-wrong';
}
