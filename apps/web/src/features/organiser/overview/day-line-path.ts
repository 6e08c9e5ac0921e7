import type { DayHistory } from '@sevenmetre/contract/history/schemas';
import {
  adminBankPath,
  adminInvoicesPath,
  adminPlacesPath,
  checkInPath,
  clubCheckInPath,
  clubInvoicePath,
  controlRoomPath,
  groupsPath,
  listsPath,
  messagePath,
  messagesPath,
  organiserRefereePath,
  planAppointmentsPath,
  planDrawPath,
  planVersionsPath,
  priceListPath,
  refereeRegistrationsPath,
  registrationPath,
  registrationsPath,
  settingsPath,
} from '../../../lib/paths/signed-in-paths.ts';

type Line = DayHistory['lines'][number];

/** Where the records of a kind are: the list, and the page of one of them. */
interface Pages {
  readonly list: string;
  readonly one?: (id: number) => string;
}

const clubs: Pages = { list: registrationsPath, one: registrationPath };
const referees: Pages = { list: refereeRegistrationsPath, one: organiserRefereePath };
const invoices: Pages = { list: adminInvoicesPath, one: clubInvoicePath };

const pages: Readonly<Record<Line['kind'], Pages>> = {
  'club-registered': clubs,
  'club-new': clubs,
  'club-approved': clubs,
  'club-processed': clubs,
  'club-declined': clubs,
  'team-accepted': clubs,
  'team-waiting': clubs,
  'team-withdrawn': clubs,
  'referee-registered': referees,
  'referee-approved': referees,
  'referee-declined': referees,
  'checked-in': { list: checkInPath, one: clubCheckInPath },
  'invoice-issued': invoices,
  'invoice-credited': invoices,
  'payment-recorded': invoices,
  'bank-imported': { list: adminBankPath },
  'message-sent': { list: messagesPath, one: messagePath },
  'plan-published': { list: planVersionsPath },
  'appointments-published': { list: planAppointmentsPath },
  'draw-revealed': { list: planDrawPath },
  'group-closed': { list: groupsPath },
  'protest-filed': { list: controlRoomPath },
  'protest-decided': { list: controlRoomPath },
  'settings-changed': { list: settingsPath },
  'prices-changed': { list: priceListPath },
  'places-changed': { list: adminPlacesPath },
  'lists-changed': { list: listsPath },
};

/** Where an organiser sees what a line of the day is about. */
export function dayLinePath({ kind, subject }: Line): string {
  const { list, one } = pages[kind];
  return subject !== null && one !== undefined ? one(subject.id) : list;
}
