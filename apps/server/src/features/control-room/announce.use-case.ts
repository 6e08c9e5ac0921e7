import type { AnnouncementBody } from '@sevenmetre/contract/control-room/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { once } from '../../platform/repeat-keys/index.ts';
import { recordAudit } from '../audit/index.ts';
import { appendChange } from '../live/index.ts';
import * as announcementRepository from './announcement.repository.ts';
import type { ControlRoomContext } from './read-control-room.use-case.ts';

interface Stored {
  readonly id: number;
}

/** Publishes an announcement to halls. A repeated form makes one announcement; an unknown hall is refused. */
export function createAnnouncement(
  { database, clock, snapshot }: ControlRoomContext,
  { userId }: Actor,
  body: AnnouncementBody,
): Promise<Outcome<Stored>> {
  return database.transaction(async (tx) => {
    const { minutes, hallIds, ...words } = body;
    const known = snapshot();
    if (!known) return refuse('edition-missing');
    const unknown = hallIds.find((id) => !known.halls.has(id));
    if (unknown !== undefined) return refuse('hall-unknown', { id: unknown });
    const editionId = known.edition.id;
    const published = await once(tx, `announcement:${editionId}`, body.clientKey, body, async () => {
      const startsAt = clock.now();
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      const row = { ...words, hallIds, editionId, startsAt, endsAt, createdByUserId: userId };
      const id = await announcementRepository.insert(row, tx);
      const subject = { subjectType: 'announcement', subjectId: id, editionId };
      const after = { hallIds, minutes };
      await recordAudit(tx, { at: startsAt, userId, action: 'announcement.created', ...subject, after });
      await appendChange(tx, { structure: true });
      return done(id);
    });
    return published.ok ? done({ id: published.value.id }) : published;
  });
}

/** Ends an announcement now; one that is over is not changed. */
export function endAnnouncement(
  { database, clock, snapshot }: ControlRoomContext,
  { userId }: Actor,
  id: number,
): Promise<Outcome<Stored>> {
  return database.transaction(async (tx) => {
    const editionId = snapshot()?.edition.id;
    if (editionId === undefined) return refuse('edition-missing');
    const row = await announcementRepository.lockById(editionId, id, tx);
    if (!row) return refuse('announcement-unknown');
    const now = clock.now();
    if (row.endsAt <= now) return done({ id });
    await announcementRepository.updateEnd(id, now, tx);
    const of = { at: now, userId, action: 'announcement.ended', subjectType: 'announcement', subjectId: id };
    await recordAudit(tx, { ...of, editionId });
    await appendChange(tx, { structure: true });
    return done({ id });
  });
}
