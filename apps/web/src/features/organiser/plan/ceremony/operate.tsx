import { useEffect, useState } from 'react';
import type { DrawView } from '../../../../lib/draws/draw-view.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { DrawNow } from '../../../../ui/draws/draw-now.tsx';
import { DrawnGroups } from '../../../../ui/draws/drawn-groups.tsx';
import { Banner } from '../../../../ui/page/badge.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import type { Operator } from './use-operator.ts';

interface OperateProps {
  readonly view: DrawView;
  readonly category: string;
  readonly operator: Operator;
}

/** Ball by ball: Space draws, H holds for the moderator. */
export function Operate({ view, operator }: OperateProps) {
  const t = useWords();
  const [isHeld, setHeld] = useState(false);
  const { progress, current } = view;
  const { shown } = progress;
  const isOver = progress.state === 'revealed';
  const { step } = operator;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, button, dialog'))
        return;
      if (event.key.toLowerCase() === 'h') setHeld((held) => !held);
      if (event.key !== ' ' || isHeld || isOver) return;
      event.preventDefault();
      step(shown, 'next');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [step, shown, isHeld, isOver]);
  return (
    <div className="ceremony">
      <PotList view={view} />
      <div className="ceremony__middle">
        {isOver ? (
          <Banner kind="good">
            <b>{t('draws.public.ready')}</b> {t('draws.public.inPlan')}
          </Banner>
        ) : (
          <DrawNow t={t} view={view}>
            <p>{current ? t('draws.public.groupsPossible', { count: current.free.length }) : null}</p>
            <p className="plan-actions">
              <button
                className="ceremony__draw"
                type="button"
                disabled={isHeld}
                onClick={() => step(shown, 'next')}
              >
                {isHeld
                  ? t('draws.public.held')
                  : t(current ? 'draws.public.nextGroup' : 'draws.public.nextTeam')}{' '}
                <kbd>{t('organiser.list.keys.space')}</kbd>
              </button>
              <button
                className="ceremony__hold"
                type="button"
                aria-pressed={isHeld}
                onClick={() => setHeld(!isHeld)}
              >
                {t(isHeld ? 'draws.public.goOn' : 'draws.public.hold')} <kbd>H</kbd>
              </button>
              <button
                className="ceremony__hold"
                type="button"
                disabled={shown === 0}
                onClick={() => step(shown, 'back')}
              >
                {t('draws.public.takeBack')}
              </button>
            </p>
          </DrawNow>
        )}
        <DrawnGroups t={t} groups={view.groups} pot={view.pot} />
      </div>
    </div>
  );
}

function PotList({ view }: { view: DrawView }) {
  const t = useWords();
  const { input, progress, pot, ballOfPot, ballsOfPot, total, current } = view;
  const groupOf = new Map(progress.balls.map(({ team, group }) => [team, group]));
  const own = input.teams.filter((team) => team.pot === pot - 1);
  const later = input.teams.filter((team) => team.pot > pot - 1).length;
  return (
    <Card
      title={t('draws.potNumber', { pot })}
      aside={
        <small>{t('draws.public.ball', { ball: Math.min(ballOfPot, ballsOfPot), balls: ballsOfPot })}</small>
      }
    >
      <ul className="ceremony-pot">
        {own.map((team) => {
          const group = groupOf.get(team.id);
          const isNow = current?.team.id === team.id;
          return (
            <li key={team.id} className={isNow ? 'ceremony-pot__now' : undefined}>
              <span>{team.name}</span>
              <b>{isNow ? '?' : typeof group === 'number' ? input.groups[group]?.id : ''}</b>
            </li>
          );
        })}
      </ul>
      {later > 0 && total > 0 ? (
        <p className="muted">{t('draws.public.thenPots', { count: later })}</p>
      ) : null}
    </Card>
  );
}
