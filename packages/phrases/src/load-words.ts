import { byLocale, locales } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/language';
import { enAll } from './en-all.ts';
import type { Translation } from './translator.ts';
import { withFallback } from './with-fallback.ts';
import type { WordTree } from './words.ts';

/** The file of a group of words in the folder of every language, without its ending: `signIn` is in `sign-in`. */
export function fileOfGroup(group: string): string {
  return group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Every word of a language, from its folder. What it does not say is English. */
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

/** What the folder of a language holds, without what it does not say. */
export async function loadOwnWords(locale: Locale): Promise<WordTree> {
  const groups = Object.keys(enAll).map(async (group) => {
    const own = await loadGroup(locale, group);
    return own === undefined ? [] : [[group, own] as const];
  });
  return Object.fromEntries((await Promise.all(groups)).flat());
}

async function loadGroup(locale: Locale, group: string): Promise<WordTree | undefined> {
  try {
    // Builds find all files by the pattern of this address.
    const file: Readonly<Record<string, WordTree>> = await import(`./${locale}/${fileOfGroup(group)}.ts`);
    return file[group];
  } catch {
    // There is no such file. Tests demand it of complete languages; whoever reads gets English.
    return undefined;
  }
}
