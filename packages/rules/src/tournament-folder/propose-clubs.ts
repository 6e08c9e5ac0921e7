import { wordsOf } from '../search/index.ts';

export interface NamedClub<Id> {
  readonly id: Id;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** A registered row that may correspond to one of a folder. A person confirms it or chooses another. */
export interface Proposal {
  readonly registered: number;
  /** `same`: equal names apart from case, diacritics and punctuation, without contradictions. */
  readonly certainty: 'same' | 'similar';
}

/** Words that do not distinguish clubs. */
const commonWords = new Set(
  `club klub oddil spolek sport sportovni telovychovna jednota handball handbal hazena hazene hazenkarsky tj sk hc hk hbc
  ks mks uks msk szks tsv tus tv sv sg hsg vfl z s zs o ev e v`.split(/\s+/),
);

/** Lower shares of equal words do not count as similar. */
const leastLikeness = 0.6;

interface Pair<Id> {
  readonly club: NamedClub<Id>;
  readonly other: NamedClub<number>;
  /** 0–1; 1: the same name in the same country. */
  readonly likeness: number;
}

/**
 * Proposes registered clubs for those of a folder, by name and country: most similar first, each once, and
 * none if two are equally similar. Clubs of different countries need the same name.
 */
export function proposeClubs<Id>(
  clubs: readonly NamedClub<Id>[],
  registered: readonly NamedClub<number>[],
): ReadonlyMap<Id, Proposal> {
  const pairs = pairsOf(clubs, registered).toSorted((one, other) => other.likeness - one.likeness);
  const found = new Map<Id, Proposal>();
  const taken = new Set<number>();
  for (const { club, other, likeness } of pairs) {
    if (found.has(club.id) || taken.has(other.id)) continue;
    const rivals = pairs.filter((pair) => pair.club.id === club.id && !taken.has(pair.other.id));
    if (rivals.some((pair) => pair.other.id !== other.id && pair.likeness >= likeness)) continue;
    found.set(club.id, { registered: other.id, certainty: likeness === 1 ? 'same' : 'similar' });
    taken.add(other.id);
  }
  return found;
}

/** Compares only clubs with a common word, since there may be thousands. */
function pairsOf<Id>(clubs: readonly NamedClub<Id>[], registered: readonly NamedClub<number>[]): Pair<Id>[] {
  const byWord = new Map<string, Set<NamedClub<number>>>();
  for (const other of registered)
    for (const word of distinctiveWords(other.name)) {
      const known = byWord.get(word);
      if (known) known.add(other);
      else byWord.set(word, new Set([other]));
    }
  return clubs.flatMap((club) => {
    const others = new Set(distinctiveWords(club.name).flatMap((word) => [...(byWord.get(word) ?? [])]));
    return [...others].flatMap((other) => {
      const likeness = likenessOf(club, other);
      return likeness >= leastLikeness ? [{ club, other, likeness }] : [];
    });
  });
}

function likenessOf(club: NamedClub<unknown>, other: NamedClub<unknown>): number {
  const isSameName = wordsOf(club.name).join(' ') === wordsOf(other.name).join(' ');
  if (club.country !== other.country) return isSameName ? leastLikeness : 0;
  if (isSameName) return 1;
  const words = new Set(distinctiveWords(club.name));
  const others = new Set(distinctiveWords(other.name));
  const common = [...words].filter((word) => others.has(word)).length;
  // Even with the same words a doubt remains if the rest of the name differs.
  return (0.95 * (2 * common)) / (words.size + others.size);
}

/** All words of a name that has only common ones. */
function distinctiveWords(name: string): string[] {
  const words = wordsOf(name);
  const distinctive = words.filter((word) => !commonWords.has(word));
  return distinctive.length > 0 ? distinctive : words;
}
