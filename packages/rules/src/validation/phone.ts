import type { FieldCheck } from './field-error.ts';

/**
 * Country prefixes of the ITU as in libphonenumber (a test of the web app compares them): complete ones of
 * one and two digits, and the first two digits of those with three.
 */
const short =
  '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98';
const long: Readonly<Record<string, string>> = {
  '21': '12368',
  '22': '0123456789',
  '23': '0123456789',
  '24': '0123456789',
  '25': '012345678',
  '26': '0123456789',
  '29': '01789',
  '35': '0123456789',
  '37': '012345678',
  '38': '01235679',
  '42': '013',
  '50': '0123456789',
  '59': '0123456789',
  '67': '023456789',
  '68': '012356789',
  '69': '012',
  '80': '08',
  '85': '02356',
  '87': '08',
  '88': '012368',
  '96': '012345678',
  '97': '012345679',
  '99': '234568',
};

/** All country prefixes without the plus. */
export const callingCodes: ReadonlySet<string> = new Set([
  ...short.split(' '),
  ...Object.entries(long).flatMap(([first, last]) => last.split('').map((digit) => `${first}${digit}`)),
]);

/** Digits of a national number, without the prefix of its country (specification, section 5). */
const national = { min: 2, max: 17 } as const;

/**
 * International format with a valid country prefix and 2 to 17 further digits, with or without spaces, dots,
 * dashes and brackets. National numbering plans are not checked here: pages may show a more precise hint. An
 * empty text passes.
 */
export const phone: FieldCheck<string> = (value) => {
  const text = value.trim();
  if (text === '') return null;
  const digits = /^\+\d[\d\s().-]*$/.test(text) ? text.replace(/\D/g, '') : '';
  const length = [1, 2, 3].find((count) => callingCodes.has(digits.slice(0, count)));
  if (length === undefined) return { code: 'phone' };
  const rest = digits.length - length;
  return rest >= national.min && rest <= national.max ? null : { code: 'phoneDigits' };
};
