import { courtLength, courtWidth } from '@sevenmetre/rules/scouting';
import type { ShotResult } from '@sevenmetre/rules/scouting';
import type { PointerEvent, ReactNode } from 'react';
import './half-court.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface HalfCourtProps {
  /** For those who do not see it. */
  readonly label: string;
  readonly children?: ReactNode;
  /** Receives the place of a tap in whole decimetres. Absent: it only shows. */
  readonly tap?: (spot: Spot) => void;
}

/** The half of a handball court that is attacked, with its goal above; lengths in decimetres. */
export function HalfCourt({ label, children, tap }: HalfCourtProps) {
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const along = (share: number, length: number) =>
      Math.min(length, Math.max(0, Math.round(share * length)));
    tap?.({
      x: along((event.clientX - left) / width, courtWidth),
      y: along((event.clientY - top) / height, courtLength),
    });
  };
  return (
    <svg
      className={tap ? 'half-court half-court--taps' : 'half-court'}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${courtWidth} ${courtLength}`}
      {...(tap && { onPointerDown: press })}
    >
      <rect width={courtWidth} height={courtLength} className="half-court__court" />
      <path className="half-court__area" d="M25 0A60 60 0 0 0 85 60H115A60 60 0 0 0 175 0" />
      <path className="half-court__free-throw" d="M0 29.6A90 90 0 0 0 85 90H115A90 90 0 0 0 200 29.6" />
      <path className="half-court__line" d="M95 70H105M98.5 40H101.5M0 200H200" />
      <path className="half-court__goal" d="M85 0H115" />
      {children}
    </svg>
  );
}

/** Where a shot was taken, with a shape for each result, so that colours are not needed. */
export function ShotMark({ x, y, result }: Spot & { readonly result: ShotResult | null }) {
  const at = `translate(${x} ${y})`;
  switch (result) {
    case 'goal':
      return <circle className="half-court__mark half-court__mark--goal" r="4" transform={at} />;
    case 'saved':
      return <rect className="half-court__mark" x="-3.5" y="-3.5" width="7" height="7" transform={at} />;
    case 'blocked':
      return <path className="half-court__mark" d="M-4 3.5H4L0 -4Z" transform={at} />;
    case 'post':
      return <path className="half-court__mark" d="M0 -4.5V4.5M-4.5 0H4.5" transform={at} />;
    case 'wide':
      return <path className="half-court__mark" d="M-3.5 -3.5L3.5 3.5M3.5 -3.5L-3.5 3.5" transform={at} />;
    case null:
      return <circle className="half-court__mark" r="6" transform={at} />;
  }
}
