import type { Translator } from '@sevenmetre/phrases';
import { failureText } from '../../../lib/queries/failure-words.ts';
import type { Failure } from '../../../lib/queries/failure.ts';

/** So many matches are named; the others are counted. */
const named = 4;

const reasons = ['running', 'finished', 'frozen'] as const;

/**
 * The sentence for a plan that was not published. It names the matches that can't be changed; needs the words
 * `planVersions`.
 */
export function planFailureText(t: Translator, failure: Failure): string {
  const refused = isFixed(failure) ? failure.details : {};
  const matches = Array.isArray(refused['matches'])
    ? refused['matches'].map((match) => matchText(t, match))
    : [];
  const known = matches.filter((text) => text !== null);
  if (known.length === 0) return failureText(t, failure);
  const list = known.slice(0, named).join(', ');
  const count = matches.length - Math.min(known.length, named);
  const all = count === 0 ? list : t('planVersions.fixedMore', { matches: list, count });
  return t('planVersions.fixed', { matches: all });
}

/**
 * The same for a plan of a change: the plans on the screen were found before, so they have to be found again. Needs the words
 * `planVersions` and `planChanges`.
 */
export function repairFailureText(t: Translator, failure: Failure): string {
  const text = planFailureText(t, failure);
  return isFixed(failure) ? `${text} ${t('planChanges.findAgain')}` : text;
}

function isFixed(failure: Failure): failure is Extract<Failure, { readonly kind: 'refused' }> {
  return failure.kind === 'refused' && failure.code === 'plan-match-fixed';
}

/** "No. 12 (is running)"; null: an answer of another release. */
function matchText(t: Translator, match: unknown): string | null {
  if (typeof match !== 'object' || match === null || !('number' in match && 'why' in match)) return null;
  const why = reasons.find((reason) => reason === match.why);
  if (why === undefined) return null;
  const number = t('planVersions.number', { number: String(match.number) });
  return `${number} (${t(`planVersions.why.${why}`)})`;
}
