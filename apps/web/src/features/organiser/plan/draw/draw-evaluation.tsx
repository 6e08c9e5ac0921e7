import { useWords } from '../../../../lib/words/words.ts';
import { Banner } from '../../../../ui/page/badge.tsx';
import type { Board } from './use-board.ts';

/** How good the draw is, in words: its penalty points, and the least that any draw can have. */
export function DrawEvaluation({ board: { evaluation, problem } }: { board: Board }) {
  const t = useWords();
  if (problem !== null) {
    const isPin = problem === 'draw.pinContradiction';
    return (
      <Banner kind="bad">{t(isPin ? 'draws.problem.pinContradiction' : 'draws.problem.potsDoNotFit')}</Banner>
    );
  }
  if (evaluation === null) return null;
  const { cost, bound, forbidden, problems } = evaluation;
  if (forbidden > 0 && cost > bound) {
    return <Banner kind="bad">{t('draws.forbidden', { count: forbidden })}</Banner>;
  }
  const isBest = cost === bound;
  return (
    <Banner kind={isBest ? 'good' : 'wait'}>
      <p>
        <b>{isBest ? t('draws.best') : t('draws.worse', { more: cost - bound })}</b>{' '}
        {isBest ? t('draws.bestText', { count: problems.length }) : t('draws.worseText')}{' '}
        <span className="draw-chip">
          {isBest ? t('draws.cost', { cost }) : t('draws.costOver', { cost, bound })}
        </span>
      </p>
    </Banner>
  );
}
