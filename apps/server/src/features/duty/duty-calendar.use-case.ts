import { inLanguage, oneLine } from '@sevenmetre/rules/language';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import ical, { escape, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { hashToken } from '../auth/index.ts';
import { findWorkingEdition } from '../competition/index.ts';
import { plainWords } from '../translations/index.ts';
import { type DutyState, loadDuty } from './load-duty.ts';
import { isOwn } from './own-duty.use-case.ts';
import * as volunteerRepository from './volunteer.repository.ts';

/** Seconds after which programs that support it refresh. */
const refreshSeconds = 15 * 60;

/** A volunteer's shifts as iCalendar. It says where and when, and names nobody. */
export function readCalendar(
  { database, clock }: UseCaseContext,
  token: string,
  locale: Locale,
): Promise<Outcome<string>> {
  return database.transaction(
    async (tx) => {
      const edition = await findWorkingEdition(null, tx);
      const person = await volunteerRepository.findByCalendarHash(hashToken(token), tx);
      if (!edition.ok || !isOwn({ edition: edition.value }, person, clock.now()))
        return refuse('duty-link-ended');
      return done(calendarOf(await loadDuty(edition.value, tx), person.id, locale, clock.now()));
    },
    { accessMode: 'read only' },
  );
}

function calendarOf(state: DutyState, volunteerId: number, locale: Locale, stamp: Date): string {
  const t = plainWords.translators[locale];
  const { edition, halls, shifts, people } = state;
  const calendar = ical({
    // The library does not escape this text.
    name: escape(oneLine(t('duty.calendar', { tournament: edition.name })), false),
    prodId: { company: 'Sevenmetre', product: 'Shifts', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const shift of shifts) {
    const own = people.find((one) => one.shiftId === shift.id && one.volunteerId === volunteerId);
    if (!own || own.answer === 'declined') continue;
    const hall = halls.find(({ id }) => id === shift.placeId);
    const name = hall && `${hall.code} ${inLanguage(locale, { cs: hall.nameCs, en: hall.nameEn })}`;
    calendar.createEvent({
      id: `shift-${shift.id}@sevenmetre`,
      stamp,
      start: shift.startsAt,
      end: shift.endsAt,
      summary: oneLine([t(`duty.kind.${shift.kind}`), ...(name ? [name] : [])].join(', ')),
      status: own.answer === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      ...(name ? { location: oneLine([name, ...(hall?.address ? [hall.address] : [])].join(', ')) } : {}),
    });
  }
  return calendar.toString();
}
