import { drawingOf, drawingSize } from '@sevenmetre/rules/match';
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { useWords } from '../../../lib/words/words.ts';

type Stroke = readonly { readonly x: number; readonly y: number }[];

interface SignaturePadProps {
  readonly strokes: readonly Stroke[];
  /** Several movements may come before the field is drawn again. */
  readonly change: (update: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
}

/** A field to sign in with a finger, a pen or a mouse; what is drawn stays as strokes. */
export function SignaturePad({ strokes, change }: SignaturePadProps) {
  const t = useWords();
  const isDrawing = useRef(false);
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    const point = pointOf(event);
    change((drawn) => [...drawn, [point]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!isDrawing.current) return;
    const point = pointOf(event);
    change((drawn) => [...drawn.slice(0, -1), [...(drawn.at(-1) ?? []), point]]);
  };
  const end = () => {
    isDrawing.current = false;
  };
  const { width, height } = drawingSize;
  return (
    <div className="signature-pad">
      <svg
        role="img"
        aria-label={t('reporter.signatures.field')}
        viewBox={`0 0 ${width} ${height}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.map((stroke, index) => (
          <polyline key={index} points={stroke.map(({ x, y }) => `${x * width},${y * height}`).join(' ')} />
        ))}
      </svg>
      <div className="signature-pad__foot">
        <span>{t('reporter.signatures.field')}</span>
        <button className="reporter-button" type="button" onClick={() => change(() => [])}>
          {t('reporter.signatures.clear')}
        </button>
      </div>
    </div>
  );
}

/** The strokes as a signature carries them; null: nothing is drawn. */
export function drawnText(strokes: readonly Stroke[]): string | null {
  return strokes.length === 0 ? null : drawingOf(strokes);
}
