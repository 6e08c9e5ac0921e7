import { bedsLeft, bedsNeeded, type Guest, type LodgingBeds } from './beds.ts';

/** People of a guest in one lodging. */
interface BedPart {
  readonly lodgingId: number;
  readonly persons: number;
}

/**
 * What a building answers to a guest (AC8). `best`: as AC2 suggests; `fits`; `tight`: to the last bed; `split`: in two
 * lodgings; `rooms`: in more than two, as each has too few beds; `otherKind`: only in lodgings of another kind than was paid for; `beds`: too few are free.
 */
export interface PlaceAnswer {
  readonly placeId: number;
  readonly answer: 'best' | 'fits' | 'tight' | 'split' | 'rooms' | 'otherKind' | 'beds';
  /** The lodgings with their people; with `beds` only as many people as there are beds. */
  readonly parts: readonly BedPart[];
  /** Free beds of all kinds. */
  readonly free: number;
  /** Free beds of the kind that was paid for. */
  readonly freePaid: number;
}

const order: readonly PlaceAnswer['answer'][] = [
  'best',
  'fits',
  'tight',
  'split',
  'rooms',
  'otherKind',
  'beds',
];

/**
 * Answers of all buildings with lodgings, the best first (AC8).
 * @param suggestedId the lodging that AC2 suggests; null: none
 */
export function placeAnswers(
  guest: Guest,
  lodgings: readonly LodgingBeds[],
  suggestedId: number | null,
): PlaceAnswer[] {
  const needed = bedsNeeded(guest);
  const places = Map.groupBy(lodgings, ({ placeId }) => placeId);
  return [...places]
    .map(([placeId, own]) => answerOf(placeId, own, { guest, needed, suggestedId }))
    .toSorted((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer) || b.freePaid - a.freePaid);
}

interface Asked {
  readonly guest: Guest;
  readonly needed: number;
  readonly suggestedId: number | null;
}

function answerOf(
  placeId: number,
  own: readonly LodgingBeds[],
  { guest, needed, suggestedId }: Asked,
): PlaceAnswer {
  const paid = own.filter(({ kind }) => guest.bought === null || guest.bought === kind);
  const free = freeIn(own);
  const freePaid = freeIn(paid);
  const answer = (word: PlaceAnswer['answer'], parts: readonly BedPart[]) => ({
    placeId,
    answer: word,
    parts,
    free,
    freePaid,
  });
  const suggested = paid.find(({ id }) => id === suggestedId);
  if (suggested) return answer('best', [{ lodgingId: suggested.id, persons: needed }]);
  const single = smallestFor(paid, needed);
  if (single) {
    const isTight = bedsLeft(single) === needed;
    return answer(isTight ? 'tight' : 'fits', [{ lodgingId: single.id, persons: needed }]);
  }
  const split = splitFor(paid, needed);
  if (split) return answer('split', split);
  if (freePaid >= needed) return answer('rooms', fewestFor(paid, needed));
  const others = own.filter((lodging) => !paid.includes(lodging));
  const other = smallestFor(others, needed);
  if (other) return answer('otherKind', [{ lodgingId: other.id, persons: needed }]);
  const [widest] = byLeft(paid).toReversed();
  const part = widest ? [{ lodgingId: widest.id, persons: Math.min(needed, bedsLeft(widest)) }] : [];
  return answer(
    'beds',
    part.filter(({ persons }) => persons > 0),
  );
}

function freeIn(lodgings: readonly LodgingBeds[]): number {
  return lodgings.reduce((sum, lodging) => sum + bedsLeft(lodging), 0);
}

function byLeft(lodgings: readonly LodgingBeds[]): LodgingBeds[] {
  return lodgings.toSorted((a, b) => bedsLeft(a) - bedsLeft(b) || a.id - b.id);
}

function smallestFor(lodgings: readonly LodgingBeds[], needed: number): LodgingBeds | undefined {
  return byLeft(lodgings).find((lodging) => bedsLeft(lodging) >= needed);
}

/** Two lodgings that leave the fewest beds empty, their people as even as beds allow; null: no two are enough. */
function splitFor(lodgings: readonly LodgingBeds[], needed: number): BedPart[] | null {
  const sorted = byLeft(lodgings);
  const pairs = sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => [other, one] as const));
  const enough = pairs.filter(([a, b]) => bedsLeft(a) + bedsLeft(b) >= needed && bedsLeft(b) > 0);
  const [best] = enough.toSorted((a, b) => leftIn(a) - leftIn(b));
  if (!best) return null;
  const [larger, smaller] = best;
  const second = Math.min(Math.floor(needed / 2), bedsLeft(smaller));
  return [
    { lodgingId: larger.id, persons: needed - second },
    { lodgingId: smaller.id, persons: second },
  ];
}

/** As few lodgings as have beds for everybody, the largest first. */
function fewestFor(lodgings: readonly LodgingBeds[], needed: number): BedPart[] {
  const largest = lodgings.toSorted((a, b) => bedsLeft(b) - bedsLeft(a) || a.id - b.id);
  let waiting = needed;
  return largest.flatMap((lodging) => {
    const persons = Math.min(waiting, bedsLeft(lodging));
    waiting -= persons;
    return persons > 0 ? [{ lodgingId: lodging.id, persons }] : [];
  });
}

function leftIn([one, other]: readonly [LodgingBeds, LodgingBeds]): number {
  return bedsLeft(one) + bedsLeft(other);
}
