import type { EnumerationBody, EnumerationUpdateBody } from '@sevenmetre/contract/enumerations/schemas';
import { withBothNames } from '@sevenmetre/rules/enumerations';
import { categoryList } from './category.repository.ts';
import { levelList } from './level.repository.ts';
import { projectList } from './project.repository.ts';
import type { List } from './list-definition.repository.ts';
import { sizeList } from './size.repository.ts';
import { supplierList } from './supplier.repository.ts';
import { trainingTypeList } from './training-type.repository.ts';

/** All lists by kind. */
export const lists = {
  categories: categoryList,
  'service-levels': levelList,
  'tshirt-sizes': sizeList,
  'referee-projects': projectList,
  'training-types': trainingTypeList,
  suppliers: supplierList,
} as const;

/** Calls `work` with a new entry and its list; `work` is generic in the kind. */
export function withEntryList<R>(
  body: EnumerationBody,
  work: <V extends object>(list: List<V>, values: V) => R,
): R {
  switch (body.kind) {
    case 'categories':
      return work(lists.categories, withBothNames(body.values));
    case 'service-levels':
      return work(lists['service-levels'], withBothNames(body.values));
    case 'tshirt-sizes':
      return work(lists['tshirt-sizes'], withBothNames(body.values));
    case 'referee-projects':
      return work(lists['referee-projects'], withBothNames(body.values));
    case 'training-types':
      return work(lists['training-types'], withBothNames(body.values));
    case 'suppliers':
      return work(lists.suppliers, withBothNames(body.values));
  }
}

export interface Change<V> {
  readonly values: V;
  /** The entry as the page showed it. */
  readonly before: V;
}

/** The same for a change. */
export function withChangeList<R>(
  body: EnumerationUpdateBody,
  work: <V extends object>(list: List<V>, change: Change<V>) => R,
): R {
  switch (body.kind) {
    case 'categories':
      return work(lists.categories, named(body));
    case 'service-levels':
      return work(lists['service-levels'], named(body));
    case 'tshirt-sizes':
      return work(lists['tshirt-sizes'], named(body));
    case 'referee-projects':
      return work(lists['referee-projects'], named(body));
    case 'training-types':
      return work(lists['training-types'], named(body));
    case 'suppliers':
      return work(lists.suppliers, named(body));
  }
}

function named<C extends Change<object>>(change: C): C {
  return { ...change, values: withBothNames(change.values) };
}
