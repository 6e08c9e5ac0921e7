import type { Translator } from '@sevenmetre/phrases';
import { opponentName } from '@sevenmetre/phrases/names';
import { differenceLine, leadChanges, playEnd, stageEnd } from '@sevenmetre/rules/match';
import type { DifferenceStep } from '@sevenmetre/rules/match';
import { isLive } from '../../../../lib/matches/match-clock.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { graphShape, middle } from './graph-shape.ts';
import { TurnMarks, Turns } from './turns.tsx';
import type { GraphSheet } from '../sheet.ts';

/** The last ones: of more the numbers would lie on each other. */
const turnsShown = 9;

/** By how many goals which team led, over the match clock. */
export function ScoreGraph({ graph }: { graph: GraphSheet }) {
  const t = useWords();
  const { ticket, moments, until } = graph;
  const steps = differenceLine(moments, ticket.halfLength);
  const length = Math.max(
    playEnd(
      moments.map(({ event }) => event),
      ticket.halfLength,
    ),
    stageEnd(ticket.stageCode, ticket.halfLength),
  );
  const { halfLength } = ticket;
  const { line, area, rules, halfTime, end, most, pointAt } = graphShape(steps, until, {
    halfLength,
    length,
  });
  const turns = leadChanges(moments, ticket.halfLength).slice(-turnsShown);
  const names = { home: opponentName(t, ticket.home), away: opponentName(t, ticket.away) };
  return (
    <section aria-labelledby="graph">
      <div className="section-head">
        <h2 id="graph">{t('match.graph.heading')}</h2>
      </div>
      <svg
        className="score-graph"
        viewBox="0 0 360 190"
        role="img"
        aria-label={graphSentence(t, graph, steps)}
      >
        {rules.map((y) => (
          <path key={y} className="score-graph__rule" d={`M28 ${y}H354`} />
        ))}
        <path className="score-graph__area" d={area} />
        <path className="score-graph__line" d={line} />
        <path className="score-graph__line" d={`M28 ${middle}H354`} />
        <path className="score-graph__half-time" d={`M${halfTime} 16V176`} />
        <TurnMarks turns={turns} pointAt={pointAt} />
        {isLive(ticket) ? <circle cx={end.x} cy={end.y} r="5" /> : null}
        <text x="0" y="28">
          +{most}
        </text>
        <text x="8" y={middle + 4}>
          0
        </text>
        <text x="0" y="172">
          −{most}
        </text>
        <text x={halfTime} y="10" textAnchor="middle">
          {t('match.graph.halfTimeMark')}
        </text>
        <text x="28" y="188">
          {t('match.graph.minute', { minute: 0 })}
        </text>
        <text x="354" y="188" textAnchor="end">
          {t('match.graph.minute', { minute: length / 60 })}
        </text>
      </svg>
      <p className="muted small">{t('match.graph.above', names)}</p>
      {turns.length === 0 ? null : <Turns turns={turns} names={names} />}
    </section>
  );
}

/** The graph for those who listen: half-time, the biggest lead, how it stands. */
function graphSentence(
  t: Translator,
  { ticket, halfTime, end }: GraphSheet,
  steps: readonly DifferenceStep[],
): string {
  const biggest = steps.reduce((most, step) =>
    Math.abs(step.difference) > Math.abs(most.difference) ? step : most,
  );
  const leader = biggest.difference > 0 ? ticket.home : ticket.away;
  const lead =
    biggest.difference === 0
      ? t('match.graph.never')
      : t('match.graph.biggest', { team: opponentName(t, leader), goals: Math.abs(biggest.difference) });
  return [
    t('match.graph.name'),
    ...(halfTime === null ? [] : [t('match.graph.halfTime', halfTime)]),
    lead,
    t(isLive(ticket) ? 'match.graph.running' : 'match.graph.now', end),
  ].join(' ');
}
