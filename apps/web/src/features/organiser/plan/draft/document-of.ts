import type { PlanDocument } from '@sevenmetre/engine/plan';
import type { PlanDocumentBody } from '@sevenmetre/contract/plan/schemas';

/** The plan of the engine, from how it travels. */
export function documentOf({ categories, placements, locked }: PlanDocumentBody): PlanDocument {
  return {
    categories: new Map(categories.map(({ code, format, entries }) => [code, { format, entries }])),
    placements: new Map(placements.map(([match, hall, start]) => [match, { hall, start }])),
    locked: new Set(locked),
  };
}
