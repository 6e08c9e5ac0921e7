import { languageOf } from '@sevenmetre/rules/vocabulary';
import type { Translator } from '@sevenmetre/phrases';

/** Whole percents in the reader's language: "61%", in Czech "61 %". */
export function percentText(t: Translator, percent: number): string {
  return new Intl.NumberFormat(languageOf(t.locale).tag, { style: 'percent' }).format(percent / 100);
}
