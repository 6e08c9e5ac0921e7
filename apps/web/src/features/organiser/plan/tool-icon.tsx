const paths = {
  undo: 'M9 5 4 10l5 5M4 10h9a6 6 0 0 1 0 12H9',
  redo: 'm15 5 5 5-5 5M20 10h-9a6 6 0 0 0 0 12h4',
  lock: 'M5 11h14v9H5ZM8 11V8a4 4 0 0 1 8 0v3',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  swap: 'M4 8h15l-4-4M20 16H5l4 4',
  out: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  down: 'm5 9 7 7 7-7',
  why: 'M8 9a4 4 0 1 1 5 4q-1 .5-1 2.500M12 19v1',
  table: 'M3 5h18v14H3ZM3 10h18M9 5v14',
} as const;

/** Line drawings of the plan's tools; what they mean is said by the text beside them or the label of the button. */
export function ToolIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
