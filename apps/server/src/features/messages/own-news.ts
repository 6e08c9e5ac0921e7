import type { CurrentUser } from '@sevenmetre/contract/schemas/auth';
import type { Db, Tx } from '../../platform/database/index.ts';
import { utcText } from '../competition/index.ts';
import { findAllSent } from './message.repository.ts';

interface Has {
  /** Administrates a club, or leads a team of one. */
  readonly clubs: boolean;
  readonly referees: boolean;
}

/** What the organiser has told those whom the user belongs to: clubs, referees, both or none. */
export async function ownNews(has: Has, db: Db | Tx): Promise<CurrentUser['dashboardMessages']> {
  const recipients = [
    ...(has.clubs ? (['clubs'] as const) : []),
    ...(has.referees ? (['referees'] as const) : []),
  ];
  const rows = await findAllSent(recipients, db);
  return rows.map(({ recipientType, sentAt, ...message }) => ({
    ...message,
    recipientType: recipientType === 'clubs' ? 'club' : 'referee',
    sentAt: sentAt && utcText(sentAt),
  }));
}
