import { createTranslator } from '@sevenmetre/phrases';
import { accommodation as accommodationCs } from '@sevenmetre/phrases/cs/accommodation';
import { invoices as invoicesCs } from '@sevenmetre/phrases/cs/invoices';
import { registrations as registrationsCs } from '@sevenmetre/phrases/cs/registrations';
import { workbooks as workbooksCs } from '@sevenmetre/phrases/cs/workbooks';
import { signedIn as signedInCs } from '@sevenmetre/phrases/cs/signed-in';
import { accommodation } from '@sevenmetre/phrases/en/accommodation';
import { invoices } from '@sevenmetre/phrases/en/invoices';
import { registrations } from '@sevenmetre/phrases/en/registrations';
import { workbooks } from '@sevenmetre/phrases/en/workbooks';
import { signedIn } from '@sevenmetre/phrases/en/signed-in';
import type { CheckCode, RefereeCheckCode } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { ColumnName, SheetName } from './workbook.ts';

const groups = {
  cs: {
    workbooks: workbooksCs,
    signedIn: signedInCs,
    accommodation: accommodationCs,
    invoices: invoicesCs,
    registrations: registrationsCs,
  },
  en: { workbooks, signedIn, accommodation, invoices, registrations },
};

export const spoken = {
  cs: createTranslator(groups.cs, 'cs'),
  en: createTranslator(groups.en, 'en-GB'),
};

type Words = Readonly<Record<string, string>>;

/** What codes in columns are called, in the words of the screens that show the same; what has none stays a code. */
export function valueWords(locale: Locale, sheet: SheetName): Partial<Readonly<Record<ColumnName, Words>>> {
  const { workbooks: own, signedIn: states, accommodation, invoices } = groups[locale];
  return {
    registrationState: sheet === 'referees' ? states.refereeState : states.clubState,
    teamState: states.teamState,
    lodgingKind: accommodation.kind,
    paymentMethod: invoices.money.methods,
    documentKind: own.value.documentKind,
    guestKind: own.value.guestKind,
    sex: own.value.sex,
    locale: own.value.locale,
  };
}

/** What the checks have found, as the lists say it. */
export function checkCell(locale: Locale, checks: readonly Found[]): string {
  const { check } = groups[locale].registrations;
  return checks.map(({ code, about = [] }) => check[code].replace('{about}', about.join(', '))).join('; ');
}

interface Found {
  readonly code: CheckCode | RefereeCheckCode;
  readonly about?: readonly string[];
}
