import type { ReactNode } from 'react';

/** Line drawings of the empty and error states: solid lines, dashed lines, and one filled dot. */
const drawings = {
  ticket: {
    lines: 'M4 8h22M34 8h58v14a8 8 0 0 0 0 18v14H34M26 54H4V40a8 8 0 0 0 0-18V8',
    dashes: 'M30 8v48',
    dot: '',
  },
  court: {
    lines: 'M6 4h84M22 4a26 30 0 0 0 52 0',
    dashes: 'M8 12a40 44 0 0 0 80 0',
    dot: 'M76 55a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  },
  goal: {
    lines: 'M10 60V14h30M56 14h30v46M40 8v12M56 8v12',
    dashes: 'M10 24h76M10 36h76M10 48h76M24 14v46M38 20v40M58 20v40M72 14v46',
    dot: '',
  },
} as const;

interface NoticeProps {
  readonly drawing?: keyof typeof drawings;
  /** A giant figure instead of a drawing. */
  readonly figure?: string;
  readonly heading: string;
  /** The heading of the page itself, when there is nothing else on it. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Empty, error and dead-end states: a drawing or a figure, one human sentence, one action. */
export function Notice({ drawing, figure, heading, isPage = false, children, actions }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="notice notice--empty">
      {drawing ? <Drawing name={drawing} /> : null}
      {figure === undefined ? null : <b className="notice__figure">{figure}</b>}
      <Heading>{heading}</Heading>
      <p>{children}</p>
      {actions ? <div className="row">{actions}</div> : null}
    </div>
  );
}

function Drawing({ name }: { name: keyof typeof drawings }) {
  const { lines, dashes, dot } = drawings[name];
  return (
    <svg viewBox="0 0 96 64" aria-hidden="true">
      <path d={lines} />
      <path className="dashed" d={dashes} />
      {dot ? <path className="notice__dot" d={dot} /> : null}
    </svg>
  );
}
