/**
 * Length of IBANs by country that clubs pay from or suppliers bank in; for others only the checksum is
 * checked.
 */
const lengths: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FR: 27,
  GB: 22,
  HR: 21,
  HU: 28,
  IT: 27,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
};

/** The IBAN without spaces in capitals; null: invalid characters, length or checksum (ISO 13616) (MO17). */
export function parseIban(text: string): string | null {
  const iban = text.replace(/\s/gu, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/u.test(iban)) return null;
  const length = lengths[iban.slice(0, 2)];
  if (length !== undefined && length !== iban.length) return null;
  return remainder97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1 ? iban : null;
}

/** In groups of four, as printed. */
export function ibanText(iban: string): string {
  return iban.replace(/(.{4})(?=.)/gu, '$1 ');
}

/**
 * The IBAN of a Czech account such as `19-2000145399/0800`, or null if its digits are invalid (MO17): both
 * parts of the number have weighted sums divisible by eleven.
 */
export function ibanOfCzechAccount(account: string): string | null {
  const parts = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/u.exec(account.replace(/\s/gu, ''));
  const [, prefix = '', number = '', bank = ''] = parts ?? [];
  if (!parts || !holdsEleven(prefix) || !holdsEleven(number)) return null;
  const rest = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  const check = 98 - remainder97(`${rest}CZ00`);
  return `CZ${String(check).padStart(2, '0')}${rest}`;
}

const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

function holdsEleven(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
  return sum % 11 === 0;
}

function remainder97(text: string): number {
  return Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/**
 * The number of an account that all its notations share: `CZ65 0800 0000 1920 0014 5399`, `19-2000145399/0800` and
 * `000019-2000145399` are `19-2000145399`; an IBAN of another country is itself. '': no account.
 */
export function accountNumber(text: string): string {
  const iban = parseIban(text);
  const inside = iban === null ? null : /^(?:CZ|SK)\d{6}(\d{6})(\d{10})$/u.exec(iban);
  if (iban !== null && inside === null) return iban;
  const written = /^(?:(\d{1,6})-)?(\d{2,10})(?:\/\d{4})?$/u.exec(text.replace(/\s/gu, ''));
  const [, prefix = '', number = ''] = inside ?? written ?? [];
  return [prefix, number]
    .map((digits) => digits.replace(/^0+/u, ''))
    .filter(Boolean)
    .join('-');
}
