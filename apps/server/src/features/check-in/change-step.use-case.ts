import type { CheckInClub, CheckInStepBody } from '@sevenmetre/contract/check-in/schemas';
import type { Actor } from '@sevenmetre/rules/permissions';
import { refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import { recordAudit } from '../audit/index.ts';
import { utcText } from '../competition/index.ts';
import * as clubRepository from './club.repository.ts';
import { readClubIn } from './read-club.use-case.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Records a step of the check-in, or undoes it. Recording it again changes nothing: the first time and person
 * stay.
 */
export function changeStep(
  { database, clock }: UseCaseContext,
  { userId }: Actor,
  clubId: number,
  { step, done }: CheckInStepBody,
): Promise<Outcome<CheckInClub>> {
  return database.transaction(async (tx) => {
    if (!(await clubRepository.lockComing(clubId, tx))) return refuse('club-unknown');
    const now = clock.now();
    const entry = { at: now, userId, subjectType: 'club', subjectId: clubId };
    if (done) {
      const isNew = await clubRepository.insertStep({ clubId, step, doneAt: now, doneByUserId: userId }, tx);
      if (isNew) await recordAudit(tx, { ...entry, action: 'club.checked-in', after: { step } });
    } else {
      const before = await clubRepository.deleteStep(clubId, step, tx);
      const was = before && { step, doneAt: utcText(before) };
      if (was) await recordAudit(tx, { ...entry, action: 'club.check-in-undone', before: was });
    }
    return readClubIn(clubId, now, tx);
  });
}
