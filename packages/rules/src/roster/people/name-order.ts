import { wordsOf } from '../../search/index.ts';
import { firstNameUse, isUsualFirstName } from './first-names.ts';

export const nameOrders = ['first-last', 'last-first'] as const;
export type NameOrder = (typeof nameOrders)[number];

/** Names that are known to be first or family names, beside the usual ones. */
export interface KnownNames {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
  /** Who has to decide: one answer for the list, or one for this name because it contradicts the list. */
  readonly open: 'list' | 'row' | null;
}

const particles = new Set(
  'van von vom zu zur zum de der den del della di da do dos du la le el al ten ter bin ibn af av mac mc'.split(
    ' ',
  ),
);

/** Whether a part of a name is a family name with its particle: "van den Berg". */
export function isParticled(part: string): boolean {
  const [first = '', ...more] = part.trim().split(/\s+/u);
  return more.length > 0 && particles.has(first.toLowerCase());
}

/** "van den Berg, Sanne": the part that a particle begins is the family name; null: neither or both. */
function particleOrder([a = '', b = '']: readonly string[]): NameOrder | null {
  if (b === '' || isParticled(a) === isParticled(b)) return null;
  return isParticled(a) ? 'last-first' : 'first-last';
}

/** Degrees before and behind a name; those that are words have their dot. */
const titles =
  /(?<=^|\s)(?:(?:ing|mgr|mga|bca?|dr|phdr|judr|mudr|mvdr|mddr|rndr|paeddr|pharmdr|thdr|prof|doc|dipl|inż|lic)\.(?:-ing\.)?\s*|(?:ph\.? ?d|csc|drsc|dis|mba|ll\. ?m)\.?(?=\s|$))/giu;

function withoutTitles(parts: readonly string[]): readonly string[] {
  const plain = parts.map((part) => part.replace(titles, '').trim()).filter((part) => part !== '');
  // "Kevin Mba" is a name: a degree stands beside two words of one.
  return plain.join(' ').includes(' ') ? plain : parts;
}

/** Tells first and family names of one list apart (RO16). */
export class NameReader {
  readonly #first: ReadonlySet<string>;
  readonly #last: ReadonlySet<string>;

  constructor({ first, last }: KnownNames) {
    this.#first = new Set(first.flatMap(wordsOf));
    this.#last = new Set(last.flatMap(wordsOf));
  }

  /** Whole names of cells. A comma stands behind the family name, unless the names say otherwise. */
  splitCells(cells: readonly string[]): SplitName[] {
    const names = cells.map((cell) => withoutTitles(cell.split(/\s*,\s*/u)).slice(0, 2));
    const withComma = this.split(
      names.filter((parts) => parts.length > 1),
      null,
      'last-first',
    ).values();
    const others = this.split(
      names.filter((parts) => parts.length < 2),
      null,
    ).values();
    return names.flatMap((parts) => (parts.length > 1 ? withComma : others).next().value ?? []);
  }

  /**
   * Splits the names of a list by what each of them shows, then by the order of the majority.
   * @param names parts of each name as separated in its line; one of several words, or two
   * @param answer given by the person who imports
   * @param stated by the heading: decides what no name shows
   */
  split(
    names: readonly (readonly string[])[],
    answer: NameOrder | null,
    stated: NameOrder | null = null,
  ): SplitName[] {
    const lines = names.map((parts) => this.#line(withoutTitles(parts)));
    const { majority, isMixed } = majorityOf(lines);
    return lines.map((line) => {
      const { evidence, isStrong, halves } = line;
      if (halves.length < 2) return single(halves[0] ?? '');
      const rule = answer ?? majority ?? stated;
      if (evidence !== null) {
        const other = lastOf(halves, evidence);
        const isSure = isStrong || isRepeated(other, lines, line);
        const agrees = rule === null ? !isMixed : evidence === rule;
        if (answer !== null && !isSure) return this.#apply(line, answer, null);
        return this.#apply(line, evidence, agrees || isSure ? null : 'row');
      }
      if (answer !== null) return this.#apply(line, answer, null);
      const agreed = majority ?? stated;
      // A heading decides alone only where the name does not hint at the other order.
      const isContrary = majority === null && line.hint !== null && line.hint !== stated;
      if (agreed === null) return this.#apply(line, 'first-last', 'list');
      return this.#apply(line, agreed, isMixed || isContrary ? 'row' : null);
    });
  }

  /** Whether more names show the other order than the columns in which they stand: two at least. */
  isExchanged(names: readonly { readonly firstName: string; readonly lastName: string }[]): boolean {
    const shown = names.map(({ firstName, lastName }) => this.#given(firstName, lastName));
    const [right, exchanged] = nameOrders.map((order) => shown.filter((one) => one === order).length);
    return (exchanged ?? 0) > 1 && (exchanged ?? 0) > (right ?? 0);
  }

  #line(parts: readonly string[]): NameLine {
    const halves =
      parts.length > 1 ? parts.slice(0, 2) : (parts[0] ?? '').split(' ').filter((word) => word !== '');
    const isOne = parts.length < 2;
    const [a = '', b = ''] = [halves[0], halves.at(-1)];
    const strong = particleOrder(parts) ?? this.#capitals(a, b) ?? this.#family(a, b);
    const weak = this.#given(a, b);
    const contradicts = strong !== null && weak !== null && strong !== weak;
    return {
      halves,
      isOne,
      hint: this.#hint(a, b),
      evidence: contradicts ? null : (strong ?? weak),
      isStrong: strong !== null && weak !== null,
    };
  }

  /** A word that is a first name only, beside one that is not. */
  #given(a: string, b: string): NameOrder | null {
    const [isA, isB] = [this.#isOnlyFirst(a), this.#isOnlyFirst(b)];
    if (isA === isB) return null;
    return isA ? 'first-last' : 'last-first';
  }

  /** The same with names that are also family names: supports the order of a list, never decides alone. */
  #hint(a: string, b: string): NameOrder | null {
    const [isA, isB] = [this.#isFirst(a), this.#isFirst(b)];
    if (isA === isB) return null;
    return isA ? 'first-last' : 'last-first';
  }

  #isOnlyFirst(name: string): boolean {
    const use = firstNameUse(name);
    return use === 'first' || (use === null && this.#isFirst(name));
  }

  /** A family name in capitals beside a first name that is not. */
  #capitals(a: string, b: string): NameOrder | null {
    const [isA, isB] = [isCapital(a), isCapital(b)];
    if (isA === isB) return null;
    return isA ? 'last-first' : 'first-last';
  }

