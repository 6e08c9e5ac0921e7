import type {
  SigningPinLinkBody,
  SigningPinOwner,
  SigningPinSetBody,
} from '@sevenmetre/contract/signing-pins/schemas';
import { isWeakPin } from '@sevenmetre/rules/match';
import type { Actor } from '@sevenmetre/rules/permissions';
import { millisecondsOfWeek } from '@sevenmetre/rules/dates';
import type { Clock } from '../../platform/clock/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { done, type Outcome, refuse } from '../../platform/outcome/index.ts';
import type { Random } from '../../platform/random/index.ts';
import { isUsed, once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import { hashToken, newToken } from '../../platform/secrets/index.ts';
import { utcText } from '../competition/index.ts';
import { hashOfPin, type PinContext } from './pins.use-case.ts';
import * as linkRepository from './pin-link.repository.ts';
import * as repository from './signing-pin.repository.ts';
import type { PinOwner } from './signing-pin.repository.ts';

/** Context of the calls that set a PIN by a link. */
export type PinLinkContext = PinContext & { readonly clock: Clock };

/** Milliseconds for which a link is valid. */
const validFor = millisecondsOfWeek;

/**
 * A new link over which somebody sets a PIN; the link before ends. Whoever issues it sees no PIN, and the PIN before is
 * believed until another is set.
 */
export async function issuePinLink(
  random: Random,
  owner: PinOwner,
  now: Date,
  tx: Tx,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const { text, hash } = newToken(random);
  const expiresAt = new Date(Math.floor(now.getTime() / 1000) * 1000 + validFor);
  await linkRepository.upsert(owner, { tokenHash: hash, expiresAt }, tx);
  return { token: text, expiresAt: utcText(expiresAt) };
}

/** A link for the account of a referee, for an organiser who hands it over with the appointment. */
export function issueRefereePinLink(
  { database, random, clock }: PinLinkContext,
  actor: Actor,
  id: number,
): Promise<Outcome<{ readonly token: string; readonly expiresAt: string }>> {
  const at = clock.now();
  return database.transaction(async (tx) => {
    const userId = await repository.findUserIdOfReferee(id, tx);
    if (userId === null) return refuse('referee-unknown');
    const link = await issuePinLink(random, { userId }, at, tx);
    const subject = { subjectType: 'referee', subjectId: id };
    await recordAudit(tx, { at, userId: actor.userId, action: 'refereePinLink', ...subject });
    return done(link);
  });
}

/** Whose PIN a link sets. A page that was loaded again after a lost answer learns from its key that it has set the PIN. */
export function readPinLink(
  { database, clock }: PinLinkContext,
  { token, clientKey }: SigningPinLinkBody,
): Promise<Outcome<SigningPinOwner>> {
  return database.transaction(async (tx) => {
    const link = await linkRepository.find(hashToken(token), tx);
    const firstName = link && (await linkRepository.findFirstName(link, tx));
    if (link === null || firstName === null) return refuse('pin-link-ended');
    const isSet =
      link.usedAt !== null && clientKey !== undefined && (await isUsed(tx, scopeOf(link.id), clientKey));
    if (!isSet && !linkRepository.isOpen(link, clock.now())) return refuse('pin-link-ended');
    return done({ firstName, expiresAt: utcText(link.expiresAt), isSet });
  });
}

/**
 * Sets the PIN of the person who has the link, once. The one before is void. A repeat after a lost answer gets the answer
 * of the first call; stored of it is the hash of the body, from which nobody learns the PIN without the token.
 */
export async function setPinByLink(
  context: PinLinkContext,
  body: SigningPinSetBody,
): Promise<Outcome<{ readonly status: 'ok' }>> {
  const { database, clock } = context;
  const { token, pin } = body;
  const at = clock.now();
  const tokenHash = hashToken(token);
  // Of a page without a key each link has one attempt.
  const clientKey = body.clientKey ?? tokenHash;
  const found = await database.transaction((tx) => linkRepository.find(tokenHash, tx));
  const isOpen = found !== null && linkRepository.isOpen(found, at);
  if (isOpen && isWeakPin(pin)) return refuse('pin-weak');
  // Hashing takes a while: not in the transaction, and not for a link that sets nothing any more.
  const pinHash = isOpen ? await hashOfPin(context, pin) : null;
  return database.transaction(async (tx) => {
    const id = (await linkRepository.find(tokenHash, tx))?.id;
    if (id === undefined) return refuse('pin-link-ended');
    const set = await once(tx, scopeOf(id), clientKey, body, async () => {
      const link = pinHash === null ? null : await linkRepository.use(tokenHash, at, tx);
      const owner = link && ownerOf(link);
      if (owner === null || pinHash === null) return refuse('pin-link-ended');
      await repository.upsertPin(owner, pinHash, at, tx);
      const subject =
        'userId' in owner
          ? { subjectType: 'user', subjectId: owner.userId }
          : { subjectType: 'participant', subjectId: owner.participantId };
      await recordAudit(tx, { at, userId: null, action: 'signingPinSet', ...subject });
      return done(id);
    });
    return set.ok ? done({ status: 'ok' }) : set;
  });
}

/** Of repeat keys. */
const scopeOf = (linkId: number): string => `pin-link:${linkId}`;

function ownerOf({ userId, participantId }: linkRepository.PinLinkRow): PinOwner | null {
  if (userId !== null) return { userId };
  return participantId === null ? null : { participantId };
}
