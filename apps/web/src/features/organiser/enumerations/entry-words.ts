import type { Translator } from '@sevenmetre/phrases';
import type { EntryError, NamedEntryError, Use } from '@sevenmetre/rules/enumerations';
import type { Failure } from '../../../lib/queries/failure.ts';
import { errorText } from '../../../lib/queries/failure-words.ts';
import type { FormErrors } from '../../../ui/forms/use-form.ts';

/** The sentence for an error of an entry; needs the words of `lists`. */
function entryErrorText(t: Translator, error: EntryError): string {
  switch (error.code) {
    case 'letters':
    case 'link':
    case 'iban':
    case 'account':
    case 'pair':
    case 'used':
    case 'otherKind':
    case 'unknown':
      return t(`enumerations.error.${error.code}`);
    default:
      return errorText(t, error);
  }
}

/**
 * Errors of an entry as a form shows them, the first of each field.
 * @param say an error in other words than those of all lists
 */
export function entryErrors<V>(
  t: Translator,
  errors: readonly NamedEntryError[],
  say?: (error: NamedEntryError) => string | undefined,
): FormErrors<V> {
  const texts = errors.map((named) => [named.field, say?.(named) ?? entryErrorText(t, named.error)] as const);
  return Object.fromEntries(texts.toReversed()) as FormErrors<V>;
}

/** Errors that the server alone can find; all others are found here before. */
const foundByServer = ['unique', 'used', 'unknown'] as const;

/** What a refusal says of fields; empty: it says nothing of them. */
export function entryRefusal(failure: Failure): NamedEntryError[] {
  if (failure.kind !== 'refused' || failure.code !== 'entry-invalid') return [];
  const { errors } = failure.details;
  return Array.isArray(errors) ? errors.flatMap(readError) : [];
}

function readError(sent: unknown): NamedEntryError[] {
  const field = partOf(sent, 'field');
  const code = foundByServer.find((known) => known === partOf(partOf(sent, 'error'), 'code'));
  return typeof field === 'string' && code !== undefined ? [{ field, error: { code } }] : [];
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** "3 teams, one group". */
export function usesText(t: Translator, uses: readonly Use[]): string {
  return uses.map(({ what, count }) => t(`enumerations.uses.${what}`, { count })).join(', ');
}
