import { isUniqueViolation, sqlError } from '../../platform/database/index.ts';
import { type Outcome, refuse } from '../../platform/outcome/index.ts';

/** 23503 of PostgreSQL: something names the row that was to go. */
const foreignKeyViolation = '23503';

/** Turns what only the database can notice, another writer who was faster, into an answer. */
export async function whenFree<T>(uniqueField: string, work: Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error)) return taken(uniqueField);
    if (sqlError(error)?.sqlState === foreignKeyViolation) return refuse('entry-in-use', { uses: [] });
    throw error;
  }
}

/** Another record has this value already. */
export function taken(field: string) {
  return refuse('entry-invalid', { errors: [{ field, error: { code: 'unique' } }] });
}
