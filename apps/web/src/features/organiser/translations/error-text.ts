import type { Translator } from '@sevenmetre/phrases';
import type { JsonProblem } from './read-json.ts';

/** The sentence for what is wrong with a text. */
export function errorText(
  t: Translator,
  { error, wanted = '' }: Pick<JsonProblem, 'error' | 'wanted'>,
): string {
  if (error !== 'placeholders-differ') return t(`translations.error.${error}`);
  return wanted === ''
    ? t('translations.error.placeholders-none')
    : t('translations.error.placeholders-differ', { wanted });
}
