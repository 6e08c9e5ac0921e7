import { fallbackLocale, type Locale } from '@sevenmetre/rules/vocabulary';
import type { Theme } from './renderer.ts';

const themes: readonly Theme[] = ['light', 'dark', 'system'];

/** The language chosen before, else the offered one that the browser prefers, else English. */
export function pickLocale(
  offered: readonly Locale[],
  cookie: string | null,
  acceptLanguage: string | undefined,
): Locale {
  return (
    offered.find((locale) => locale === cookie) ?? liked(offered, acceptLanguage ?? '') ?? fallbackLocale
  );
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
