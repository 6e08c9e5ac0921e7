import type { Translation } from '@sevenmetre/phrases';
import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { createListeners } from '../browser/store.ts';
import type { Listeners } from '../browser/store.ts';

/** Some of the words, by their first name. */
export type SomeWords = Partial<Translation>;

/** The words of the first load in one language, and how its other groups are loaded. */
interface LanguageWords<G extends string> {
  readonly core: SomeWords;
  readonly groups: Readonly<Partial<Record<G, () => Promise<SomeWords>>>>;
}

export type WordLoaders<G extends string> = Readonly<Record<Locale, () => Promise<LanguageWords<G>>>>;

/** The words of this visit: one language, the groups that its pages have needed so far. */
export interface WordStore<G extends string> {
  /** Loads a language with the groups that are in use, and speaks it from now on. Rejects when nothing answers. */
  readonly speak: (locale: Locale) => Promise<SomeWords>;
  /** Loads groups in the language that is spoken; what is there already costs nothing. */
  readonly need: (groups: readonly G[]) => Promise<void>;
  /** Loads groups of another language, for papers and letters in it. */
  readonly borrow: (locale: Locale, groups: readonly G[]) => Promise<SomeWords>;
  /** What translators read. Only `WordOverride` changes loaded words. */
  readonly held: Readonly<Record<Locale, SomeWords>>;
  /** Applies changes to words that are loaded from now on, before they are shown. */
  readonly override: (override: WordOverride | Promise<WordOverride | null>) => void;
  /** Loaded words have been changed in place. */
  readonly changed: Listeners;
}

/** Changes, in `held`, words that have just come. */
export type WordOverride = (held: SomeWords, words: SomeWords, locale: Locale) => void;

/** Translators read the same object, which grows: a page's words are in it before the page is drawn. */
export function createWordStore<G extends string>(languages: WordLoaders<G>): WordStore<G> {
  const held = byLocale((): SomeWords => ({}));
  let override: WordOverride | null | Promise<WordOverride | null> = null;
  const loaded = new Set<string>();
  const inUse = new Set<G>();
  let spoken: Locale | null = null;

  const load = async (locale: Locale, name: string, words: () => Promise<SomeWords>) => {
    const key = `${locale} ${name}`;
    if (loaded.has(key)) return;
    const found = await words();
    Object.assign(held[locale], found);
    (await override)?.(held[locale], found, locale);
    loaded.add(key);
  };
  const loadGroups = async (locale: Locale, names: Iterable<G>) => {
    const { groups } = await languages[locale]();
    await Promise.all([...names].map((name) => groups[name] && load(locale, name, groups[name])));
  };

  return {
    speak: async (locale) => {
      // At the start the words of the page may fail to load, as its chunk may: the shell opens all the same.
      const bear = spoken === null ? (): undefined => undefined : null;
      const ofPages = () => (bear ? loadGroups(locale, inUse).catch(bear) : loadGroups(locale, inUse));
      const core = async () => (await languages[locale]()).core;
      await Promise.all([load(locale, '', core), ofPages()]);
      spoken = locale;
      // A page opened meanwhile has loaded its words in the previous language.
      await ofPages();
      return held[locale];
    },
    borrow: (locale, names) => loadGroups(locale, names).then(() => held[locale]),
    held,
    changed: createListeners(),
    override: (next) => void (override = next),
    need: async (names) => {
      for (const name of names) inUse.add(name);
      if (spoken !== null) await loadGroups(spoken, names);
    },
  };
}
