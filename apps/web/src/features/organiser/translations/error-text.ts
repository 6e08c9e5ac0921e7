import type { Translator } from '@sevenmetre/phrases';
import type { JsonProblem } from './read-json.ts';

/** The sentence for what is wrong with a text. */
export function faultText(
  t: Translator,
  { fault, wanted = '' }: Pick<JsonProblem, 'fault' | 'wanted'>,
): string {
  if (fault !== 'placeholders-differ') return t(`translations.fault.${fault}`);
  return wanted === ''
    ? t('translations.fault.placeholders-none')
    : t('translations.fault.placeholders-differ', { wanted });
}
