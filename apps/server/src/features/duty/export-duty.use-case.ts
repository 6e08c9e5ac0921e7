import type { Locale } from '@sevenmetre/rules/vocabulary';
import { lengthOf } from '@sevenmetre/rules/duty';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { plainWords } from '../translations/index.ts';
import { sheetOf, writeWorkbook } from '../workbooks/index.ts';
import { type DutyState, filledShifts, loadDuty } from './load-duty.ts';

/**
 * Volunteers for thanks and lunches, one row each: shifts and hours, on how many of them they came, and the days. null: there is
 * no edition.
 */
export async function exportDuty(
  { database }: Pick<UseCaseContext, 'database'>,
  locale: Locale,
): Promise<Buffer | null> {
  const state = await database.transaction(
    async (tx) => {
      const edition = await findWorkingEdition(null, tx);
      return edition.ok ? loadDuty(edition.value, tx) : null;
    },
    { accessMode: 'read only' },
  );
  return state && writeWorkbook(locale, [sheetOf('volunteers', columns, rowsOf(state, locale))]);
}

const columns = [
  'lastName',
  'firstName',
  'phone',
  'email',
  'skills',
  'shifts',
  'hours',
  'shiftsPresent',
  'lunches',
  'days',
  'note',
] as const;

function rowsOf(state: DutyState, locale: Locale) {
  const t = plainWords.translators[locale];
  const all = filledShifts(state);
  const sorted = state.volunteers.toSorted(
    (a, b) => a.lastName.localeCompare(b.lastName, locale) || a.firstName.localeCompare(b.firstName, locale),
  );
  return sorted.map(({ id, firstName, lastName, phone, email, skills, note }) => {
    const own = all.filter(({ people }) => people.includes(id));
    const days = state.shifts.filter((shift) => own.some((one) => one.id === shift.id)).map(({ day }) => day);
    const present = state.people.filter((one) => one.volunteerId === id && one.presentAt !== null);
    const onDays = [...new Set(days)].toSorted();
    return {
      lastName,
      firstName,
      phone,
      email,
      skills: skills.map((kind) => t(`duty.kind.${kind}`)).join(', '),
      shifts: own.length,
      hours: Math.round(lengthOf(own) / 360_000) / 10,
      shiftsPresent: present.length,
      lunches: onDays.length,
      days: onDays.join(', '),
      note,
    };
  });
}
