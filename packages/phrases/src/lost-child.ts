import type { Locale } from '@sevenmetre/rules/language';

/**
 * What a child that cannot find its team shows to an adult. Nobody knows which language that adult reads, so the page has
 * the sentence in all of them whatever its own language is.
 */
export const sentencesOfLostChild: Readonly<Record<Locale, string>> = {
  cs: 'Hraji na turnaji {tournament} a nemohu najít svůj tým. Zavolejte prosím na číslo nahoře.',
  en: 'I play at {tournament} and cannot find my team. Please call the number above.',
  de: 'Ich spiele bei {tournament} und finde mein Team nicht. Bitte rufen Sie die Nummer oben an.',
  sk: 'Hrám na turnaji {tournament} a neviem nájsť svoj tím. Zavolajte, prosím, na číslo hore.',
  pl: 'Gram w turnieju {tournament} i nie mogę znaleźć swojej drużyny. Proszę zadzwonić pod numer powyżej.',
};
