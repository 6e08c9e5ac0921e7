import type { MatchSignatureBody } from '@sevenmetre/contract/match-events/schemas';
import { signatureMoments, signatureRoles, signatureWays } from '@sevenmetre/rules/match';
import { clockTolerance } from '../protocol.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ShownSignature } from '../outbox/view.ts';
import type { Violations } from './expectations.ts';
import { matchId } from './given-match.ts';
import type { SignatureCall } from './messages.ts';
import type { Random } from './random.ts';
import type { ServerState } from './server-state.ts';

interface Arrived {
  readonly key: string;
  readonly device: string;
  readonly recordedAt: number;
  readonly kind: string;
}

/** The checker of signatures: each that a screen has confirmed is stored once and whole, and the newest of a role stands (SY37). */
export class SignatureWatch {
  readonly #signed = new Map<string, string>();
  readonly #arrived = new Map<string, Arrived>();

  /** A screen shows a signature as recorded. */
  signed(key: string, { name, way }: MatchSignatureBody): void {
    this.#signed.set(key, `${way} ${name}`);
  }

  /** Called before the server stores a call. Returns whether the same signature has arrived before. */
  arrives({ key, device, modifiedAt, body }: SignatureCall, now: number): boolean {
    if (this.#arrived.has(key)) return true;
    const recordedAt = Math.min(Date.parse(modifiedAt), now + clockTolerance);
    this.#arrived.set(key, { key, device, recordedAt, kind: `${body.moment} ${body.role}` });
    return false;
  }

  /** Violations once no call is pending any more. */
  violations({ signatures }: ServerState): string[] {
    const lost = [...this.#signed].flatMap(([key, said]) => {
      const stored = signatures.get(key);
      if (stored === undefined) return [`the signature ${key} never arrived`];
      return `${stored.way} ${stored.name}` === said ? [] : [`the signature ${key} says something else`];
    });
    const unasked = [...signatures.keys()].filter((key) => !this.#arrived.has(key));
    return [...lost, ...unasked.map((key) => `nobody has given the signature ${key}`)];
  }

  /** Violations of a screen that has the newest list: it shows the newest of each role, and nothing else. */
  screenViolations(shown: readonly ShownSignature[]): string[] {
    const newest = new Map<string, Arrived>();
    for (const one of this.#arrived.values()) {
      const other = newest.get(one.kind);
      if (other === undefined || isNewer(one, other)) newest.set(one.kind, one);
    }
    const [wanted, seen] = [[...newest.values()], shown].map((all) =>
      all
        .map(({ key }) => key)
        .toSorted()
        .join(),
    );
    return wanted === seen ? [] : [`a screen shows the signatures ${seen}, not ${wanted}`];
  }
}

function isNewer(a: Arrived, b: Arrived): boolean {
  if (a.recordedAt !== b.recordedAt) return a.recordedAt > b.recordedAt;
  return a.device === b.device ? a.key > b.key : a.device > b.device;
}

/** Somebody signs on a device; the checker learns of it when the screen has confirmed it. */
export async function sign(
  outbox: Outbox,
  device: { shownSignatures(): ShownSignature[] },
  checker: Violations & { readonly signatures: SignatureWatch },
  random: Random,
): Promise<void> {
  const way = random.pick(signatureWays.filter((known) => known !== 'pin')) ?? 'drawn';
  const body: MatchSignatureBody = {
    moment: random.pick(signatureMoments) ?? 'after',
    role: random.pick(signatureRoles) ?? 'timekeeper',
    way,
    name: `signer ${random.between(1, 1_000_000)}`,
    personId: null,
    drawing: way === 'drawn' ? '0101' : null,
    proof: null,
    remark: '',
    score: null,
  };
  const { key, modifiedAt } = await outbox.sign(matchId, body);
  checker.signatures.signed(key, body);
  const shown = device
    .shownSignatures()
    .find(({ moment, role }) => moment === body.moment && role === body.role);
  if (shown === undefined || (shown.key !== key && shown.recordedAt < modifiedAt))
    checker.violation(`the signature ${key} was confirmed and is not on the screen`);
}
