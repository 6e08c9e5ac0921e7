import type { Plugin } from 'vite';

/** The folder of a language's phrases. */
const folder = /packages[\\/]phrases[\\/]src[\\/](\w\w)[\\/]/;
const loader = /packages[\\/]phrases[\\/]src[\\/]load-words\.ts$/;
/** How phrases are found: one file for each group of each language. */
const pattern = /await import\((`\.\/\$\{locale\}\/\$\{fileOfGroup\(group\)\}\.ts`)\)/;

/**
 * For builds that run in Node: phrases come with the program, a file for each language, since all of them are loaded there.
 * As six hundred small files they took a third of a start's processor time.
 */
export function wordsAtOnce(): Plugin {
  return {
    name: 'words-at-once',
    enforce: 'pre',
    transform(code, id) {
      if (!loader.test(id)) return null;
      if (!pattern.test(code)) this.error('load-words.ts no longer imports phrases as this plugin expects.');
      return code.replace(pattern, "import.meta.glob('./??/*.ts', { eager: true })[$1]");
    },
  };
}

/** The group of code splitting that belongs to the plugin. */
export const wordsOfLanguages = {
  name: (id: string) => `words-${folder.exec(id)?.[1]}`,
  test: folder,
  includeDependenciesRecursively: false,
};
