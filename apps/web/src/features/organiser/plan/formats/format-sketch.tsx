import type { PlayoffFigures } from './format-figures.ts';

const [width, height] = [112, 96];
/** More lines than this are no sketch. */
const mostLeaves = 32;

/** The tree of a play-off as a drawing; the words beside it say the same. */
export function FormatSketch({ playoff: { teams, byes } }: { playoff: PlayoffFigures }) {
  const leaves = Math.min(mostLeaves, Math.max(2, teams + byes));
  const rounds = Math.log2(leaves);
  const step = width / (rounds + 1);
  const dashed = Math.round((byes / Math.max(1, teams + byes)) * leaves);
  const lines = Array.from({ length: rounds }, (_, round) =>
    roundPath(leaves / 2 ** round, round * step, step),
  );
  const gap = height / leaves;
  const byeLines = Array.from(
    { length: dashed },
    (_, bye) => `M0 ${(gap * (2 * bye + 0.5)) % height}h${step / 2}`,
  );
  return (
    <svg className="format-sketch" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={lines.join('')} />
      <path className="format-sketch__bye" d={byeLines.join('')} />
      <path d={`M${rounds * step} ${height / 2}h${step}`} />
    </svg>
  );
}

/** Pairs of one round: two lines that meet. */
function roundPath(lines: number, left: number, step: number): string {
  const gap = height / lines;
  return Array.from({ length: lines / 2 }, (_, pair) => {
    const top = gap * (2 * pair + 0.5);
    return `M${left} ${top}h${step}v${gap}h-${step}`;
  }).join('');
}
