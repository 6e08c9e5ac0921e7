import type { CategoryLooks } from '../plan/category-looks.ts';
import { CategoryPlate } from '../plan/category-plate.tsx';
import './club-plates.css';

interface ClubPlatesProps {
  /** The category of each team of a club. */
  readonly codes: readonly string[];
  /** Those of teams in the queue, which are among `codes`. */
  readonly queued?: readonly string[];
  readonly looks: readonly CategoryLooks[];
  /** Pixels that a card on a phone has for them. */
  readonly cardRoom: number;
}

/**
 * A plate for each team of a club; of one in the queue only its frame. A card on a phone shows as many as it has room for, and how
 * many more there are: a plate is never cut.
 */
export function ClubPlates({ codes, queued = [], looks, cardRoom }: ClubPlatesProps) {
  const left = new Map<string, number>();
  for (const code of queued) left.set(code, (left.get(code) ?? 0) + 1);
  const plates = codes.flatMap((code) => {
    const look = looks.find((known) => known.code === code);
    const waits = left.get(code) ?? 0;
    left.set(code, waits - 1);
    return look === undefined ? [] : [{ look, isQueued: waits > 0 }];
  });
  const onCard = platesOnCard(
    plates.map(({ look }) => look.code),
    cardRoom,
  );
  return (
    <span className="club-plates">
      {plates.map(({ look, isQueued }, index) => (
        // A club has several teams of one category.
        <span key={`${look.code} ${index}`} data-queued={isQueued} data-beyond-card={index >= onCard}>
          <CategoryPlate category={look} />
        </span>
      ))}
      {onCard < plates.length ? (
        <b className="club-plates__more" aria-hidden="true">
          +{plates.length - onCard}
        </b>
      ) : null}
    </span>
  );
}

/** Pixels of a plate without its shape, its gap included, of a letter in it, and of the number behind the plates. */
const [plateRoom, letterRoom, moreRoom] = [15, 12, 28];

/**
 * How many plates a card has room for, beside the number of those that are left out.
 * @param room in pixels
 */
export function platesOnCard(codes: readonly string[], room: number): number {
  const fitIn = (pixels: number) => {
    let used = 0;
    const beyond = codes.findIndex((code) => {
      used += plateRoom + letterRoom * code.length;
      return used > pixels;
    });
    return beyond === -1 ? codes.length : beyond;
  };
  return fitIn(room) === codes.length ? codes.length : fitIn(room - moreRoom);
}
