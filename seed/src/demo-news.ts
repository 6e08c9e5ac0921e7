import type { Database } from '@sevenmetre/server/platform/database/index';
import { storeMessages } from '@sevenmetre/server/features/messages/index';

const days = 24 * 3600 * 1000;

/** Messages of the organiser to clubs and referees, and one that is still a draft. */
export async function sendDemoNews(database: Database, editionId: number, now: Date): Promise<void> {
  const news = demoNews.map(({ daysAgo, ...message }) => ({
    ...message,
    editionId,
    ...(daysAgo === null
      ? { state: 'draft' as const }
      : { state: 'sent' as const, sentAt: new Date(now.getTime() - daysAgo * days), mails: 1 }),
  }));
  await database.transaction((tx) => storeMessages(news, tx));
}

/** `daysAgo`: days since it was sent; null: a draft. */
const demoNews = [
  {
    internalName: 'Arrival of clubs',
    recipientType: 'clubs',
    titleEn: 'Arrival and accreditation',
    titleCs: 'Příjezd a akreditace',
    textEn:
      'The accreditation opens the evening before the first day, 16:00–21:00, in the sports hall at the river.\nPlease bring the signed list of participants.',
    textCs:
      'Akreditace je otevřena večer před prvním hracím dnem, 16:00–21:00, ve sportovní hale u řeky.\nPřivezte prosím podepsaný seznam účastníků.',
    daysAgo: 6,
  },
  {
    internalName: 'Meeting of referees',
    recipientType: 'referees',
    titleEn: 'Meeting of referees',
    titleCs: 'Porada rozhodčích',
    textEn: 'The meeting of referees is on the first day at 7:15 in the school canteen.',
    textCs: 'Porada rozhodčích je první den v 7:15 ve školní jídelně.',
    daysAgo: 4,
  },
  {
    internalName: 'Prize giving',
    recipientType: 'clubs',
    titleEn: 'Prize giving',
    titleCs: 'Vyhlášení výsledků',
    textEn: 'Prizes are given on the last day after each final, in the hall where it was played.',
    textCs: 'Vyhlášení je poslední den po každém finále v hale, kde se hrálo.',
    daysAgo: null,
  },
] as const;
