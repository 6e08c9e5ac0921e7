import { healthRoutes } from './health/routes.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { countryRoutes } from './countries/routes.ts';
import { teamRoutes } from './teams/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { standingsRoutes } from './standings/routes.ts';
import { bracketRoutes } from './bracket/routes.ts';
import { matchRoutes } from './matches/routes.ts';
import { finalRankingRoutes } from './final-ranking/routes.ts';
import { matchEventRoutes } from './match-events/routes.ts';
import { paperPhotoRoutes } from './paper-photos/routes.ts';
import { scoutingRoutes } from './scouting/routes.ts';
import { signingPinRoutes } from './signing-pins/routes.ts';
import { archiveRoutes } from './archive/routes.ts';
import { cityRoutes } from './city/routes.ts';
import { joinRoutes } from './join/routes.ts';
import { diplomaRoutes } from './diplomas/routes.ts';
import { matchReportRoutes } from './match-reports/routes.ts';
import { matchRosterRoutes } from './match-rosters/routes.ts';
import { reporterRoutes } from './reporter/routes.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { assignmentRoutes } from './assignments/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { placeRoutes } from './places/routes.ts';
import { refereeRoutes } from './referees/routes.ts';
import { clubRoutes } from './clubs/routes.ts';
import { scheduleFileRoutes } from './schedule-file/routes.ts';
import { clubListRoutes } from './club-list/routes.ts';
import { recordListRoutes } from './record-list/routes.ts';
import { sheetImportRoutes } from './sheet-imports/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';
import { participantRoutes } from './participants/routes.ts';
import { accommodationRoutes } from './accommodation/routes.ts';
import { priceListRoutes } from './price-list/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { bankRoutes } from './bank/routes.ts';
import { listViewRoutes } from './list-views/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { enumerationRoutes } from './enumerations/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { editionRoutes } from './editions/routes.ts';
import { undoRoutes } from './undo/routes.ts';
import { rehearsalRoutes } from './rehearsal/routes.ts';
import { userRoutes } from './users/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { imageRoutes } from './images/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { shareCardRoutes } from './share-cards/routes.ts';
import { openDataRoutes } from './open-data/routes.ts';
import { drawRoutes } from './draws/routes.ts';
import { tournamentFolderRoutes } from './tournament-folder/routes.ts';
import { checkInRoutes } from './check-in/routes.ts';
import { dutyRoutes } from './duty/routes.ts';
import { hallPaperRoutes } from './hall-papers/routes.ts';
import { disciplineRoutes } from './discipline/routes.ts';
import { protestRoutes } from './protests/routes.ts';
import { controlRoomRoutes } from './control-room/routes.ts';
import { contentsRoutes } from './contents/routes.ts';
import { findRoutes } from './find/routes.ts';
import { planRoutes } from './plan/routes.ts';

/** The API: the table of operations with schemas. */
export const routes = {
  ...healthRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...dashboardRoutes,
  ...liveRoutes,
  ...searchRoutes,
  ...categoryRoutes,
  ...countryRoutes,
  ...teamRoutes,
  ...groupRoutes,
  ...standingsRoutes,
  ...bracketRoutes,
  ...finalRankingRoutes,
  ...scheduleRoutes,
  ...matchRoutes,
  ...matchEventRoutes,
  ...scoutingRoutes,
  ...signingPinRoutes,
  ...paperPhotoRoutes,
  ...matchRosterRoutes,
  ...diplomaRoutes,
  ...matchReportRoutes,
  ...archiveRoutes,
  ...cityRoutes,
  ...joinRoutes,
  ...reporterRoutes,
  ...appointmentRoutes,
  ...assignmentRoutes,
  ...statisticsRoutes,
  ...placeRoutes,
  ...refereeRoutes,
  ...clubRoutes,
  ...registrationRoutes,
  ...clubListRoutes,
  ...recordListRoutes,
  ...sheetImportRoutes,
  ...scheduleFileRoutes,
  ...participantRoutes,
  ...accommodationRoutes,
  ...priceListRoutes,
  ...invoiceRoutes,
  ...bankRoutes,
  ...listViewRoutes,
  ...messageRoutes,
  ...enumerationRoutes,
  ...configurationRoutes,
  ...translationRoutes,
  ...editionRoutes,
  ...rehearsalRoutes,
  ...undoRoutes,
  ...userRoutes,
  ...historyRoutes,
  ...mailRoutes,
  ...notificationRoutes,
  ...favouriteRoutes,
  ...fileRoutes,
  ...imageRoutes,
  ...calendarRoutes,
  ...shareCardRoutes,
  ...openDataRoutes,
  ...planRoutes,
  ...controlRoomRoutes,
  ...contentsRoutes,
  ...findRoutes,
  ...disciplineRoutes,
  ...protestRoutes,
  ...checkInRoutes,
  ...dutyRoutes,
  ...hallPaperRoutes,
  ...tournamentFolderRoutes,
  ...drawRoutes,
};
export type Routes = typeof routes;
