/** The name of an edition with its year, which its name may hold already. */
export function editionName({ name, year }: { readonly name: string; readonly year: number }): string {
  return name.includes(String(year)) ? name : `${name} ${year}`;
}
