import { timingSafeEqual } from 'node:crypto';
import { isCodeAlive, isCodeMailed, signInCode } from '@sevenmetre/rules/accounts';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { millisecondsOfMinute } from '@sevenmetre/rules/dates';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import type { Random } from '../../../platform/random/index.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import { codeLetter, passwordRemovedLetter } from '../letters.ts';
import { linksToAnAccount, spendAllOfUser } from '../links/one-time-token.repository.ts';
import { noPassword } from '../password.ts';
import { beginChallenge } from '../second-step/challenge.ts';
import { afterMailedCode } from '../second-step/finish-sign-in.use-case.ts';
import {
  deleteAllOfUser,
  endAllChallengesOfUser,
  findAllPasskeys,
  findAuthenticator,
} from '../second-step/second-step.repository.ts';
import { deleteAllByUserId } from '../sessions/session.repository.ts';
import type { SecondStepNeeded } from '../sessions/sign-in.use-case.ts';
import { type StartedSession, type Visitor, startSession } from '../sessions/start-session.ts';
import { hashToken, newToken } from '../../../platform/secrets/index.ts';
import { findByEmail, findById, insertUnlessTaken, lockById, update } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { forgetDevices } from './attempt.repository.ts';
import { believesCodes, countWrongCode, type Delayed, recordSignIn, waitOf } from './attempts.use-case.ts';
import * as codes from './mailed-code.repository.ts';
import type { MailedCodeRow } from './mailed-code.repository.ts';

/** Minutes that somebody has to enter the names of a new account. */
const minutesForNames = 30;
/** Codes are kept so long, so that those of a mailbox are counted. */
const kept = 60 * millisecondsOfMinute;
/** Id of no user: addresses without an account cost the same statements. */
const nobodysId = 0;

/** Seconds that the browser keeps the token of a code: as long as the names may be entered. */
export const secondsOfCodeToken = (signInCode.minutes + minutesForNames) * 60;

/**
 * Mails a code with which the asking browser, and no other, signs in (UR7). The work is the same for an address without an
 * account, which the code proves. Returns the token of the browser, also when the mailbox has had enough codes.
 *
 * @param asked `locale`: of the page, for whom nobody knows a language
 */
export async function sendCode(
  { database, clock, random }: RandomContext,
  asked: { readonly email: string; readonly locale: Locale },
): Promise<string> {
  const email = asked.email.trim().toLowerCase();
  const token = newToken(random);
  const code = newCode(random);
  await database.transaction(async (tx) => {
    await codes.lockAddress(email, tx);
    const now = clock.now();
    await codes.deleteBefore(new Date(now.getTime() - kept), tx);
    const user = await findByEmail(email, tx);
    if (!isCodeMailed(await codes.countSince(email, new Date(now.getTime() - kept), tx))) return;
    const expiresAt = new Date(now.getTime() + signInCode.minutes * millisecondsOfMinute);
    const codeHash = hashCode(token.text, code);
    await codes.insert({ email, tokenHash: token.hash, codeHash, expiresAt, createdAt: now }, tx);
    const letter = codeLetter(user?.firstName ?? null, code);
    await queueMail(tx, { to: email, locale: user?.locale ?? asked.locale, letter, now });
  });
  return token.text;
}

/** The code was right, and no account has its address. */
interface NamesNeeded {
  readonly namesNeeded: true;
}

type Entered = StartedSession | SecondStepNeeded | Delayed | NamesNeeded;

/**
 * Signs in with a mailed code, once, in the browser that asked for it. A second step is asked for as after a password. An
 * address without an account is proven, and `createAccountWithCode` follows.
 * @param entry `token`: of the browser; null: it has none
 */
export async function enterCode(
  context: RandomContext,
  entry: { readonly token: string | null; readonly code: string },
  visitor: Visitor,
): Promise<Outcome<Entered>> {
  const { token } = entry;
  if (token === null) return refuse('mailed-code-expired');
  return context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const found = await findCode(token, tx);
    if (!found || found.row.provenAt !== null || !isCodeAlive(found.row, now))
      return refuse('mailed-code-expired');
    const { row, user } = found;
    const attempt = { email: row.email, user, visitor };
    const wait = await waitOf(attempt, now, tx);
    if (wait > 0) return done({ wait });
    if (!(await believesCodes(attempt, now, tx))) return refuse('mailed-codes-off');
    if (!isCode(row, token, entry.code)) {
      await codes.update(row.id, { attempts: row.attempts + 1 }, tx);
      await countWrongCode(context, attempt, tx);
      return refuse('mailed-code-wrong');
    }
    if (user === null) {
      const expiresAt = new Date(now.getTime() + minutesForNames * millisecondsOfMinute);
      await codes.update(row.id, { provenAt: now, expiresAt }, tx);
      return done({ namesNeeded: true });
    }
    await codes.update(row.id, { usedAt: now }, tx);
    if (user.lockedAt !== null) return refuse('mailed-code-expired');
    return done(await signInOwner(context, user, visitor, tx));
  });
}

