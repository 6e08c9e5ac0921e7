import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { en } from '@sevenmetre/phrases/en';
import { enAll } from '@sevenmetre/phrases/en-all';
import { fileOfGroup } from '@sevenmetre/phrases/load-words';
import { languages } from '@sevenmetre/rules/vocabulary';
import type { Language } from '@sevenmetre/rules/vocabulary';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../../packages/phrases/src');
const name = 'virtual:words';
/** Modules that stand for a language: beside its folder, so that they have an address in the manifest. */
const ofLanguage = /^(.*)[\\/](\w+)\.words\.js$/;
/** Groups of an incomplete language: its words over those of English. */
const ofGroup = /^(.*)[\\/](\w+)[\\/]([\w-]+)\.laid\.js$/;

/**
 * The words of every language in pieces, from the table of languages: one module for each language holds the words of the
 * first load and knows how its other groups are loaded. A visitor loads those of one language only.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => {
      if (id === name) return `\0${name}`;
      return ofLanguage.test(id) || ofGroup.test(id) ? id : null;
    },
    load(id) {
      if (id === `\0${name}`) return everyLanguage();
      const language = languages.find(({ code }) => code === (ofLanguage.exec(id) ?? ofGroup.exec(id))?.[2]);
      if (!language) return null;
      const [, , , file] = ofGroup.exec(id) ?? [];
      return file === undefined ? wordsOf(language) : laidGroup(language, file);
    },
  };
}

/** `languages.cs()` brings the words of the first load in Czech. */
function everyLanguage(): string {
  const entries = languages.map(
    ({ code }) => `${code}: () => import(${JSON.stringify(`${folder}/${code}.words.js`)})`,
  );
  return `export const languages = { ${entries.join(', ')} };`;
}

function wordsOf(language: Language): string {
  const core = Object.keys(en);
  const others = Object.keys(enAll).filter((group) => !core.includes(group));
  const imports = core.map((group) => `import { ${group} } from ${addressOf(language, group)};`);
  const loaders = others.map((group) => `${group}: () => import(${addressOf(language, group)})`);
  return [
    ...imports,
    `export const core = { ${core.join(', ')} };`,
    `export const groups = { ${loaders.join(', ')} };`,
  ].join('\n');
}

function addressOf({ code, isComplete }: Language, group: string): string {
  const file = `${folder}/${code}/${fileOfGroup(group)}`;
  return JSON.stringify(isComplete && existsSync(`${file}.ts`) ? `${file}.ts` : `${file}.laid.js`);
}

/** Words that the language lacks are taken from English; a group without a file is empty. */
function laidGroup({ code }: Language, file: string): string {
  const group = Object.keys(enAll).find((one) => fileOfGroup(one) === file) ?? file;
  const [english, own] = ['en', code].map((language) => `${folder}/${language}/${file}.ts`);
  if (!existsSync(String(own))) return `export { ${group} } from ${JSON.stringify(english)};`;
  return [
    `import { withFallback } from ${JSON.stringify(`${folder}/with-fallback.ts`)};`,
    `import { ${group} as english } from ${JSON.stringify(english)};`,
    `import { ${group} as own } from ${JSON.stringify(own)};`,
    `export const ${group} = withFallback(english, own);`,
  ].join('\n');
}
