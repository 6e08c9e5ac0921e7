import { useParams } from 'react-router';
import { drawInputText } from '@sevenmetre/engine/draw';
import { useEffect, useState } from 'react';
import { planDrawPath, planFormatsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Link } from '../../../../ui/link.tsx';
import { Empty } from '../../../../ui/page/states.tsx';
import { type CategoryPlan, NextWorkLink, WithCategory } from '../category-plan.tsx';
import { PlanPage } from '../plan-page.tsx';
import { ConflictNote } from '../conflict-note.tsx';
import { useCategoryCommand } from '../use-category-command.ts';
import { Banner } from '../../../../ui/page/badge.tsx';
import { sha256 } from '../../../../lib/browser/sha-256.ts';
import { Card, Facts } from '../../../../ui/page/card.tsx';
import { DrawBoard } from './draw-board.tsx';
import { DrawRulesCard } from './draw-rules-card.tsx';
import { DrawSide } from './draw-side.tsx';
import { type Board, useBoard } from './use-board.ts';
import './draw.css';

/** The draw board of a category: `/admin/plan/draw/:category`, or of the first one. */
export function DrawPage() {
  const t = useWords();
  const { category = null } = useParams();
  return (
    <PlanPage title={category === null ? t('organiser.nav.draw') : t('draws.title', { category })}>
      <WithCategory code={category} to={planDrawPath} unknown={t('formats.noTeams')}>
        {(plan) => <DrawOfCategory key={plan.code} plan={plan} />}
      </WithCategory>
    </PlanPage>
  );
}

function DrawOfCategory({ plan }: { plan: CategoryPlan }) {
  const t = useWords();
  const board = useBoard(plan);
  const formats = `${planFormatsPath}/${plan.code}`;
  const choose = (
    <Link className="button" to={formats}>
      {t('draws.toFormat')}
    </Link>
  );
  if (board === null) return <Empty action={choose}>{t('draws.noFormat')}</Empty>;
  const { entries } = board.frame;
  const { length: teams } = plan.teams;
  if (entries !== teams) return <Empty action={choose}>{t('draws.notFull', { entries, teams })}</Empty>;
  return <ReadyBoard plan={plan} board={board} />;
}

function ReadyBoard({ plan, board }: { plan: CategoryPlan; board: Board }) {
  const command = useCategoryCommand(plan.draft.revision);
  return (
    <>
      <DrawHead plan={plan} board={board} command={command} />
      <ConflictNote command={command} />
      <DrawEvaluation board={board} />
      {board.groups === null ? null : (
        <div className="draw-split">
          <DrawBoard board={board} groups={board.groups} />
          <DrawSide board={board} groups={board.groups} />
        </div>
      )}
      <div className="draw-cards">
        <DrawRulesCard rules={board.rules} change={board.setRules} />
        <DrawMinutes board={board} />
      </div>
    </>
  );
}

interface DrawHeadProps {
  readonly plan: CategoryPlan;
  readonly board: Board;
  readonly command: ReturnType<typeof useCategoryCommand>;
}

function DrawHead({ plan: { code, draft, next }, board, command }: DrawHeadProps) {
  const t = useWords();
  const { frame, groups, isChanged, entries, draw } = board;
  const last = draft.log.findLast(
    ({ number, change }) =>
      change.kind === 'draw' && change.category === code && !draft.undone.includes(number),
  );
  const pots = Math.max(...frame.sizes);
  const summary = { teams: frame.teams.length, pots, groups: frame.groups.length };
  const store = () => {
    const change = { kind: 'draw', category: code, entries: [...entries] } as const;
    void command.send(change, t('draws.saved', { category: code }));
  };
  const undo = () => last && void command.send({ kind: 'undo', command: last.number }, t('draws.undo'));
  return (
    <div className="draw-head">
      <p>
        {t('draws.summary', summary)}
        {groups === null ? null : <> · {t(isChanged ? 'draws.unsaved' : 'draws.stored')}</>}
      </p>
      <div className="plan-actions">
        <button className="button button--outline" type="button" onClick={draw}>
          {t(groups === null ? 'draws.draw' : 'draws.again')}
        </button>
        <Link className="button button--outline" to={`/admin/plan/ceremony/${code}`}>
          {t('draws.inPublic')}
        </Link>
        {last && !isChanged ? (
          <button className="button button--outline" type="button" onClick={undo}>
            {t('draws.undo')}
          </button>
        ) : null}
        {isChanged ? (
          <button className="button" type="button" onClick={store}>
            {t('draws.save')}
          </button>
        ) : null}
        {groups !== null && !isChanged ? <NextWorkLink next={next} /> : null}
      </div>
    </div>
  );
}

/** How good the draw is, in words: its penalty points, and the least that any draw can have. */
function DrawEvaluation({ board: { evaluation, bound, problem, isDrawing } }: { board: Board }) {
  const t = useWords();
  if (isDrawing) return <p role="status">{t('draws.checking')}</p>;
  if (problem !== null) {
    const isPin = problem === 'draw.pinContradiction';
    return (
      <Banner kind="bad">{t(isPin ? 'draws.problem.pinContradiction' : 'draws.problem.potsDoNotFit')}</Banner>
    );
  }
  if (evaluation === null) return null;
  if (bound === null) return <p role="status">{t('draws.checking')}</p>;
  const { cost, forbidden, problems } = evaluation;
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

/** What this draw follows from. */
function DrawMinutes({ board: { frame, rules, seed } }: { board: Board }) {
  const t = useWords();
  const [hash, setHash] = useState('');
  const sameClub = rules.sameClub === 'forbidden' ? ('forbidden' as const) : 0;
  const text = drawInputText({ teams: frame.teams, groups: frame.groups, rules: { sameClub } });
  useEffect(() => {
    let isGone = false;
    void sha256(text).then((digest) => isGone || setHash(digest.slice(0, 16)));
    return () => {
      isGone = true;
    };
  }, [text]);
  return (
    <Card title={t('draws.minutesTitle')}>
      <Facts
        rows={[
          [t('draws.seed'), seed === null ? '–' : t('draws.seedTrial', { seed: String(seed) })],
          [t('draws.inputHash'), <code key="hash">{hash}</code>],
        ]}
      />
      <p className="format-dim">{t('draws.sameAnywhere')}</p>
    </Card>
  );
}
