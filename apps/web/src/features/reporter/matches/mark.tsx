const paths = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M4 9h10a6 6 0 010 12H8M4 9l5-5M4 9l5 5',
  server: 'M6 19a4 4 0 01-.5-8A6.5 6.5 0 0118 10a4.5 4.5 0 010 9zM9 14l2 2 4-4',
  device: 'M3 5h18v14H3zM8.5 12l2.500 2.500 4.500-4.500',
  warn: 'M12 3.500L22 20.500H2zM12 10v5M12 17.800v.2',
  more: 'M4 6h16M4 12h16M4 18h16',
  close: 'M5 5l14 14M19 5L5 19',
  ok: 'M4 13l5 5L20 6',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 3',
  pen: 'M4 20l1-5L16 4l4 4L9 19z',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 018 0v3',
} as const;
const filled = { play: 'M7 4l13 8-13 8z', stop: 'M6 6h12v12H6z' } as const;

/** A line drawing; the button's words say what it means. */
export function Mark({ name }: { name: keyof typeof paths | keyof typeof filled }) {
  return (
    <svg className="reporter-sign" viewBox="0 0 24 24" aria-hidden="true">
      {name === 'play' || name === 'stop' ? (
        <path d={filled[name]} fill="currentColor" />
      ) : (
        <path d={paths[name]} />
      )}
    </svg>
  );
}

const cards = { 'yellow-card': 'yellow', 'red-card': 'red', 'blue-card': 'blue' } as const;

/** The card of an event: shape, letter and colour. Nothing for an event without one. */
export function CardMark({ code, letter }: { code: string; letter: (card: keyof typeof cards) => string }) {
  if (code === 'two-minutes')
    return (
      <span className="two-minute-mark" aria-hidden="true">
        2
      </span>
    );
  if (code !== 'yellow-card' && code !== 'red-card' && code !== 'blue-card') return null;
  return (
    <span className={`reporter-card reporter-card--${cards[code]}`} aria-hidden="true">
      {letter(code)}
    </span>
  );
}
