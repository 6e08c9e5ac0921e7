import type { Translation } from '@sevenmetre/phrases';
import type { Locale } from '@sevenmetre/rules/vocabulary';

/** Some of the words, by their first name. */
export type SomeWords = Partial<Translation>;

export interface WordLoaders<G extends string> {
  /** The words of the first load. */
  readonly core: Readonly<Record<Locale, () => Promise<SomeWords>>>;
  readonly groups: Groups<G>;
}

/** How each group is loaded. */
export type Groups<G extends string> = Readonly<
  Partial<Record<G, Readonly<Record<Locale, () => Promise<SomeWords>>>>>
>;

/** The words of this visit: one language, the groups that its pages have needed so far. */
export interface WordStore<G extends string> {
  /** Loads a language with the groups that are in use, and speaks it from now on. Rejects when nothing answers. */
  readonly speak: (locale: Locale) => Promise<SomeWords>;
  /** Loads groups in the language that is spoken; what is there already costs nothing. */
  readonly need: (groups: readonly G[]) => Promise<void>;
  /** Tells of further groups, before they are needed. */
  readonly add: (groups: Groups<G>) => void;
  /** What translators read. Only a dress changes words that are here. */
  readonly held: Readonly<Record<Locale, SomeWords>>;
  /** Words that come from now on are changed before anybody says them. */
  readonly dress: (dress: Dress | Promise<Dress | null>) => void;
  /** To be told when words have been changed under those who speak with them. */
  readonly listeners: Set<() => void>;
}

/** Changes, in `held`, words that have just come. */
export type Dress = (held: SomeWords, words: SomeWords, locale: Locale) => void;

/** Translators read the same object, which grows: a page's words are in it before the page is drawn. */
export function createWordStore<G extends string>({ core, groups }: WordLoaders<G>): WordStore<G> {
  const held: Record<Locale, SomeWords> = { cs: {}, en: {} };
  let dress: Dress | null | Promise<Dress | null> = null;
  const loaded = new Set<string>();
  const known: { -readonly [N in keyof Groups<G>]: Groups<G>[N] } = { ...groups };
  const inUse = new Set<G>();
  let spoken: Locale | null = null;

  const load = async (locale: Locale, name: string, words: () => Promise<SomeWords>) => {
    const key = `${locale} ${name}`;
    if (loaded.has(key)) return;
    const found = await words();
    Object.assign(held[locale], found);
    (await dress)?.(held[locale], found, locale);
    loaded.add(key);
  };
  const loadGroups = (locale: Locale, names: Iterable<G>) =>
    Promise.all([...names].map((name) => known[name] && load(locale, name, known[name][locale])));

  return {
    speak: async (locale) => {
      // At the start a page may miss its own words, as it may miss its chunk: what surrounds it opens all the same.
      const bear = spoken === null ? (): undefined => undefined : null;
      const ofPages = () => (bear ? loadGroups(locale, inUse).catch(bear) : loadGroups(locale, inUse));
      await Promise.all([load(locale, '', core[locale]), ofPages()]);
      spoken = locale;
      // A page that came meanwhile has brought its words in the language before.
      await ofPages();
      return held[locale];
    },
    add: (groups) => void Object.assign(known, groups),
    held,
    listeners: new Set(),
    dress: (next) => void (dress = next),
    need: async (names) => {
      for (const name of names) inUse.add(name);
      if (spoken !== null) await loadGroups(spoken, names);
    },
  };
}
