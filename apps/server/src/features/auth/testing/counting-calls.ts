import type { TestDatabase } from '../../../../tests/database.ts';

const counting = new Set(['select', 'insert', 'update', 'delete', 'execute', 'transaction']);

const parts = new Set<string | symbol>(['db', '_', 'session']);

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'sql' in query ? String(query.sql) : '';
}

/** The database, and the names of the statements and transactions that were begun on it. */
export function countingCalls(database: TestDatabase) {
  const calls: string[] = [];
  const watch = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name, of);
        if (parts.has(name) && typeof value === 'object' && value !== null) return watch(value);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (typeof name === 'string' && counting.has(name)) calls.push(name);
          // Statements whose text was built before go to the session.
          if (name === 'prepareQuery') calls.push(/^\w+/.exec(textOf(given[0]))?.[0] ?? '');
          const [work, ...rest] = given;
          if (name !== 'transaction' || typeof work !== 'function') return Reflect.apply(value, of, given);
          const watched = (tx: object): unknown => Reflect.apply(work, undefined, [watch(tx)]);
          return Reflect.apply(value, of, [watched, ...rest]);
        };
      },
    });
  return { calls, database: watch(database) };
}
