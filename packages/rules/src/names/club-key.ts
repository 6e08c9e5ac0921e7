/** Identifies a club across editions: name, ignoring case, and country. */
export function clubKey(name: string, countryCode: string): string {
  return `${countryCode} ${name.trim().toLocaleLowerCase('en')}`;
}
