/** The court from above: 40 × 20 metres with goal areas and nine-metre lines. */
export function ScreenCourt() {
  return (
    <svg
      className="hall-screen__court"
      viewBox="-1 -1 402 202"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      <path d="M0 0h400v200H0zM200 0v200" />
      <path d="M0 25a60 60 0 0 1 60 60v30a60 60 0 0 1-60 60M400 25a60 60 0 0 0-60 60v30a60 60 0 0 0 60 60" />
      <path
        className="dashed"
        d="M30 0a90 90 0 0 1 60 85v30a90 90 0 0 1-60 85M370 0a90 90 0 0 0-60 85v30a90 90 0 0 0 60 85"
      />
      <path className="hall-screen__goal-lines" d="M0 85v30M400 85v30M70 95v10M330 95v10" />
    </svg>
  );
}
