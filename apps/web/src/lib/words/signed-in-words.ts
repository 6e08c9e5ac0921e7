import type { WordGroup } from '@sevenmetre/phrases';
import { browserWords } from './browser-words.ts';
import type { Groups } from './word-store.ts';

/** Words of signed-in users' pages, known as soon as the first of these pages is on its way. */
const groups: Groups<WordGroup> = {
  account: {
    cs: () => import('@sevenmetre/phrases/cs/account'),
    en: () => import('@sevenmetre/phrases/en/account'),
  },
  mails: {
    cs: () => import('@sevenmetre/phrases/cs/mails'),
    en: () => import('@sevenmetre/phrases/en/mails'),
  },
  beds: {
    cs: () => import('@sevenmetre/phrases/cs/beds'),
    en: () => import('@sevenmetre/phrases/en/beds'),
  },
  refereeOffice: {
    cs: () => import('@sevenmetre/phrases/cs/referee-office'),
    en: () => import('@sevenmetre/phrases/en/referee-office'),
  },
  clubOffice: {
    cs: () => import('@sevenmetre/phrases/cs/club-office'),
    en: () => import('@sevenmetre/phrases/en/club-office'),
  },
  backOffice: {
    cs: () => import('@sevenmetre/phrases/cs/back-office'),
    en: () => import('@sevenmetre/phrases/en/back-office'),
  },
  messageOffice: {
    cs: () => import('@sevenmetre/phrases/cs/message-office'),
    en: () => import('@sevenmetre/phrases/en/message-office'),
  },
  userOffice: {
    cs: () => import('@sevenmetre/phrases/cs/user-office'),
    en: () => import('@sevenmetre/phrases/en/user-office'),
  },
  tournamentOffice: {
    cs: () => import('@sevenmetre/phrases/cs/tournament-office'),
    en: () => import('@sevenmetre/phrases/en/tournament-office'),
  },
  tableOrder: {
    cs: () => import('@sevenmetre/phrases/cs/table-order'),
    en: () => import('@sevenmetre/phrases/en/table-order'),
  },
  lists: {
    cs: () => import('@sevenmetre/phrases/cs/lists'),
    en: () => import('@sevenmetre/phrases/en/lists'),
  },
  prices: {
    cs: () => import('@sevenmetre/phrases/cs/prices'),
    en: () => import('@sevenmetre/phrases/en/prices'),
  },
  settings: {
    cs: () => import('@sevenmetre/phrases/cs/settings'),
    en: () => import('@sevenmetre/phrases/en/settings'),
  },
  translations: {
    cs: () => import('@sevenmetre/phrases/cs/translations'),
    en: () => import('@sevenmetre/phrases/en/translations'),
  },
  zone: {
    cs: () => import('@sevenmetre/phrases/cs/zone'),
    en: () => import('@sevenmetre/phrases/en/zone'),
  },
  clubZone: {
    cs: () => import('@sevenmetre/phrases/cs/club-zone'),
    en: () => import('@sevenmetre/phrases/en/club-zone'),
  },
  dashboard: {
    cs: () => import('@sevenmetre/phrases/cs/dashboard'),
    en: () => import('@sevenmetre/phrases/en/dashboard'),
  },
  clubForm: {
    cs: () => import('@sevenmetre/phrases/cs/club-form'),
    en: () => import('@sevenmetre/phrases/en/club-form'),
  },
  clubRoster: {
    cs: () => import('@sevenmetre/phrases/cs/club-roster'),
    en: () => import('@sevenmetre/phrases/en/club-roster'),
  },
  refereeForm: {
    cs: () => import('@sevenmetre/phrases/cs/referee-form'),
    en: () => import('@sevenmetre/phrases/en/referee-form'),
  },
  matchRosters: {
    cs: () => import('@sevenmetre/phrases/cs/match-rosters'),
    en: () => import('@sevenmetre/phrases/en/match-rosters'),
  },
  moneyOffice: {
    cs: () => import('@sevenmetre/phrases/cs/money-office'),
    en: () => import('@sevenmetre/phrases/en/money-office'),
  },
  officialScore: {
    cs: () => import('@sevenmetre/phrases/cs/official-score'),
    en: () => import('@sevenmetre/phrases/en/official-score'),
  },
  paper: {
    cs: () => import('@sevenmetre/phrases/cs/paper'),
    en: () => import('@sevenmetre/phrases/en/paper'),
  },
};

browserWords.add(groups);

/** What every one of these pages says. */
export async function needZoneWords(): Promise<void> {
  await browserWords.need(['zone', 'errors']);
}