  #family(a: string, b: string): NameOrder | null {
    const [isA, isB] = [this.#isLast(a), this.#isLast(b)];
    if (isA === isB) return null;
    return isA ? 'last-first' : 'first-last';
  }

  #isFirst(name: string): boolean {
    return (
      isUsualFirstName(name) || wordsOf(name).some((word) => this.#first.has(word) && !this.#last.has(word))
    );
  }

  #isLast(name: string): boolean {
    const words = wordsOf(name);
    if (
      words.some((word) => word.length > 4 && /(?:ova|ska|ski|sky|cky|cki|cka)$/.test(word)) &&
      !this.#isFirst(name)
    )
      return true;
    return words.some((word) => this.#last.has(word) && !this.#first.has(word)) && !isUsualFirstName(name);
  }

  #apply(line: NameLine, order: NameOrder, open: SplitName['open']): SplitName {
    const { halves, isOne } = line;
    if (!isOne) return named(halves[0] ?? '', halves[1] ?? '', order, open);
    const cut = order === 'first-last' ? this.#cutForward(halves) : this.#cutBackward(halves);
    const [head, tail] = [halves.slice(0, cut.at).join(' '), halves.slice(cut.at).join(' ')];
    return named(head, tail, order, open ?? (cut.isSure ? null : 'row'));
  }

  /** "Anna Marie van der Berg": first names, then a family name that a particle may begin. */
  #cutForward(words: readonly string[]): Cut {
    if (words.length === 2) return { at: 1, isSure: true };
    const particle = words.findIndex((word, index) => index > 0 && particles.has(word.toLowerCase()));
    if (particle > 0)
      return {
        at: particle,
        isSure: words.slice(0, particle).every((word) => this.#isFirst(word)) || particle === 1,
      };
    const known = words.slice(0, -1).findIndex((word) => !this.#isFirst(word));
    return known < 0 ? { at: words.length - 1, isSure: true } : { at: Math.max(1, known), isSure: false };
  }

  /** "van der Berg Anna Marie", "Nováková Svobodová Jana". */
  #cutBackward(words: readonly string[]): Cut {
    if (words.length === 2) return { at: 1, isSure: true };
    const last = words.findLastIndex((word) => particles.has(word.toLowerCase()));
    const from = Math.max(1, last + 2);
    const names = words.slice(from);
    if (last >= 0)
      return {
        at: Math.min(from, words.length - 1),
        isSure: from < words.length && names.every((word) => this.#isFirst(word)),
      };
    const unknown = words.findLastIndex((word, index) => index > 0 && !this.#isFirst(word));
    return unknown < 1
      ? { at: 1, isSure: true }
      : { at: Math.min(words.length - 1, unknown + 1), isSure: false };
  }
}

interface Cut {
  readonly at: number;
  readonly isSure: boolean;
}

interface NameLine {
  /** Words of one part, or two parts. */
  readonly halves: readonly string[];
  readonly isOne: boolean;
  readonly evidence: NameOrder | null;
  readonly hint: NameOrder | null;
  /** Two independent signs agree. */
  readonly isStrong: boolean;
}

/** The order that most lines show: two of them at least, or one with the hint of another. */
function majorityOf(lines: readonly NameLine[]) {
  const proofs = (order: NameOrder) => lines.filter(({ evidence }) => evidence === order).length;
  const hints = (order: NameOrder) =>
    lines.filter(({ evidence, hint }) => evidence === null && hint === order).length;
  const [forward, backward] = [proofs('first-last'), proofs('last-first')];
  const isMixed = forward > 0 && backward > 0;
  if (forward === backward) return { majority: null, isMixed };
  const majority = forward > backward ? 'first-last' : 'last-first';
  const other = majority === 'first-last' ? 'last-first' : 'first-last';
  const isShown = lines.length === 1 || proofs(majority) > 1 || (hints(majority) > 0 && hints(other) === 0);
  return { majority: isShown ? majority : null, isMixed } as const;
}

/** Whether another line shows the same word as a family name. */
function isRepeated(name: string, lines: readonly NameLine[], line: NameLine): boolean {
  const key = wordsOf(name).join(' ');
  return lines.some(
    (other) =>
      other !== line &&
      other.evidence !== null &&
      wordsOf(lastOf(other.halves, other.evidence)).join(' ') === key,
  );
}

function lastOf(halves: readonly string[], order: NameOrder): string {
  return (order === 'first-last' ? halves.at(-1) : halves[0]) ?? '';
}

function named(head: string, tail: string, order: NameOrder, open: SplitName['open']): SplitName {
  return order === 'first-last'
    ? { firstName: head, lastName: tail, open }
    : { firstName: tail, lastName: head, open };
}

/** One word only: the other name is missing. */
function single(name: string): SplitName {
  return { firstName: '', lastName: name, open: null };
}

function isCapital(name: string): boolean {
  return name.length > 1 && name === name.toUpperCase() && name !== name.toLowerCase();
}
