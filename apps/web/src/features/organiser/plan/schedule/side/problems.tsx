import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import { useEffect, useState } from 'react';
import { useWords } from '../../../../../lib/words/words.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { ToolIcon } from '../../tool-icon.tsx';
import type { Engine } from '../engine/use-engine.ts';
import type { Fix } from '../engine/messages.ts';
import { nameOf, placeText } from '../model/names.ts';
import { priceOf, signed } from '../model/price.ts';
import type { Planner } from '../planner/use-planner.ts';
import { type ProblemGroup, groupedProblems, problemText, rangeText } from './problem-text.ts';

/** A kind that is opened shows so many; the rest follows as these are solved. */
const mostShown = 40;

interface ProblemsProps {
  readonly planner: Planner;
  readonly engine: Engine;
  readonly current: ScheduleProblem | null;
  readonly next: () => void;
}

/** What is wrong with the schedule, by kind, each with its best fix. */
export function Problems({ planner, engine, current, next }: ProblemsProps) {
  const t = useWords();
  const [kind, setKind] = useState<'broken' | 'wishes'>('broken');
  const problems = engine.evaluation?.problems ?? null;
  const broken = problems?.filter(({ isBroken }) => isBroken) ?? [];
  const wishes = problems?.filter(({ isBroken }) => !isBroken) ?? [];
  const shown = groupedProblems(kind === 'broken' ? broken : wishes);
  const distance = engine.range === null ? null : rangeText(t, engine.range);
  const none = t(kind === 'broken' ? 'planSchedule.noProblems' : 'planSchedule.noWishes');
  return (
    <section className="plan-side__part plan-side__part--grow" aria-label={t('planSchedule.problems')}>
      <div className="plan-side__head">
        <h2>{t('planSchedule.problems')}</h2>
        <div className="segments segments--slim" role="group" aria-label={t('planSchedule.problems')}>
          <button type="button" aria-pressed={kind === 'broken'} onClick={() => setKind('broken')}>
            {t('planSchedule.broken', { count: broken.length })}
          </button>
          <button type="button" aria-pressed={kind === 'wishes'} onClick={() => setKind('wishes')}>
            {t('planSchedule.wishes', { count: wishes.length })}
          </button>
        </div>
        <button className="tool-button tool-button--slim" type="button" onClick={next}>
          {t('planSchedule.next')} <kbd>P</kbd>
        </button>
      </div>
      {distance === null ? null : <p className="plan-side__bound">{distance}</p>}
      <div className="plan-side__scroll">
        {shown.map((group, index) => (
          <Group
            key={group.code}
            group={group}
            planner={planner}
            engine={engine}
            current={current}
            startsOpen={index === 0 && kind === 'broken'}
          />
        ))}
        {shown.length === 0 ? (
          <p className="plan-side__empty">{problems === null ? t('planSchedule.checking') : none}</p>
        ) : null}
      </div>
    </section>
  );
}

interface GroupProps extends Omit<ProblemsProps, 'next'> {
  readonly group: ProblemGroup;
  readonly startsOpen: boolean;
}

function Group({ group, planner, engine, current, startsOpen }: GroupProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(startsOpen);
  const { code, isBroken, problems, cost } = group;
  const hasCurrent = current?.code === code;
  useEffect(() => {
    if (hasCurrent) setOpen(true);
  }, [hasCurrent]);
  return (
    <div className="problem-group">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ToolIcon name="down" /> : <Icon name="on" />}
        <span
          className={`problem-mark ${isBroken ? 'problem-mark--broken' : 'problem-mark--wish'}`}
          aria-hidden="true"
        >
          {isBroken ? '!' : '~'}
        </span>
        {t(`planSchedule.code.${code}`)}
        <span className="problem-group__count">{t.number(problems.length)}</span>
        <small>{isBroken ? t('planSchedule.rule') : t.number(cost)}</small>
      </button>
      {isOpen
        ? problems
            .slice(0, mostShown)
            .map((problem) => (
              <ProblemLine
                key={`${problem.matches.join()} ${problem.teams.join()}`}
                problem={problem}
                planner={planner}
                engine={engine}
                isCurrent={current !== null && isSame(current, problem)}
              />
            ))
        : null}
    </div>
  );
}

function isSame(one: ScheduleProblem, other: ScheduleProblem): boolean {
  return (
    one.code === other.code &&
    one.matches.join() === other.matches.join() &&
    one.teams.join() === other.teams.join()
  );
}

interface ProblemLineProps {
  readonly problem: ScheduleProblem;
  readonly planner: Planner;
  readonly engine: Engine;
  readonly isCurrent: boolean;
}

function ProblemLine({ problem, planner, engine, isCurrent }: ProblemLineProps) {
  const t = useWords();
  const { view, actions } = planner;
  const [fix, setFix] = useState<Fix | null | undefined>();
  const { evaluation } = engine;
  useEffect(() => setFix(undefined), [evaluation]);
  const show = () => {
    const [match] = problem.matches;
    if (match !== undefined) actions.find(match);
  };
  return (
    <div className={`problem${isCurrent ? ' problem--current' : ''}`} data-current={isCurrent}>
      <button type="button" className="problem__text" onClick={show}>
        {problemText(t, view, problem)}
      </button>
      {problem.matches.length === 0 ? null : (
        <span className="problem__fix">
          {fix === undefined ? (
            <button
              className="tool-button tool-button--slim"
              type="button"
              onClick={() => void engine.fix(problem.matches).then(setFix)}
            >
              {t('planSchedule.findFix')}
            </button>
          ) : null}
          {fix === null ? <span className="problem__none">{t('planSchedule.noFix')}</span> : null}
          {fix ? <FixButton fix={fix} planner={planner} /> : null}
        </span>
      )}
    </div>
  );
}

function FixButton({ fix, planner }: { fix: Fix; planner: Planner }) {
  const t = useWords();
  const { view, actions } = planner;
  const { points, swapWith } = priceOf(fix.place, fix.isPlaced);
  const [match, place] = [nameOf(view, fix.match), placeText(t, view, fix.place)];
  const text =
    swapWith === null
      ? t('planSchedule.fixMove', { match, place })
      : t('planSchedule.fixSwap', { match, place, other: nameOf(view, swapWith) });
  return (
    <>
      <button
        className="tool-button tool-button--slim"
        type="button"
        onClick={() => void actions.fix([fix.match])}
      >
        {text}
      </button>
      <span className={`price ${points > 0 ? 'price--up' : 'price--down'}`}>{signed(points)}</span>
    </>
  );
}
