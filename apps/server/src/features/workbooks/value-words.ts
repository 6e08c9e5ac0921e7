import { languageNames } from '@sevenmetre/rules/names';
import type { CheckCode, RefereeCheckCode } from '@sevenmetre/rules/registration';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { plainWords } from '../translations/index.ts';
import type { ColumnName, SheetName } from './workbook.ts';

type Words = Readonly<Record<string, string>>;

/** Words for codes in columns, as on the screens; codes without words stay. */
export function valueWords(locale: Locale, sheet: SheetName): Partial<Readonly<Record<ColumnName, Words>>> {
  const { workbooks: own, signedIn: states, accommodation, invoices } = plainWords.words[locale];
  return {
    registrationState: sheet === 'referees' ? states.refereeState : states.clubState,
    teamState: states.teamState,
    lodgingKind: accommodation.kind,
    paymentMethod: invoices.money.methods,
    documentKind: own.value.documentKind,
    guestKind: own.value.guestKind,
    sex: own.value.sex,
    locale: languageNames(locale),
  };
}

/** Results of the checks, in the words of the lists. */
export function checkCell(locale: Locale, checks: readonly Found[]): string {
  const { check } = plainWords.words[locale].registrations;
  return checks.map(({ code, about = [] }) => check[code].replace('{about}', about.join(', '))).join('; ');
}

interface Found {
  readonly code: CheckCode | RefereeCheckCode;
  readonly about?: readonly string[];
}
