import { millisecondsOfDay } from '../dates/index.ts';
import { peopleNames } from './people-names.ts';
import { SeededRandom } from './seeded-random.ts';

/** Whom an invented person stands for: the kind of record and its id, so that each has a person of its own. */
export interface InventedFor {
  readonly editionId: number;
  /** A number of the kind of record, so that equal ids of two kinds give two people. */
  readonly kind: number;
  readonly id: number;
  readonly country: string;
  readonly gender: 'M' | 'W';
}

export interface InventedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Of a range that no operator has given out: +420 and nine digits that begin with 000. */
  readonly phone: string;
}

/** A person from the fictional lists; the same edition and record always give the same one. */
export function inventPerson({ editionId, kind, id, country, gender }: InventedFor): InventedPerson {
  const random = randomOf({ editionId, kind, id });
  const { boys, girls, families, women = families } = peopleNames(country);
  return {
    firstName: random.pick(gender === 'W' ? girls : boys),
    lastName: random.pick(gender === 'W' ? women : families),
    phone: `+420000${String(random.whole(0, 999_999)).padStart(6, '0')}`,
  };
}

/**
 * A day of birth within the two years that begin with `from`; without it an adult's, thirty years before `year`.
 * @param from `YYYY-MM-DD`, the earliest birthday of the category
 * @returns `YYYY-MM-DD`
 */
export function inventBirthDate(
  of: Pick<InventedFor, 'editionId' | 'kind' | 'id'>,
  { from, year }: { readonly from: string | null; readonly year: number },
): string {
  const random = randomOf(of);
  const first = from === null ? Date.UTC(year - 30, 0, 1) : Date.parse(`${from}T00:00:00Z`);
  return new Date(first + random.whole(0, 700) * millisecondsOfDay).toISOString().slice(0, 10);
}

function randomOf({ editionId, kind, id }: Pick<InventedFor, 'editionId' | 'kind' | 'id'>): SeededRandom {
  return new SeededRandom(editionId * 7_919_003 + kind * 104_729 + id * 31);
}
