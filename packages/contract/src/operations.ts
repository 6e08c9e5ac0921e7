import { healthOperations } from './health/operations.ts';
import { signInOperations } from './sign-in/operations.ts';
import { accountOperations } from './account/operations.ts';
import { invitationOperations } from './invitations/operations.ts';
import { dashboardOperations } from './dashboard/operations.ts';
import { liveOperations } from './live/operations.ts';
import { searchOperations } from './search/operations.ts';
import { categoryOperations } from './categories/operations.ts';
import { countryOperations } from './countries/operations.ts';
import { teamOperations } from './teams/operations.ts';
import { groupOperations } from './groups/operations.ts';
import { standingsOperations } from './standings/operations.ts';
import { bracketOperations } from './bracket/operations.ts';
import { matchOperations } from './matches/operations.ts';
import { finalRankingOperations } from './final-ranking/operations.ts';
import { matchEventOperations } from './match-events/operations.ts';
import { paperPhotoOperations } from './paper-photos/operations.ts';
import { scoutingOperations } from './scouting/operations.ts';
import { signingPinOperations } from './signing-pins/operations.ts';
import { matchRosterOperations } from './match-rosters/operations.ts';
import { reporterOperations } from './reporter/operations.ts';
import { appointmentOperations } from './appointments/operations.ts';
import { assignmentOperations } from './assignments/operations.ts';
import { statisticsOperations } from './statistics/operations.ts';
import { scheduleOperations } from './schedule/operations.ts';
import { placeOperations } from './places/operations.ts';
import { refereeOperations } from './referees/operations.ts';
import { clubOperations } from './clubs/operations.ts';
import { scheduleFileOperations } from './schedule-file/operations.ts';
import { clubListOperations } from './club-list/operations.ts';
import { recordListOperations } from './record-list/operations.ts';
import { sheetImportOperations } from './sheet-imports/operations.ts';
import { registrationOperations } from './registrations/operations.ts';
import { participantOperations } from './participants/operations.ts';
import { accommodationOperations } from './accommodation/operations.ts';
import { priceListOperations } from './price-list/operations.ts';
import { invoiceOperations } from './invoices/operations.ts';
import { bankOperations } from './bank/operations.ts';
import { listViewOperations } from './list-views/operations.ts';
import { messageOperations } from './messages/operations.ts';
import { enumerationOperations } from './enumerations/operations.ts';
import { configurationOperations } from './configuration/operations.ts';
import { translationOperations } from './translations/operations.ts';
import { editionOperations } from './editions/operations.ts';
import { undoOperations } from './undo/operations.ts';
import { rehearsalOperations } from './rehearsal/operations.ts';
import { userOperations } from './users/operations.ts';
import { historyOperations } from './history/operations.ts';
import { mailOperations } from './mails/operations.ts';
import { notificationOperations } from './notifications/operations.ts';
import { favouriteOperations } from './favourites/operations.ts';
import { fileOperations } from './files/operations.ts';
import { imageOperations } from './images/operations.ts';
import { calendarOperations } from './calendar/operations.ts';
import { shareCardOperations } from './share-cards/operations.ts';
import { openDataOperations } from './open-data/operations.ts';
import { drawOperations } from './draws/operations.ts';
import { tournamentFolderOperations } from './tournament-folder/operations.ts';
import { archiveOperations } from './archive/operations.ts';
import { cityOperations } from './city/operations.ts';
import { joinOperations, joinReminderOperations } from './join/operations.ts';
import { diplomaOperations } from './diplomas/operations.ts';
import { matchReportOperations } from './match-reports/operations.ts';
import { checkInOperations } from './check-in/operations.ts';
import { dutyOperations } from './duty/operations.ts';
import { hallPaperOperations } from './hall-papers/operations.ts';
import { disciplineOperations } from './discipline/operations.ts';
import { protestOperations } from './protests/operations.ts';
import { controlRoomOperations } from './control-room/operations.ts';
import { contentsOperations } from './contents/operations.ts';
import { findOperations } from './find/operations.ts';
import { planOperations } from './plan/operations.ts';
import type { Operation } from './operation.ts';

/**
 * All operations, without schemas. A page imports the tables of the folders that it needs, not this one. The
 * name of an operation is its OpenAPI operationId, the name of its action and of a record's link.
 * `statuses` is complete: an answer with another status is an error on either side.
 */
export const operations = {
  ...healthOperations,
  ...signInOperations,
  ...accountOperations,
  ...dashboardOperations,
  ...liveOperations,
  ...searchOperations,
  ...categoryOperations,
  ...countryOperations,
  ...teamOperations,
  ...groupOperations,
  ...standingsOperations,
  ...bracketOperations,
  ...finalRankingOperations,
  ...scheduleOperations,
  ...matchEventOperations,
  ...scoutingOperations,
  ...signingPinOperations,
  ...paperPhotoOperations,
  ...matchRosterOperations,
  ...matchOperations,
  ...diplomaOperations,
  ...matchReportOperations,
  ...archiveOperations,
  ...cityOperations,
  ...joinOperations,
  ...joinReminderOperations,
  ...reporterOperations,
  ...appointmentOperations,
  ...assignmentOperations,
  ...statisticsOperations,
  ...placeOperations,
  ...refereeOperations,
  ...clubOperations,
  ...invitationOperations,
  ...clubListOperations,
  ...recordListOperations,
  ...sheetImportOperations,
  ...scheduleFileOperations,
  ...participantOperations,
  ...accommodationOperations,
  ...priceListOperations,
  ...invoiceOperations,
  ...registrationOperations,
  ...bankOperations,
  ...listViewOperations,
  ...messageOperations,
  ...enumerationOperations,
  ...configurationOperations,
  ...translationOperations,
  ...editionOperations,
  ...rehearsalOperations,
  ...undoOperations,
  ...userOperations,
  ...historyOperations,
  ...mailOperations,
  ...notificationOperations,
  ...favouriteOperations,
  ...fileOperations,
  ...imageOperations,
  ...calendarOperations,
  ...shareCardOperations,
  ...openDataOperations,
  ...planOperations,
  ...controlRoomOperations,
  ...contentsOperations,
  ...findOperations,
  ...disciplineOperations,
  ...protestOperations,
  ...checkInOperations,
  ...dutyOperations,
  ...hallPaperOperations,
  ...tournamentFolderOperations,
  ...drawOperations,
} as const satisfies Record<string, Operation>;

export type { Operation } from './operation.ts';
export type Operations = typeof operations;
export type OperationName = keyof Operations;
