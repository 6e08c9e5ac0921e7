import type { HelpKind } from '@sevenmetre/rules/city';

const paths: Readonly<Record<HelpKind | 'call', string>> = {
  'first-aid': 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z',
  'lost-child': 'M12 3a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 9v6M7 11h10M12 15l-3 6M12 15l3 6',
  'info-desk': 'M12 10.5V20M12 4v2.5',
  food: 'M7 3v18M4 3v6h6V3M17 21V3c-2.5 1.5-3.5 4-3.5 7v3H17',
  beds: 'M3 5v14M3 15h18M21 19v-7a3 3 0 0 0-3-3h-8v6',
  water: 'M12 3s6.500 7 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 10 12 3 12 3Z',
  luggage: 'M4 8h16v12H4ZM8.500 8V4h7v4',
  bus: 'M4 4h16v13H4ZM4 11h16M7 17v3M17 17v3',
  call: 'M6 3h4l1.500 5-2.500 2a12 12 0 0 0 5 5l2-2.500 5 1.500v4c0 2-1.500 3-3 3C10.500 21 3 13.500 3 6c0-1.500 1-3 3-3Z',
};

/** The sign of a kind of help; its meaning is in the text beside it. */
export function HelpIcon({ kind }: { kind: HelpKind | 'call' }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  );
}
