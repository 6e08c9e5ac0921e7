import { createHash } from 'node:crypto';
import { createTranslator } from '@sevenmetre/phrases';
import type { Overrides, Translation, Translator } from '@sevenmetre/phrases';
import { everyLanguage } from '@sevenmetre/phrases/every-language';
import { layOver } from '@sevenmetre/phrases/lay-over';
import { readStoredOverrides } from '@sevenmetre/phrases/stored-overrides';
import type { StoredError } from '@sevenmetre/phrases/stored-overrides';
import { byLocale } from '@sevenmetre/rules/vocabulary';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { Db, Tx } from '../../platform/database/index.ts';
import { configurationRepository } from '../competition/index.ts';

/** Number of errors that are returned. */
const mostErrors = 50;

/** The product's words with the organiser's replacements. */
export interface LaidWords {
  /** Changes with the organiser's texts; '' without any. */
  readonly version: string;
  /** The organiser's texts that are valid for this release. */
  readonly overrides: Readonly<Record<Locale, Overrides>>;
  readonly words: Readonly<Record<Locale, Translation>>;
  readonly translators: Readonly<Record<Locale, Translator>>;
}

const productWords: Readonly<Record<Locale, Translation>> = everyLanguage;

/** Words without replacements. */
export const plainWords = lay(null);

let last: { readonly stored: string | null; readonly laid: LaidWords } = { stored: null, laid: plainWords };

/**
 * Words for the stored text of the configuration entry. Cached by text, so that a process has one set of
 * translators. Texts that are not valid for this release are left out.
 */
export function layWords(stored: string | null): LaidWords {
  if (last.stored !== stored) last = { stored, laid: lay(stored) };
  return last.laid;
}

/** Translator for PDFs; without `laid` with the product's words. */
export function paperWords(locale: Locale, laid: LaidWords = plainWords): Translator {
  return laid.translators[locale];
}

function lay(stored: string | null): LaidWords {
  const { texts: overrides } = readStoredOverrides(stored, productWords);
  const isPlain = Object.values(overrides).every((texts) => Object.keys(texts).length === 0);
  const words = byLocale((locale) => layOver(productWords[locale], overrides[locale]));
  return {
    version: isPlain
      ? ''
      : createHash('sha256').update(JSON.stringify(overrides)).digest('base64url').slice(0, 12),
    overrides,
    words,
    translators: byLocale((locale) => createTranslator(words[locale], locale)),
  };
}

/** The stored words, for letters; pages have them in the live data. */
export async function findWords(tx: Db | Tx): Promise<LaidWords> {
  return layWords(await configurationRepository.findCurrentValue('translations', tx));
}

/** Errors of the organiser's words; empty if the text can be stored. */
export function checkTranslations(value: string | null): readonly StoredError[] {
  return readStoredOverrides(value, productWords).errors.slice(0, mostErrors);
}