/** Makes an account without a password for the address that this browser's code has proven, and signs in. */
export async function createAccountWithCode(
  context: RandomContext,
  entry: {
    readonly token: string | null;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: Locale;
  },
  visitor: Visitor,
): Promise<Outcome<StartedSession>> {
  const { token, firstName, lastName, locale } = entry;
  if (token === null) return refuse('mailed-code-expired');
  return context.database.transaction(async (tx) => {
    const now = context.clock.now();
    const found = await findCode(token, tx);
    if (!found || found.row.provenAt === null || found.row.usedAt !== null || now >= found.row.expiresAt)
      return refuse('mailed-code-expired');
    const { email, id } = found.row;
    await codes.update(id, { usedAt: now }, tx);
    const person = { firstName, lastName, locale, email, roles: ['ROLE_USER' as const] };
    const account = { ...person, passwordHash: noPassword, emailVerifiedAt: now, createdAt: now };
    const userId = await insertUnlessTaken(account, tx);
    // Somebody signed up with the address meanwhile: its owner asks for another code and is signed in to that account.
    const user = userId === null ? null : await findById(userId, tx);
    if (!user) return refuse('mailed-code-expired');
    const deviceToken = await recordSignIn(context, user, { visitor, by: 'mailed-code' }, tx);
    return done(await startSession(context, user, visitor, tx, { deviceToken }));
  });
}

/** The code of a browser and the account of its address, both locked, the account first as everywhere. */
async function findCode(
  token: string,
  tx: Tx,
): Promise<{ readonly row: MailedCodeRow; readonly user: UserRow | null } | null> {
  const code = await codes.findByTokenHash(hashToken(token), tx);
  if (!code) return null;
  const owner = await findByEmail(code.email, tx);
  const user = await lockById(owner?.id ?? nobodysId, tx);
  const row = await codes.lockById(code.id, tx);
  // The account got another address while it was waited for.
  if (!row || (user !== null && user.email !== row.email)) return null;
  return { row, user };
}

async function signInOwner(
  context: RandomContext,
  user: UserRow,
  visitor: Visitor,
  tx: Tx,
): Promise<StartedSession | SecondStepNeeded> {
  if (user.emailVerifiedAt === null) await takeOver(user, context.clock.now(), tx);
  const authenticator = await findAuthenticator(user.id, tx);
  if (authenticator?.confirmedAt != null) {
    const challenge = { purpose: 'second-step', userId: user.id, challenge: afterMailedCode } as const;
    const passkey = (await findAllPasskeys(user.id, tx)).length > 0;
    return { secondStep: await beginChallenge(context, challenge, tx), passkey };
  }
  const deviceToken = await recordSignIn(context, user, { visitor, by: 'mailed-code' }, tx);
  return startSession(context, user, visitor, tx, { deviceToken });
}

/**
 * The code proves an address that was not proven. Whoever signed up with it may be somebody else: the password, sessions,
 * links, passkeys, second steps and known devices from before end.
 */
async function takeOver(user: UserRow, now: Date, tx: Tx): Promise<void> {
  const { id: userId, email, locale, firstName } = user;
  await deleteAllOfUser(userId, tx);
  await forgetDevices(userId, tx);
  await deleteAllByUserId(userId, null, tx);
  await endAllChallengesOfUser(userId, now, tx);
  await spendAllOfUser(userId, [...linksToAnAccount, 'email-verification', 'let-in'], now, tx);
  await update(userId, { passwordHash: noPassword, emailVerifiedAt: now }, tx);
  const about = { userId, subjectType: 'user', subjectId: userId } as const;
  await recordAudit(tx, { at: now, action: 'sign-in.proven', ...about });
  await queueMail(tx, { to: email, locale, letter: passwordRemovedLetter(firstName), now });
}

/** Forgets codes that are counted no more, with their addresses. */
export async function forgetCodes(
  { database }: { readonly database: Database },
  before: Date,
): Promise<void> {
  await codes.deleteBefore(before, database.db);
}

/** Evenly distributed: 48 bits leave a bias of less than one in a hundred million. */
function newCode(random: Random): string {
  const { digits } = signInCode;
  return String(random.bytes(6).readUIntBE(0, 6) % 10 ** digits).padStart(digits, '0');
}

/** The browser's token makes it impossible to find the code of a stolen row by trying all of them. */
function hashCode(token: string, code: string): string {
  return hashToken(`${token} ${code}`);
}

/** Blanks and dashes of whoever copies a code do not count. */
function isCode(row: MailedCodeRow, token: string, entered: string): boolean {
  const given = hashCode(token, entered.replace(/[\s-]/gu, ''));
  return timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(given));
}
