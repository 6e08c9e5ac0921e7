export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  readonly hidden: boolean;
}

/** The values of the configuration entry `player-name-publication`. */
export type NamePublication = 'full' | 'initial' | 'number';

/** Anything but the known values publishes as little as the default does. */
export function namePublication(value: string | null): NamePublication {
  return value === 'full' || value === 'number' ? value : 'initial';
}

/**
 * The name of a child or leader as far as the edition publishes it: "Jana Nováková", "Jana N.", or null where only the
 * number is shown. A hidden participant has no name anywhere.
 */
export function publishedName(person: PersonName, publication: NamePublication): string | null {
  if (person.hidden || publication === 'number') return null;
  const { firstName, lastName } = person;
  const last = publication === 'full' ? lastName : initial(lastName);
  return `${firstName} ${last}`.trim() || null;
}

const characters = new Intl.Segmenter('cs', { granularity: 'grapheme' });

function initial(name: string): string {
  for (const { segment } of characters.segment(name.trim())) return `${segment.toLocaleUpperCase('cs')}.`;
  return '';
}
