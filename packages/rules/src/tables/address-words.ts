/** Headings of columns with addresses, as lists of clubs, officials and halls have them in the five languages, without diacritics. */
export const addressWords = {
  email: ['e-mail', 'email', 'mail', 'e mail', 'e-mail-adresse', 'adres e-mail', 'emailova adresa'],
  phone: [
    'telefon',
    'tel.',
    'tel',
    'mobil',
    'phone',
    'mobile',
    'phone number',
    'handy',
    'telefonnummer',
    'telefonne cislo',
    'nr telefonu',
  ],
  country: ['stat', 'zeme', 'country', 'country code', 'nation', 'land', 'krajina', 'kraj', 'panstwo'],
  street: ['ulice', 'adresa', 'street', 'address', 'strasse', 'adresse', 'anschrift', 'ulica', 'adres'],
  city: ['mesto', 'obec', 'city', 'town', 'ort', 'stadt', 'miasto', 'miejscowosc'],
  zip: ['psc', 'zip', 'zip code', 'postcode', 'postal code', 'plz', 'postleitzahl', 'kod pocztowy'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
