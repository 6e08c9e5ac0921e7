import { eventTypesById } from '@sevenmetre/rules/match';
import type { EventTypes } from '@sevenmetre/rules/match';
import type { StageCode } from '@sevenmetre/rules/vocabulary';
import type { Tx } from '../../platform/database/index.ts';
import { eventTypeRepository, stageRepository } from '../competition/index.ts';
import type { StageRow } from '../competition/index.ts';

/** Stages and event types, as in the database now. */
export interface Reference {
  readonly stages: ReadonlyMap<number, StageRow>;
  readonly types: EventTypes;
  /** @throws Error for an unknown id, which foreign keys exclude */
  stageCode(stageId: number): StageCode;
}

export async function loadReference(tx: Tx): Promise<Reference> {
  const stages = new Map((await stageRepository.findAll(tx)).map((stage) => [stage.id, stage]));
  const types = eventTypesById(await eventTypeRepository.findAll(tx));
  return {
    stages,
    types,
    stageCode(stageId) {
      const stage = stages.get(stageId);
      if (!stage) throw new Error(`there is no stage ${stageId}`);
      return stage.code;
    },
  };
}
