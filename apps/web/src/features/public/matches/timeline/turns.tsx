import type { LeadChange } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../../../lib/words/words.ts';
import type { GraphShape } from './graph-shape.ts';

interface TurnMarksProps {
  readonly turns: readonly LeadChange[];
  readonly pointAt: GraphShape['pointAt'];
}

/** Numbers on the graph where the lead changed. */
export function TurnMarks({ turns, pointAt }: TurnMarksProps) {
  return turns.map(({ at, home, away }, index) => {
    const { x, y } = pointAt(at, home - away);
    return (
      <g key={`${home}:${away}`} className="score-graph__turn">
        <circle cx={x} cy={y} r="9" />
        <text x={x} y={y + 4} textAnchor="middle">
          {index + 1}
        </text>
      </g>
    );
  });
}

/** The numbers of the graph in words. */
export function Turns({
  turns,
  names,
}: {
  readonly turns: readonly LeadChange[];
  readonly names: Record<Side, string>;
}) {
  const t = useWords();
  return (
    <>
      <h3>{t('match.graph.turns')}</h3>
      <ol className="score-graph__turns">
        {turns.map(({ at, side, home, away }) => (
          <li key={`${home}:${away}`}>
            <b>{t('match.graph.minute', { minute: Math.floor(at / 60) + 1 })}</b>{' '}
            {t('match.graph.turn', { team: names[side], home, away })}
          </li>
        ))}
      </ol>
    </>
  );
}
