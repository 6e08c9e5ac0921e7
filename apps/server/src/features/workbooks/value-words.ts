import { createTranslator } from '@sevenmetre/phrases';
import { backOffice as officeCs } from '@sevenmetre/phrases/cs/back-office';
import { beds as bedsCs } from '@sevenmetre/phrases/cs/beds';
import { moneyOffice as moneyCs } from '@sevenmetre/phrases/cs/money-office';
import { workbooks as workbooksCs } from '@sevenmetre/phrases/cs/workbooks';
import { zone as zoneCs } from '@sevenmetre/phrases/cs/zone';
import { backOffice } from '@sevenmetre/phrases/en/back-office';
import { beds } from '@sevenmetre/phrases/en/beds';
import { moneyOffice } from '@sevenmetre/phrases/en/money-office';
import { workbooks } from '@sevenmetre/phrases/en/workbooks';
import { zone } from '@sevenmetre/phrases/en/zone';
import type { CheckCode, RefereeCheckCode } from '@sevenmetre/rules/back-office';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import type { ColumnName, SheetName } from './workbook.ts';

const groups = {
  cs: { workbooks: workbooksCs, zone: zoneCs, beds: bedsCs, moneyOffice: moneyCs, backOffice: officeCs },
  en: { workbooks, zone, beds, moneyOffice, backOffice },
};

export const spoken = {
  cs: createTranslator(groups.cs, 'cs'),
  en: createTranslator(groups.en, 'en-GB'),
};

type Words = Readonly<Record<string, string>>;

/** What codes in columns are called, in the words of the screens that show the same; what has none stays a code. */
export function valueWords(locale: Locale, sheet: SheetName): Partial<Readonly<Record<ColumnName, Words>>> {
  const { workbooks: own, zone: states, beds: sleep, moneyOffice: money } = groups[locale];
  return {
    registrationState: sheet === 'referees' ? states.refereeState : states.clubState,
    teamState: states.teamState,
    lodgingKind: sleep.kind,
    paymentMethod: money.money.methods,
    documentKind: own.value.documentKind,
    guestKind: own.value.guestKind,
    sex: own.value.sex,
    locale: own.value.locale,
  };
}

/** What the checks have found, as the lists say it. */
export function checkCell(locale: Locale, checks: readonly Found[]): string {
  const { check } = groups[locale].backOffice;
  return checks.map(({ code, about = [] }) => check[code].replace('{about}', about.join(', '))).join('; ');
}

interface Found {
  readonly code: CheckCode | RefereeCheckCode;
  readonly about?: readonly string[];
}
