import type { VolunteerBody } from '@sevenmetre/contract/duty/schemas';
import { fillShifts, planShifts } from '@sevenmetre/rules/duty';
import type { ShiftAnswer } from '@sevenmetre/rules/vocabulary';
import { done } from '../../platform/outcome/index.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';
import { volunteerColumns } from './change-volunteers.use-case.ts';
import { changeDuty } from './change-shifts.use-case.ts';
import { dutyMatches, dutyPeople, filledShifts, loadDuty, travelOf } from './load-duty.ts';
import * as shiftRepository from './shift.repository.ts';
import * as volunteerRepository from './volunteer.repository.ts';

export interface EnteredDuty {
  readonly volunteers: readonly VolunteerBody[];
  /** What is said to the placements, in their order. */
  readonly answerOf: (index: number) => ShiftAnswer;
}

/** Stores volunteers of the current edition, makes its shifts with the usual settings and fills them, for the demo. */
export async function enterDuty(
  context: UseCaseContext,
  { volunteers, answerOf }: EnteredDuty,
): Promise<void> {
  await changeDuty(context, async (state, tx) => {
    const now = context.clock.now();
    const { edition, settings } = state;
    for (const person of volunteers)
      await volunteerRepository.insert({ editionId: edition.id, ...volunteerColumns(person) }, tx);
    await shiftRepository.insertAll(
      planShifts(dutyMatches(state), settings).map((shift) => ({
        ...shift,
        editionId: edition.id,
        startsAt: new Date(shift.startsAt),
        endsAt: new Date(shift.endsAt),
      })),
      tx,
    );
    const stored = await loadDuty(edition, tx);
    const placed = fillShifts(filledShifts(stored), dutyPeople(stored), travelOf(stored));
    await shiftRepository.insertPeople(
      placed.map(({ shiftId, personId }, index) => ({
        shiftId,
        volunteerId: personId,
        answer: answerOf(index),
        askedAt: now,
        answeredAt: answerOf(index) === 'asked' ? null : now,
      })),
      tx,
    );
    return done(null);
  });
}
