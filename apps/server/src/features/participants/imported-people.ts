import type { Assignment } from '@sevenmetre/rules/roster';
import type { ImportedKinds, ImportedRecords } from '../sheet-imports/index.ts';
import * as participantRepository from './participant.repository.ts';
import type { ParticipantColumns } from './participant.repository.ts';

const people: ImportedRecords = {
  async lockStates(ids, tx) {
    const rows = await participantRepository.lockByIds(ids, tx);
    return new Map(
      rows.map(({ id, assignments, ...columns }) => [
        id,
        { name: `${columns.lastName} ${columns.firstName}`, values: { ...columns, assignments } },
      ]),
    );
  },
  findUsed: participantRepository.findInMatches,
  async remove(ids, _, tx) {
    for (const id of ids) await participantRepository.deleteById(id, tx);
  },
  async restore(id, before, _, tx) {
    // Written by lockStates of an earlier import.
    const { assignments, ...columns } = before as ParticipantColumns & { assignments: Assignment[] };
    await participantRepository.update(id, columns, tx);
    await participantRepository.replaceAssignments(id, assignments, tx);
  },
};

/** People of a club as an import stores them. */
export const importedPeople: ImportedKinds = [['participant', people]];
