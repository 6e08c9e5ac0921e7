import { byLocale, locales } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/language';
import { enAll } from './en-all.ts';
import type { Translation } from './translator.ts';
import type { WordTree, Word } from './words.ts';
import { isPlural } from './words.ts';

/**
 * File name, without extension, of a group of phrases in the folder of every language: `signIn` is in
 * `sign-in`.
 */
export function fileOfGroup(group: string): string {
  return group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** All phrases of a language, from its folder; missing ones in English. */
export async function loadWords(locale: Locale): Promise<Translation> {
  return withFallback(enAll, await loadOwnWords(locale));
}

/** Every word of every language. */
export async function loadEveryLanguage(): Promise<Readonly<Record<Locale, Translation>>> {
  const loaded = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await loadWords(locale)] as const)),
  );
  return byLocale((locale) => loaded.get(locale) ?? enAll);
}

/** The phrases in the folder of a language, without fallbacks. */
export async function loadOwnWords(locale: Locale): Promise<WordTree> {
  const groups = Object.keys(enAll).map(async (group) => {
    const own = await loadGroup(locale, group);
    return own === undefined ? [] : [[group, own] as const];
  });
  return Object.fromEntries((await Promise.all(groups)).flat());
}

async function loadGroup(locale: Locale, group: string): Promise<WordTree | undefined> {
  try {
    // Bundlers find all files by the pattern of this path.
    const file: Readonly<Record<string, WordTree>> = await import(`./${locale}/${fileOfGroup(group)}.ts`);
    return file[group];
  } catch {
    // No such file. Tests require it of complete languages; readers get English.
    return undefined;
  }
}

/**
 * The phrases of a language in the structure of English; missing ones are English. The arguments are not
 * modified.
 */
export function withFallback<W extends WordTree>(english: W, own: WordTree): W {
  const said: Record<string, Word | WordTree> = { ...english };
  for (const [name, word] of Object.entries(english)) {
    const ours = own[name];
    if (ours === undefined || isBranch(word) !== isBranch(ours)) continue;
    said[name] = isBranch(word) && isBranch(ours) ? withFallback<WordTree>(word, ours) : ours;
  }
  // Has the structure of `english`.
  return said as W;
}

function isBranch(node: Word | WordTree): node is WordTree {
  return typeof node === 'object' && !isPlural(node);
}
