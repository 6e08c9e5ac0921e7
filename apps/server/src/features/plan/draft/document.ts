import { createHash } from 'node:crypto';
import { PlanDocumentBody } from '@sevenmetre/contract/plan/schemas';
import type { PlanDocument } from '@sevenmetre/engine/plan';

/**
 * The plan as it is stored and sent: categories ordered by code, placements and locks by key, so that equal
 * plans are equal texts.
 */
export function documentBody({ categories, placements, locked }: PlanDocument): PlanDocumentBody {
  return {
    categories: sorted([...categories], ([code]) => code).map(([code, { format, entries }]) => {
      return { code, format, entries };
    }),
    placements: sorted([...placements], ([key]) => key).map(
      ([key, { hall, start }]) => [key, hall, start] as const,
    ),
    locked: sorted([...locked], (key) => key),
  };
}

/** The same in the engine's form. */
function documentOf({ categories, placements, locked }: PlanDocumentBody): PlanDocument {
  return {
    categories: new Map(categories.map(({ code, format, entries }) => [code, { format, entries }])),
    placements: new Map(placements.map(([key, hall, start]) => [key, { hall, start }])),
    locked: new Set(locked),
  };
}

/**
 * A stored plan.
 * @throws ZodError for data that the product has not written
 */
export function storedDocument(stored: unknown): PlanDocument {
  return documentOf(PlanDocumentBody.parse(stored));
}

/** SHA-256 of a plan, the same for equal plans. */
export function documentHash(body: PlanDocumentBody): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function sorted<T>(items: readonly T[], key: (item: T) => string): T[] {
  return items.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
