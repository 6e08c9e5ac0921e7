/** What a club is known by through the years: its name, in whatever case, and its country. */
export function clubKey(name: string, countryCode: string): string {
  return `${countryCode} ${name.trim().toLocaleLowerCase('en')}`;
}
