import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyRequest } from '@sevenmetre/contract/sign-in/schemas';
import type { RandomContext } from '../../../platform/use-case/index.ts';
import { done, refuse, type Outcome } from '../../../platform/outcome/index.ts';
import { recordSignIn } from '../sign-ins/attempts.use-case.ts';
import { type StartedSession, type Visitor, startSession } from '../sessions/start-session.ts';
import { hashToken } from '../../../platform/secrets/index.ts';
import { lockById } from '../user.repository.ts';
import { beginChallenge } from './challenge.ts';
import type { RelyingParty } from './relying-party.ts';
import { newPasskeyChallenge, passkeyTimeout } from './relying-party.ts';
import * as repository from './second-step.repository.ts';
import type { ChallengeRow, PasskeyRow } from './second-step.repository.ts';

/** Begins a sign-in of anybody: which passkeys there are is not said. */
export async function beginPasskeySignIn(
  context: RandomContext,
  party: RelyingParty,
): Promise<PasskeyRequest> {
  const challenge = newPasskeyChallenge(context.random);
  const begun = { purpose: 'passkey-sign-in', userId: null, challenge } as const;
  const token = await beginChallenge(context, begun, context.database.db);
  const options = {
    challenge,
    timeout: passkeyTimeout,
    rpId: party.id,
    userVerification: 'required' as const,
  };
  return { token, options };
}

interface Answer {
  readonly token: string;
  readonly credential: AuthenticationResponseJSON;
}

/** Opens a session by passkey. Refused when it is not known, was not made here, or took too long. */
export async function finishPasskeySignIn(
  context: RandomContext,
  { token, credential }: Answer,
  party: RelyingParty,
  visitor: Visitor,
): Promise<Outcome<StartedSession>> {
  const { database, clock } = context;
  const challenge = await repository.findChallenge(hashToken(token), 'passkey-sign-in', database.db);
  const passkey = await repository.findPasskey(credential.id, database.db);
  if (!challenge || !passkey || clock.now() >= challenge.expiresAt) return refuse('passkey-refused');
  const counter = await counterOf(credential, challenge, passkey, party);
  if (counter === null) return refuse('passkey-refused');
  return database.transaction(async (tx) => {
    const user = await lockById(passkey.userId, tx);
    if (!user || user.lockedAt !== null || !(await repository.takeChallenge(challenge.id, tx)))
      return refuse('passkey-refused');
    const now = clock.now();
    if (!(await repository.updatePasskey(passkey, { counter, lastUsedAt: now }, tx)))
      return refuse('passkey-refused');
    const deviceToken = await recordSignIn(context, user, { visitor, by: 'passkey' }, tx);
    return done(await startSession(context, user, visitor, tx, { secondStep: true, deviceToken }));
  });
}

/** The passkey's own count of its uses; null when its answer is not right. */
async function counterOf(
  response: AuthenticationResponseJSON,
  { challenge }: ChallengeRow,
  { credentialId, publicKey, counter }: PasskeyRow,
  party: RelyingParty,
): Promise<number | null> {
  // Loaded when somebody needs it: a start of the server does not wait for it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge ?? '',
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // What the library throws tells what of the answer does not fit; all of it means the same here.
    return null;
  }
}
