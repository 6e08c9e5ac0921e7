import { phone } from '../validation/index.ts';
import type { ClubForm } from './club-form.ts';

/** A value that is probably wrong: shown, but not refused (CR2). */
export interface ClubHint {
  readonly field: 'tournamentContactPhone' | 'tin' | 'vatin';
  readonly code: 'phone' | 'phoneDigits' | 'tin' | 'vatin';
}

/** @param countryCode of the club, ISO 3166 alpha-2; null: not chosen yet */
export function clubHints(
  form: Pick<ClubForm, 'tournamentContactPhone' | 'tin' | 'vatin'>,
  countryCode: string | null,
): ClubHint[] {
  const phoneError = phone(form.tournamentContactPhone);
  const hints: ClubHint[] = [];
  if (phoneError?.code === 'phone' || phoneError?.code === 'phoneDigits') {
    hints.push({ field: 'tournamentContactPhone', code: phoneError.code });
  }
  if (countryCode !== null && !isPlausibleTin(form.tin, countryCode))
    hints.push({ field: 'tin', code: 'tin' });
  if (countryCode !== null && !isPlausibleVatin(form.vatin, countryCode)) {
    hints.push({ field: 'vatin', code: 'vatin' });
  }
  return hints;
}

/** Whether a registration number fits the country's format; unknown formats pass. */
export function isPlausibleTin(text: string, countryCode: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (digits === '') return true;
  if (countryCode === 'CZ' || countryCode === 'SK') return isIco(digits);
  if (countryCode === 'PL') return isNip(digits) || /^\d{9}$/.test(digits);
  return true;
}

/** Country prefixes of VAT numbers that differ from the country code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', GB: 'GB', CH: 'CHE' };

const vatForms: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  HU: /^HU\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
};

/** Whether a VAT number fits the country: its format if known, else prefix and digits. */
export function isPlausibleVatin(text: string, countryCode: string): boolean {
  const plain = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  if (plain === '') return true;
  const form = vatForms[countryCode];
  if (form) return form.test(plain);
  const prefix = prefixes[countryCode] ?? countryCode;
  return plain.startsWith(prefix) && /^[A-Z]{2,3}[A-Z\d]{2,13}$/.test(plain);
}

/** Czech and Slovak: eight digits with a check digit. */
function isIco(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const weights = [8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[7]);
}

const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** Polish: ten digits with a check digit. */
function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
}
