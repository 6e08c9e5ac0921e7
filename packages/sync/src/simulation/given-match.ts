import { collectHandOver, encodeHandOver } from '../outbox/hand-over.ts';
import type { HandOver } from '../outbox/hand-over-text.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { ServerCopy } from '../outbox/record.ts';
import type { ShownEvent } from '../outbox/view.ts';
import type { Screen, Violations } from './expectations.ts';
import type { ListWatch } from './list-watch.ts';

/** The match that a device records when it records only one. */
export const matchId = 7;

/** A match that is transferred from one device to another. */
interface GivenMatch {
  readonly handOver: HandOver;
  /** What the sending device shows. */
  readonly shown: readonly ShownEvent[];
  /** The list that it knows; null: none, or another one arrived meanwhile. */
  readonly list: ServerCopy | null;
}

/** The match as another device reads it from the codes, one of them twice. */
export async function giveMatch(outbox: Outbox, screen: Screen): Promise<GivenMatch> {
  const before = new Set(screen.view().map(({ key }) => key));
  const list = screen.disk.copy;
  const codes = encodeHandOver(await outbox.handOver(matchId));
  // Events that the server reported as deleted while the codes were made are not in them.
  const shown = screen.view().filter(({ key }) => before.has(key));
  const collected = collectHandOver([...codes.toReversed(), codes[0] ?? '']);
  if (collected.kind !== 'whole') throw new Error('a hand-over cannot be read');
  return { handOver: collected.handOver, shown, list: list === screen.disk.copy ? list : null };
}

interface Taking {
  readonly receiver: Screen;
  /** What the receiver knew before. */
  readonly before: ServerCopy | null;
  readonly checker: Violations & { readonly lists: ListWatch };
}

/**
 * After a transfer the receiver shows the newer list of both devices, and what the sender showed if it had no
 * list itself.
 */
export function expectTaken(
  { handOver, shown, list }: GivenMatch,
  { receiver, before, checker }: Taking,
): void {
  const after = receiver.disk.copy;
  // An answer of the server that arrived meanwhile may be newer and lack what was deleted since.
  if (before === null && after?.isHandedOver === true && after.answers === 1)
    expectContinued(shown, receiver, checker);
  if (checker.lists.isOlder(handOver, { from: list, before, after }))
    checker.violation('an older list stands after a hand-over');
}

function expectContinued(shown: readonly ShownEvent[], receiver: Screen, checker: Violations): void {
  const taken = new Set(receiver.view().map(({ key }) => key));
  const deleted = [...receiver.disk.records.values()].filter((record) => record.deleted);
  for (const { key } of deleted) taken.add(key);
  const lost = shown.filter(({ key }) => !taken.has(key)).map(({ key }) => key);
  if (lost.length > 0) checker.violation(`a hand-over has left ${lost.join()} behind`);
}
