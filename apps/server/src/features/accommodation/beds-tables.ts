import { inLanguage } from '@sevenmetre/rules/language';
import type { Accommodation, AccommodationGuest } from '@sevenmetre/contract/accommodation/schemas';
import { teamDisplayName } from '@sevenmetre/rules/names';
import type { Locale } from '@sevenmetre/rules/vocabulary';
import { type NamedSheet, sheetOf, writeWorkbook } from '../workbooks/index.ts';
import { readAccommodation } from './read-accommodation.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { done, type Outcome } from '../../platform/outcome/index.ts';

const guestColumns = [
  'guestKind',
  'guest',
  'team',
  'categoryCode',
  'countryCode',
  'persons',
  'wantsSingleRoom',
  'arrivalDate',
  'departureDate',
  'contactPhone',
] as const;

export const bedColumns = [
  'place',
  'address',
  'lodgingKind',
  'lodging',
  'capacity',
  'note',
  ...guestColumns,
] as const;

const waitingColumns = [...guestColumns, 'allotted'] as const;

type Guest = Readonly<Record<(typeof guestColumns)[number], string | number | boolean | null>>;

const nobody: Guest = {
  guestKind: null,
  guest: null,
  team: null,
  categoryCode: null,
  countryCode: null,
  persons: null,
  wantsSingleRoom: null,
  arrivalDate: null,
  departureDate: null,
  contactPhone: null,
};

/** Who sleeps where: a row for the beds of one guest in a room; an empty room has a row without a guest. */
function bedSheet({ places }: Accommodation, locale: Locale): NamedSheet {
  const rows = places.flatMap(({ nameCs, nameEn, address, lodgings }) =>
    lodgings.flatMap(({ kind, label, capacity, note, allotments }) => {
      const place = inLanguage(locale, { cs: nameCs, en: nameEn });
      const room = { place, address, lodgingKind: kind, lodging: label, capacity, note };
      if (allotments.length === 0) return [{ ...room, ...nobody }];
      return allotments.map(({ guest, persons }) => ({ ...room, ...guestCells(guest), persons }));
    }),
  );
  return sheetOf('beds', bedColumns, rows);
}

/** Guests that need beds: number of persons, and of beds that they have already. */
function waitingSheet({ waiting }: Accommodation): NamedSheet {
  return sheetOf(
    'waiting',
    waitingColumns,
    waiting.map((guest) => ({ ...guestCells(guest), allotted: guest.allotted })),
  );
}

function guestCells({ kind, name, team, ...guest }: AccommodationGuest): Guest {
  return {
    guestKind: kind,
    guest: name,
    team: team && teamDisplayName({ ...team, clubName: name }),
    categoryCode: team && team.categoryCode,
    countryCode: guest.countryCode,
    persons: guest.persons,
    wantsSingleRoom: guest.wantsSingleRoom,
    arrivalDate: guest.arrivalDate,
    departureDate: guest.departureDate,
    contactPhone: guest.contactPhone,
  };
}

/** Who sleeps where and who waits for beds, as a workbook. null: there is no edition. */
export async function exportAccommodation(context: UseCaseContext, locale: Locale): Promise<Outcome<Buffer>> {
  const found = await readAccommodation(context);
  if (!found.ok) return found;
  return done(await writeWorkbook(locale, [bedSheet(found.value, locale), waitingSheet(found.value)]));
}
