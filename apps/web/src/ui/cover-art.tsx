import { glyphPath, inks } from '@sevenmetre/rules/look';
import './cover-art.css';

/** Shapes of the ten categories of a full tournament, oldest first, boys before girls. */
const shapes = ['pentagon', 'square', 'triangle', 'half-disc', 'circle'] as const;
const glyphs = shapes.flatMap((shape, at) => [
  { ink: inks.M[at], path: glyphPath(shape, 'solid') },
  { ink: inks.W[at], path: glyphPath(shape, 'open') },
]);

/** The drawn cover of a cup: the goal area on the accent, the categories on its nine-metre line, the logo in the goal. */
export function CoverArt({ letter, logo }: { letter: string; logo: string | null }) {
  return (
    <svg className="cover-art" viewBox="0 0 640 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path d="M170 400a150 150 0 0 1 300 0M300 296h40" />
      <path className="cover-art__dashed" d="M58 400a262 262 0 0 1 524 0" />
      {glyphs.map(({ ink, path }, at) => {
        const angle = Math.PI * (0.075 + (0.85 * at) / (glyphs.length - 1));
        const x = 320 + 262 * Math.cos(angle) - 29;
        const y = 400 - 262 * Math.sin(angle) - 29;
        return (
          <path
            key={path}
            className="cover-art__glyph"
            d={path}
            fill={ink}
            fillRule="evenodd"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(2.4)`}
          />
        );
      })}
      {logo === null ? (
        <text x="320" y="392" textAnchor="middle">
          {letter}
        </text>
      ) : (
        <image x="270" y="312" width="100" height="84" href={logo} />
      )}
    </svg>
  );
}
