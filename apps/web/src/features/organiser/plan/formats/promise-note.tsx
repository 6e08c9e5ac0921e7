import type { FormatTemplate } from '@sevenmetre/engine/formats';
import { planTeamsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Banner } from '../../../../ui/page/badge.tsx';
import { Link } from '../../../../ui/link.tsx';
import { type FormatFigures, figuresOf, withExtraMatch } from './format-figures.ts';

interface PromiseNoteProps {
  readonly template: FormatTemplate;
  readonly figures: FormatFigures;
  readonly teams: number;
  readonly waiting: number;
  readonly rules: { readonly guarantee: number; readonly slotMinutes: number };
  readonly choose: (template: FormatTemplate) => void;
}

/** The chosen format breaks the promise: for how many teams, and what mends it. */
export function PromiseNote({ template, figures, teams, waiting, rules, choose }: PromiseNoteProps) {
  const t = useWords();
  if (!figures.isBroken) return null;
  const { plan } = figures;
  const extra = withExtraMatch(template);
  const extraFigures = extra && figuresOf(extra, teams, rules);
  const more = [1, 2, 3, 4].find(
    (count) => count <= waiting && figuresOf(template, teams + count, rules)?.isBroken === false,
  );
  return (
    <Banner kind="bad">
      <p>
        <b>{t('formats.broken', { count: plan.belowGuarantee })}</b>{' '}
        {t('formats.brokenText', { min: plan.perEntry.min, guarantee: rules.guarantee })}
      </p>
      <p className="plan-actions">
        {more === undefined ? null : (
          <Link className="button button--outline" to={planTeamsPath}>
            {t('formats.takeWaiting', { count: more })}
          </Link>
        )}
        {extra && extraFigures && extraFigures.plan.perEntry.min > plan.perEntry.min ? (
          <button className="button" type="button" onClick={() => choose(extra)}>
            {t('formats.extraMatch')}{' '}
            {t('formats.moreMatches', { count: extraFigures.plan.matches.length - plan.matches.length })}
          </button>
        ) : null}
      </p>
    </Banner>
  );
}
