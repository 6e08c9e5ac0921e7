import type { EnumerationBody, EnumerationUpdateBody } from '@sevenmetre/contract/enumerations/schemas';
import { categoryShelf } from './category.repository.ts';
import { levelShelf } from './level.repository.ts';
import { projectShelf } from './project.repository.ts';
import type { Shelf } from './shelf.repository.ts';
import { sizeShelf } from './size.repository.ts';
import { supplierShelf } from './supplier.repository.ts';
import { trainingTypeShelf } from './training-type.repository.ts';

/** All lists by kind. */
export const shelves = {
  categories: categoryShelf,
  'service-levels': levelShelf,
  'tshirt-sizes': sizeShelf,
  'referee-projects': projectShelf,
  'training-types': trainingTypeShelf,
  suppliers: supplierShelf,
} as const;

/** Calls `work` with a new entry and its list; `work` is generic in the kind. */
export function onShelf<R>(
  body: EnumerationBody,
  work: <V extends object>(shelf: Shelf<V>, values: V) => R,
): R {
  switch (body.kind) {
    case 'categories':
      return work(shelves.categories, body.values);
    case 'service-levels':
      return work(shelves['service-levels'], body.values);
    case 'tshirt-sizes':
      return work(shelves['tshirt-sizes'], body.values);
    case 'referee-projects':
      return work(shelves['referee-projects'], body.values);
    case 'training-types':
      return work(shelves['training-types'], body.values);
    case 'suppliers':
      return work(shelves.suppliers, body.values);
  }
}

export interface Change<V> {
  readonly values: V;
  /** The entry as the page showed it. */
  readonly before: V;
}

/** The same for a change. */
export function changeOnShelf<R>(
  body: EnumerationUpdateBody,
  work: <V extends object>(shelf: Shelf<V>, change: Change<V>) => R,
): R {
  switch (body.kind) {
    case 'categories':
      return work(shelves.categories, body);
    case 'service-levels':
      return work(shelves['service-levels'], body);
    case 'tshirt-sizes':
      return work(shelves['tshirt-sizes'], body);
    case 'referee-projects':
      return work(shelves['referee-projects'], body);
    case 'training-types':
      return work(shelves['training-types'], body);
    case 'suppliers':
      return work(shelves.suppliers, body);
  }
}
