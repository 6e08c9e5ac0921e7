import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeyCreation } from '@sevenmetre/contract/account/schemas';
import type { Tx } from '../../../platform/database/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { queueMail } from '../../mail/index.ts';
import { withPassword } from '../account/with-password.use-case.ts';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { securityLetter } from '../letters.ts';
import { updateSecondStep } from '../sessions/session.repository.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { lockById } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { beginChallenge } from './challenge.ts';
import { portalName, newPasskeyChallenge, passkeyTimeout } from './relying-party.ts';
import type { RelyingParty } from './relying-party.ts';
import * as repository from './second-step.repository.ts';
import type { OwnSession } from '../account/read-account.ts';

const mostPasskeys = 20;

/** What the browser needs to make a passkey; it must be unlocked by its owner whenever it is used. */
export async function beginPasskey(
  context: RandomContext,
  userId: number,
  password: string,
  party: RelyingParty,
): Promise<Outcome<PasskeyCreation>> {
  return withPassword(context.database, userId, password, async (user, tx) => {
    const present = await repository.findAllPasskeys(userId, tx);
    if (present.length >= mostPasskeys) return refuse('passkey-invalid');
    const challenge = newPasskeyChallenge(context.random);
    const begun = { purpose: 'passkey-creation', userId, challenge } as const;
    const token = await beginChallenge(context, begun, tx);
    const described = present.map(({ credentialId: id }) => ({ id, type: 'public-key' as const }));
    const options = { ...creationOptions(user, party), challenge, excludeCredentials: described };
    return done({ token, options });
  });
}

/** Elliptic curves first, RSA for older Windows; COSE's numbers. */
const algorithms = [-8, -7, -257];

function creationOptions({ id, email, firstName, lastName }: UserRow, party: RelyingParty) {
  return {
    timeout: passkeyTimeout,
    rp: { id: party.id, name: portalName },
    user: {
      id: Buffer.from(`user-${id}`).toString('base64url'),
      name: email,
      displayName: `${firstName} ${lastName}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

interface NewPasskey {
  readonly token: string;
  readonly name: string;
  readonly credential: RegistrationResponseJSON;
}

/** Keeps the public half of a passkey that the browser has made; the session counts as one with a second step. */
export async function createPasskey(
  context: RandomContext,
  { userId, tokenHash }: OwnSession,
  { token, name, credential: response }: NewPasskey,
  party: RelyingParty,
): Promise<Outcome<null>> {
  const { database, clock } = context;
  const challenge = await repository.findChallenge(hashToken(token), 'passkey-creation', database.db);
  if (challenge?.userId !== userId || clock.now() >= challenge.expiresAt) return refuse('passkey-invalid');
  const made = await credentialOf(response, challenge.challenge ?? '', party);
  if (!made) return refuse('passkey-invalid');
  return database.transaction(async (tx) => {
    const user = await lockById(userId, tx);
    if (!user || !(await repository.takeChallenge(challenge.id, tx))) return refuse('passkey-invalid');
    const { transports } = response.response;
    const row = { ...made, userId, name, transports: [...(transports ?? [])], createdAt: clock.now() };
    if (!(await repository.insertPasskey(row, tx))) return refuse('passkey-invalid');
    await updateSecondStep(tokenHash, clock.now(), tx);
    await notify(context, user, { what: 'passkeyAdded', name }, tx);
    return done(null);
  });
}

export async function renamePasskey(
  { database }: Pick<RandomContext, 'database'>,
  userId: number,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<Outcome<null>> {
  const isRenamed = await database.transaction((tx) =>
    repository.updatePasskey({ id, userId }, { name }, tx),
  );
  return isRenamed ? done(null) : refuse('passkey-unknown');
}

export async function removePasskey(
  context: RandomContext,
  userId: number,
  { id, password }: { readonly id: number; readonly password: string },
): Promise<Outcome<null>> {
  return withPassword(context.database, userId, password, async (user, tx) => {
    const name = await repository.deletePasskey(id, userId, tx);
    if (name === null) return refuse('passkey-unknown');
    await notify(context, user, { what: 'passkeyRemoved', name }, tx);
    return done(null);
  });
}

async function credentialOf(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  party: RelyingParty,
) {
  // Loaded when somebody needs it: a start of the server does not wait for it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp: synced } = registrationInfo;
    return { ...stored(credential), synced };
  } catch {
    // What the library throws tells what of the answer does not fit; all of it means the same here.
    return null;
  }
}

function stored({ id, publicKey, counter }: WebAuthnCredential) {
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

async function notify(
  { clock }: RandomContext,
  { id, email, locale, firstName }: UserRow,
  change: { readonly what: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string },
  tx: Tx,
): Promise<void> {
  const at = clock.now();
  await recordAudit(tx, { at, userId: id, action: change.what, subjectType: 'user', subjectId: id });
  await queueMail(tx, { to: email, locale, letter: securityLetter(firstName, change), now: at });
}
