import type { WordGroup } from '@sevenmetre/phrases';
import { browserWords } from './browser-words.ts';
import type { Groups } from './word-store.ts';

/** Words of signed-in users' pages, known as soon as the first of these pages is on its way. */
const groups: Groups<WordGroup> = {
  profile: {
    cs: () => import('@sevenmetre/phrases/cs/profile'),
    en: () => import('@sevenmetre/phrases/en/profile'),
  },
  mailQueue: {
    cs: () => import('@sevenmetre/phrases/cs/mail-queue'),
    en: () => import('@sevenmetre/phrases/en/mail-queue'),
  },
  accommodation: {
    cs: () => import('@sevenmetre/phrases/cs/accommodation'),
    en: () => import('@sevenmetre/phrases/en/accommodation'),
  },
  registeredReferees: {
    cs: () => import('@sevenmetre/phrases/cs/registered-referees'),
    en: () => import('@sevenmetre/phrases/en/registered-referees'),
  },
  registeredClub: {
    cs: () => import('@sevenmetre/phrases/cs/registered-club'),
    en: () => import('@sevenmetre/phrases/en/registered-club'),
  },
  organiser: {
    cs: () => import('@sevenmetre/phrases/cs/organiser'),
    en: () => import('@sevenmetre/phrases/en/organiser'),
  },
  registrations: {
    cs: () => import('@sevenmetre/phrases/cs/registrations'),
    en: () => import('@sevenmetre/phrases/en/registrations'),
  },
  formats: {
    cs: () => import('@sevenmetre/phrases/cs/formats'),
    en: () => import('@sevenmetre/phrases/en/formats'),
  },
  plan: {
    cs: () => import('@sevenmetre/phrases/cs/plan'),
    en: () => import('@sevenmetre/phrases/en/plan'),
  },
  checkIn: {
    cs: () => import('@sevenmetre/phrases/cs/check-in'),
    en: () => import('@sevenmetre/phrases/en/check-in'),
  },
  controlRoom: {
    cs: () => import('@sevenmetre/phrases/cs/control-room'),
    en: () => import('@sevenmetre/phrases/en/control-room'),
  },
  planSchedule: {
    cs: () => import('@sevenmetre/phrases/cs/plan-schedule'),
    en: () => import('@sevenmetre/phrases/en/plan-schedule'),
  },
  planSettings: {
    cs: () => import('@sevenmetre/phrases/cs/plan-settings'),
    en: () => import('@sevenmetre/phrases/en/plan-settings'),
  },
  appointments: {
    cs: () => import('@sevenmetre/phrases/cs/appointments'),
    en: () => import('@sevenmetre/phrases/en/appointments'),
  },
  refereeAppointments: {
    cs: () => import('@sevenmetre/phrases/cs/referee-appointments'),
    en: () => import('@sevenmetre/phrases/en/referee-appointments'),
  },
  planVersions: {
    cs: () => import('@sevenmetre/phrases/cs/plan-versions'),
    en: () => import('@sevenmetre/phrases/en/plan-versions'),
  },
  messages: {
    cs: () => import('@sevenmetre/phrases/cs/messages'),
    en: () => import('@sevenmetre/phrases/en/messages'),
  },
  users: {
    cs: () => import('@sevenmetre/phrases/cs/users'),
    en: () => import('@sevenmetre/phrases/en/users'),
  },
  tournamentFolder: {
    cs: () => import('@sevenmetre/phrases/cs/tournament-folder'),
    en: () => import('@sevenmetre/phrases/en/tournament-folder'),
  },
  editions: {
    cs: () => import('@sevenmetre/phrases/cs/editions'),
    en: () => import('@sevenmetre/phrases/en/editions'),
  },
  groups: {
    cs: () => import('@sevenmetre/phrases/cs/groups'),
    en: () => import('@sevenmetre/phrases/en/groups'),
  },
  standings: {
    cs: () => import('@sevenmetre/phrases/cs/standings'),
    en: () => import('@sevenmetre/phrases/en/standings'),
  },
  enumerations: {
    cs: () => import('@sevenmetre/phrases/cs/enumerations'),
    en: () => import('@sevenmetre/phrases/en/enumerations'),
  },
  priceList: {
    cs: () => import('@sevenmetre/phrases/cs/price-list'),
    en: () => import('@sevenmetre/phrases/en/price-list'),
  },
  configuration: {
    cs: () => import('@sevenmetre/phrases/cs/configuration'),
    en: () => import('@sevenmetre/phrases/en/configuration'),
  },
  translations: {
    cs: () => import('@sevenmetre/phrases/cs/translations'),
    en: () => import('@sevenmetre/phrases/en/translations'),
  },
  signedIn: {
    cs: () => import('@sevenmetre/phrases/cs/signed-in'),
    en: () => import('@sevenmetre/phrases/en/signed-in'),
  },
  clubs: {
    cs: () => import('@sevenmetre/phrases/cs/clubs'),
    en: () => import('@sevenmetre/phrases/en/clubs'),
  },
  dashboard: {
    cs: () => import('@sevenmetre/phrases/cs/dashboard'),
    en: () => import('@sevenmetre/phrases/en/dashboard'),
  },
  clubRegistration: {
    cs: () => import('@sevenmetre/phrases/cs/club-registration'),
    en: () => import('@sevenmetre/phrases/en/club-registration'),
  },
  participants: {
    cs: () => import('@sevenmetre/phrases/cs/participants'),
    en: () => import('@sevenmetre/phrases/en/participants'),
  },
  refereeRegistration: {
    cs: () => import('@sevenmetre/phrases/cs/referee-registration'),
    en: () => import('@sevenmetre/phrases/en/referee-registration'),
  },
  matchRosters: {
    cs: () => import('@sevenmetre/phrases/cs/match-rosters'),
    en: () => import('@sevenmetre/phrases/en/match-rosters'),
  },
  invoices: {
    cs: () => import('@sevenmetre/phrases/cs/invoices'),
    en: () => import('@sevenmetre/phrases/en/invoices'),
  },
  officialScore: {
    cs: () => import('@sevenmetre/phrases/cs/official-score'),
    en: () => import('@sevenmetre/phrases/en/official-score'),
  },
  invoiceDocument: {
    cs: () => import('@sevenmetre/phrases/cs/invoice-document'),
    en: () => import('@sevenmetre/phrases/en/invoice-document'),
  },
};

browserWords.add(groups);

/** What every one of these pages says. */
export async function needSignedInWords(): Promise<void> {
  await browserWords.need(['signedIn', 'errors']);
}
