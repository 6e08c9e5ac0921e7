import { renderSVG } from 'uqr';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import { withPassword } from '../account/with-password.use-case.ts';
import { securityLetter } from '../letters.ts';
import { updateSecondStep } from '../sessions/session.repository.ts';
import { lockById } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import type { SecondStepContext } from './finish-sign-in.use-case.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { portalName } from './relying-party.ts';
import * as repository from './second-step.repository.ts';
import { base32, matchingStep, otpauthUri, sealSecret, secretOf } from './totp.ts';
import type { OwnSession } from '../account/read-account.ts';

const secretBytes = 20;

export interface AuthenticatorStart {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

/** A new secret for an authenticator app. It is not asked for before one of its codes has been shown. */
export async function startAuthenticator(
  { database, random, sealer }: SecondStepContext,
  userId: number,
  password: string,
): Promise<Outcome<AuthenticatorStart>> {
  return withPassword(database, userId, password, async ({ email }, tx) => {
    const present = await repository.findAuthenticator(userId, tx);
    if (present?.confirmedAt) return refuse('authenticator-present');
    const secret = random.bytes(secretBytes);
    await repository.upsertAuthenticator(userId, sealSecret(sealer, userId, secret), tx);
    const uri = otpauthUri(secret, email, portalName);
    return done({ secret: base32(secret), uri, qr: renderSVG(uri, { border: 2 }) });
  });
}

/** Sets the authenticator up by one of its codes; the session counts as one with a second step. Gives recovery codes. */
export async function confirmAuthenticator(
  context: SecondStepContext,
  { userId, tokenHash }: OwnSession,
  code: string,
): Promise<Outcome<readonly string[]>> {
  const now = context.clock.now();
  return context.database.transaction(async (tx) => {
    const user = await lockById(userId, tx);
    const begun = await repository.findAuthenticator(userId, tx);
    if (!user || !begun) return refuse('authenticator-missing');
    if (begun.confirmedAt) return refuse('authenticator-present');
    const secret = secretOf(context.sealer, begun);
    const step = secret && matchingStep(secret, code, now, begun.lastStep);
    if (step === null) return refuse('code-wrong');
    await repository.updateAuthenticator(userId, { confirmedAt: now, lastStep: step }, tx);
    await updateSecondStep(tokenHash, now, tx);
    const codes = await makeRecoveryCodes(context, userId, tx);
    await notify(context, user, 'authenticatorAdded', tx);
    return done(codes);
  });
}

export async function removeAuthenticator(
  context: SecondStepContext,
  userId: number,
  password: string,
): Promise<Outcome<null>> {
  return withPassword(context.database, userId, password, async (user, tx) => {
    const present = await repository.findAuthenticator(userId, tx);
    if (!present) return refuse('authenticator-missing');
    await repository.deleteAuthenticator(userId, tx);
    await notify(context, user, 'authenticatorRemoved', tx);
    return done(null);
  });
}

/** New recovery codes; those before work no more. */
export async function renewRecoveryCodes(
  context: SecondStepContext,
  userId: number,
  password: string,
): Promise<Outcome<readonly string[]>> {
  return withPassword(context.database, userId, password, async (user, tx) => {
    const present = await repository.findAuthenticator(userId, tx);
    if (!present?.confirmedAt) return refuse('authenticator-missing');
    const codes = await makeRecoveryCodes(context, userId, tx);
    await notify(context, user, 'recoveryCodes', tx);
    return done(codes);
  });
}

async function makeRecoveryCodes({ random }: SecondStepContext, userId: number, tx: Tx): Promise<string[]> {
  const codes = newRecoveryCodes(random);
  await repository.replaceRecoveryCodes(userId, codes.map(hashRecoveryCode), tx);
  return codes;
}

async function notify(
  { clock }: SecondStepContext,
  { id, email, locale, firstName }: UserRow,
  what: 'authenticatorAdded' | 'authenticatorRemoved' | 'recoveryCodes',
  tx: Tx,
): Promise<void> {
  const at = clock.now();
  await recordAudit(tx, { at, userId: id, action: what, subjectType: 'user', subjectId: id });
  await queueMail(tx, { to: email, locale, letter: securityLetter(firstName, { what }), now: at });
}
