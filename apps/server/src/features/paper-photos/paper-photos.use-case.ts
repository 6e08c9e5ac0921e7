import type { PaperPhotoBody, PaperPhotoCount, PaperPhotos } from '@sevenmetre/contract/paper-photos/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { arrivingStamp, eventKey } from '@sevenmetre/sync';
import type { Tx } from '../../platform/database/index.ts';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome, Refusal } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { recordAudit } from '../audit/index.ts';
import { editionRepository, matchRepository, utcText } from '../competition/index.ts';
import { refuseRole, refuseWriter } from '../match-events/index.ts';
import type { SyncHeaders } from '../match-events/index.ts';
import * as photoRepository from './paper-photo.repository.ts';

/** A sheet has a front and a back; a photo may have to be taken again. */
const mostPhotos = 8;

type Action = 'paperPhotos' | 'paperPhotoCreate' | 'paperPhotoDelete';

interface Asked {
  readonly matchId: number;
  readonly actor: Actor;
}

/** The photos of a match, for those who may record it (PE20). */
export function readPhotos(context: UseCaseContext, asked: Asked): Promise<Outcome<PaperPhotos>> {
  return context.database.transaction(async (tx) => {
    const refused = await refusalOf(context, asked, 'paperPhotos', tx);
    if (refused) return refused;
    const rows = await photoRepository.findKept(asked.matchId, tx);
    return done({
      photos: rows.flatMap(({ id, takenAt, jpeg }) =>
        jpeg === null ? [] : [{ id, takenAt: utcText(takenAt), jpeg }],
      ),
    });
  });
}

/** Attaches a photo once under its key (SY40), at any stage; takes no lock of the match. The log says that, not what it shows. */
export function attachPhoto(
  context: UseCaseContext,
  { headers, body, ...asked }: Asked & { readonly headers: SyncHeaders; readonly body: PaperPhotoBody },
): Promise<Outcome<PaperPhotoCount>> {
  const { matchId, actor } = asked;
  return context.database.transaction(async (tx) => {
    const refused = await refusalOf(context, asked, 'paperPhotoCreate', tx);
    if (refused) return refused;
    const now = context.clock.now();
    const { userId } = actor;
    const idempotencyKey = headers['idempotency-key'];
    const clientKey = eventKey({ idempotencyKey, userId, createdTimestamp: now.toISOString() });
    if (!(await photoRepository.isKnown(matchId, clientKey, tx))) {
      const kept = await photoRepository.findKept(matchId, tx);
      if (kept.length >= mostPhotos) return refuse('files-too-many');
      const stamp = arrivingStamp(
        { modifiedAt: headers['x-modified-at'], device: headers['x-device'], userId },
        now.getTime(),
      );
      const takenAt = new Date(stamp.at);
      const row = { matchId, clientKey, jpeg: body.jpeg, takenAt, uploadedByUserId: userId, receivedAt: now };
      await photoRepository.insert(row, tx);
      await log(tx, { ...asked, at: now, action: 'match.paperPhoto', clientKey });
    }
    return counted(matchId, tx);
  });
}

/** Erases a photo; its key stays, so that a late repeat does not bring it back. */
export function erasePhoto(
  context: UseCaseContext,
  { photoId, ...asked }: Asked & { readonly photoId: number },
): Promise<Outcome<PaperPhotoCount>> {
  return context.database.transaction(async (tx) => {
    const refused = await refusalOf(context, asked, 'paperPhotoDelete', tx);
    if (refused) return refused;
    await photoRepository.erase(asked.matchId, photoId, tx);
    const at = context.clock.now();
    await log(tx, { ...asked, at, action: 'match.paperPhotoErased', clientKey: null });
    return counted(asked.matchId, tx);
  });
}

async function counted(matchId: number, tx: Tx): Promise<Outcome<PaperPhotoCount>> {
  return done({ matchId, entries: (await photoRepository.findKept(matchId, tx)).length });
}

async function refusalOf(
  { clock }: UseCaseContext,
  { matchId, actor }: Asked,
  action: Action,
  tx: Tx,
): Promise<Refusal | null> {
  const now = clock.now();
  const forbidden = refuseRole(actor, action, now);
  if (forbidden) return forbidden;
  const match = await matchRepository.findById(matchId, tx);
  const edition = match && (await editionRepository.findById(match.editionId, tx));
  if (!match || !edition) return refuse('match-unknown', { matchId });
  return refuseWriter(actor, action, { match, edition }, now);
}

function log(
  tx: Tx,
  {
    at,
    actor,
    matchId,
    action,
    clientKey,
  }: Asked & { readonly at: Date; readonly action: string; readonly clientKey: string | null },
): Promise<unknown> {
  const subject = { subjectType: 'match', subjectId: matchId } as const;
  return recordAudit(tx, {
    at,
    userId: actor.userId,
    action,
    ...subject,
    before: null,
    after: { clientKey },
  });
}
