import type { ScheduleProblem } from '@sevenmetre/engine/evaluate';
import type { OtherPlace, WhyHere } from '@sevenmetre/engine/explain';
import { useEffect, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { useModal } from '../../../../ui/use-modal.ts';
import type { Engine } from './engine/use-engine.ts';
import { nameOf, placeText } from './model/names.ts';
import { priceOf, signed } from './model/price.ts';
import type { ScheduleView } from './model/schedule-view.ts';
import type { Planner } from './planner/use-planner.ts';
import { problemText } from './side/problem-text.ts';

interface WhyDialogProps {
  readonly planner: Planner;
  readonly engine: Engine;
  readonly match: string;
  readonly close: () => void;
}

/** Why a match is where it is: what each missed wish would cost the rest, and what keeps it from other places. */
export function WhyDialog({ planner: { view }, engine, match, close }: WhyDialogProps) {
  const t = useWords();
  const dialog = useModal();
  const [found, setFound] = useState<WhyHere | null | undefined>();
  const { why } = engine;
  useEffect(() => {
    void why(match).then(setFound);
  }, [why, match]);
  const place = view.document.placements.get(match);
  const title = t('planSchedule.why.title', { match: nameOf(view, match) });
  return (
    <dialog ref={dialog} className="plan-dialog" aria-label={title} onClose={close}>
      <div className="plan-dialog__body">
        <h2>{title}</h2>
        <p className="quiet">{place ? placeText(t, view, place) : t('planSchedule.noPlace')}</p>
        {found ? <Reasons found={found} view={view} match={match} /> : null}
        {found === undefined ? <p role="status">{t('planSchedule.checking')}</p> : null}
        <div className="plan-dialog__buttons">
          <button type="button" className="tool-button tool-button--primary" onClick={close}>
            {t('planSchedule.close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface ReasonsProps {
  readonly found: WhyHere;
  readonly view: ScheduleView;
  readonly match: string;
}

function Reasons({ found, view, match }: ReasonsProps) {
  const t = useWords();
  const { missed, cheapest, forbidden, clean, looked } = found;
  const isPlaced = view.document.placements.has(match);
  const isWhole = looked >= clean - (isPlaced ? 1 : 0);
  const [first] = cheapest;
  const isBest = isPlaced && (first === undefined || first.rise >= 0);
  return (
    <div className="plan-dialog__reasons">
      <p>
        {t('planSchedule.why.starts', { all: found.starts, permitted: found.permitted, clean: found.clean })}
      </p>
      {isBest ? <p>{t('planSchedule.why.best')}</p> : null}
      {isPlaced ? <h3>{t('planSchedule.why.missed')}</h3> : null}
      {isPlaced && missed.length === 0 ? <p>{t('planSchedule.why.none')}</p> : null}
      <ul>
        {missed.map(({ wish, instead }) => (
          <li key={`${wish.code} ${wish.matches.join()} ${wish.teams.join()}`}>
            <ProblemName view={view} problem={wish} />
            {instead === null ? (
              <p className="quiet">
                {isWhole ? t('planSchedule.why.never') : t('planSchedule.why.notAmong', { count: looked })}
              </p>
            ) : (
              <Other other={instead} view={view} match={match} words="instead" />
            )}
          </li>
        ))}
      </ul>
      {cheapest.length === 0 ? null : <h3>{t('planSchedule.why.others')}</h3>}
      <ul>
        {cheapest.map((other) => (
          <li key={`${other.hall} ${other.start}`}>
            <Other other={other} view={view} match={match} words="place" />
          </li>
        ))}
      </ul>
      {forbidden === null ? null : (
        <>
          <h3>{t(isPlaced ? 'planSchedule.why.forbidden' : 'planSchedule.why.kept')}</h3>
          <Other other={forbidden} view={view} match={match} words="place" />
        </>
      )}
    </div>
  );
}

interface OtherProps {
  readonly other: OtherPlace;
  readonly view: ScheduleView;
  readonly match: string;
  readonly words: 'instead' | 'place';
}

/** Another place with its price, and the problems that it brings and takes away. */
function Other({ other, view, match, words }: OtherProps) {
  const t = useWords();
  const from = view.document.placements.get(match);
  const { points } = priceOf({ ...other, broken: 0 }, from !== undefined);
  const { swapWith } = other;
  const place = placeText(t, view, other);
  const price = signed(points);
  const then = movedView(view, match, other);
  const breaks = other.added.some(({ isBroken }) => isBroken);
  return (
    <>
      <p>
        {swapWith === null
          ? t(`planSchedule.why.${words}`, { place })
          : t(`planSchedule.why.${words}Swap`, { place, other: nameOf(view, swapWith) })}{' '}
        {breaks ? null : <span className={`price ${points > 0 ? 'price--up' : 'price--down'}`}>{price}</span>}
      </p>
      <ul className="quiet">
        {other.added.slice(0, mostProblems).map((problem) => (
          <li key={`${problem.code} ${problem.matches.join()} ${problem.teams.join()}`}>
            {t('planSchedule.why.adds')} <ProblemName view={then} problem={problem} />
          </li>
        ))}
        {other.gone.slice(0, mostProblems).map((problem) => (
          <li key={`gone ${problem.code} ${problem.matches.join()} ${problem.teams.join()}`}>
            {t('planSchedule.why.ends')} <ProblemName view={view} problem={problem} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A place names so many of its problems. */
const mostProblems = 6;

function ProblemName({ view, problem }: { view: ScheduleView; problem: ScheduleProblem }) {
  const t = useWords();
  return (
    <>
      <b>{t(`planSchedule.code.${problem.code}`)}</b>{' '}
      {problem.isBroken ? t('planSchedule.rule') : t.number(Math.round(problem.cost / 10))}:{' '}
      {problemText(t, view, problem)}
    </>
  );
}

/** The view after a move, so that problems name the new places. */
function movedView(view: ScheduleView, match: string, { hall, start, swapWith }: OtherPlace): ScheduleView {
  const placements = new Map(view.document.placements);
  const from = placements.get(match);
  placements.set(match, { hall, start });
  if (swapWith !== null && from) placements.set(swapWith, from);
  else if (swapWith !== null) placements.delete(swapWith);
  return { ...view, document: { ...view.document, placements } };
}
