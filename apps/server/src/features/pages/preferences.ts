import { type Theme, themes } from '@sevenmetre/rules/look';
import { fallbackLocale, type Locale } from '@sevenmetre/rules/vocabulary';

/** The language of visitors who have chosen none. */
export interface FirstLanguage {
  readonly locale: Locale;
  /** Whether the language that the browser prefers takes precedence. */
  readonly isNegotiated: boolean;
}

export interface LanguageChoice {
  /** Languages that visitors may choose. */
  readonly languages: readonly Locale[];
  readonly firstLanguage: FirstLanguage;
}

/** Without settings. */
export const productLanguage: FirstLanguage = { locale: fallbackLocale, isNegotiated: true };

/** The language chosen before, else the offered one that the browser prefers unless it is not asked, else the default one. */
export function pickLocale(
  { languages, firstLanguage }: LanguageChoice,
  cookie: string | null,
  acceptLanguage: string | undefined,
): Locale {
  const chosen = languages.find((locale) => locale === cookie);
  if (chosen !== undefined) return chosen;
  const preferred = firstLanguage.isNegotiated ? liked(languages, acceptLanguage ?? '') : null;
  return preferred ?? firstLanguage.locale;
}

export function pickTheme(cookie: string | null): Theme {
  return themes.find((theme) => theme === cookie) ?? 'system';
}

function liked(offered: readonly Locale[], header: string): Locale | null {
  let best: { locale: Locale; weight: number } | null = null;
  for (const part of header.slice(0, 500).split(',')) {
    const [range = '', quality] = part.split(';');
    const language = range.trim().toLowerCase().split('-')[0];
    const locale = offered.find((known) => known === language);
    const weight = quality === undefined ? 1 : Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 0);
    if (locale && weight > (best?.weight ?? 0)) best = { locale, weight };
  }
  return best?.locale ?? null;
}
