/** How an edition publishes the names of players, most of whom are children. */
export const publications = ['full', 'initial', 'number'] as const;
export type Publication = (typeof publications)[number];
export const defaultPublication: Publication = 'initial';

export interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Hidden everywhere, whatever the edition publishes. */
  readonly hidden?: boolean;
}

/** null: number only. */
export function publicPlayerName(
  person: NamedPerson,
  publication: Publication = defaultPublication,
): string | null {
  const first = person.firstName.trim();
  const last = person.lastName.trim();
  if (person.hidden || publication === 'number' || first === '') return null;
  if (last === '') return first;
  return publication === 'full' ? `${first} ${last}` : `${first} ${initial(last)}.`;
}

function initial(name: string): string {
  const [letter = ''] = name.normalize('NFC');
  return letter.toLocaleUpperCase('en');
}
