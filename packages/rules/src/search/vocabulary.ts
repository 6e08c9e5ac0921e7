import { matchWord } from './match-word.ts';

/** All words of the index, once each; entries contain their numbers. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];

  /** The number of a folded word. */
  add(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#ids.set(word, this.#words.length);
    return this.#words.push(word) - 1;
  }

  /** Quality of the match of each word with a folded word of the query, by number. */
  fit(asked: string): Uint8Array {
    const found = new Uint8Array(this.#words.length);
    let id = 0;
    for (const word of this.#words) {
      found[id] = matchWord(asked, word);
      id += 1;
    }
    return found;
  }
}
