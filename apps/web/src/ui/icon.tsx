const paths = {
  back: 'M14 5 7 12l7 7',
  bell: 'M5.5 17V10.5a6.5 6.5 0 0 1 13 0V17l1.5 2H4ZM10 21.5h4',
  calendar: 'M3 6h18v15H3ZM3 10h18M8 3v5M16 3v5',
  close: 'm5 5 14 14M19 5 5 19',
  copy: 'M8 8h12.5v12.5H8ZM16 8V3.5H3.5V16H8',
  directions: 'M12 2.5 21.5 12 12 21.5 2.5 12ZM8.5 15v-4.5h6.5M13 7.5l3 3-3 3',
  done: 'm4 12 6 6L20 6',
  error: 'M12 3 22 20H2ZM12 10v4M12 17v.2',
  hall: 'M3 20V8h18v12ZM8 20a4 4 0 0 1 8 0M3 8l3-4h12l3 4',
  home: 'M4 20V9l8-6 8 6v11h-6v-6h-4v6Z',
  live: 'M12 7v5l4 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  menu: 'M3 6h18M3 12h18M3 18h12',
  on: 'm10 5 7 7-7 7',
  person: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM4 21c0-4 3.5-6 8-6s8 2 8 6',
  picture: 'M3 5h18v14H3ZM3 16l5-5 5 5 3-3 5 4',
  print: 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7Z',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM16 16l5 5',
  share: 'M12 15V3M7.5 7 12 2.5 16.5 7M5 11v9.5h14V11',
  stream: 'M2.5 6h13v12h-13ZM15.5 10.5l6-3.5v10l-6-3.5',
  star: 'm12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7Z',
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12H9',
  way: 'm3 11 18-8-8 18-2-8Z',
} as const;

/** A line drawing of 24 × 24; its meaning is in the text beside it or in the label of its button. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
