import { isUniqueViolation, sqlError } from '../../platform/database/index.ts';
import { type Outcome, refuse } from '../../platform/outcome/index.ts';

/** Foreign key violation of PostgreSQL (23503): another row refers to the one to delete. */
const foreignKeyViolation = '23503';

/** Turns unique and foreign key violations, caused by a concurrent writer, into answers. */
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
