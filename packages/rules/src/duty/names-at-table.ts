interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Names of people on duty for reporters of their hall (DU11), in the order given: the given name and as many letters of the family name
 * as tell people with the same given name apart, at least one. Whoever has no family name is shown by the given name.
 */
export function namesAtTable(people: readonly NamedPerson[]): string[] {
  const tidy = people.map(({ firstName, lastName }) => ({
    firstName: firstName.trim(),
    letters: Array.from(lastName.trim().normalize('NFC')),
  }));
  return tidy.map(({ firstName, letters }) => {
    const own = letters.join('');
    const others = tidy.filter((one) => one.firstName === firstName && one.letters.join('') !== own);
    const isAlone = (length: number) => {
      const start = letters.slice(0, length).join('');
      return others.every((one) => one.letters.slice(0, length).join('') !== start);
    };
    const length = letters.findIndex((_, at) => isAlone(at + 1)) + 1 || letters.length;
    if (length === 0) return firstName;
    const shown = letters.slice(0, length).join('');
    return `${firstName} ${shown}${length < letters.length ? '.' : ''}`.trim();
  });
}
