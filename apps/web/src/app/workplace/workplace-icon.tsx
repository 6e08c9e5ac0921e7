import type { ContentsKey } from '../../features/organiser/page/contents-pages.ts';

const paths: Partial<Record<ContentsKey, string>> = {
  overview: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  messages: 'M3 5h18v14H3ZM3 6l9 7 9-7',
  registrations: 'M4 6h16M4 12h16M4 18h10',
  invoices: 'M3 6h18v12H3ZM3 10h18M7 15h3',
  schedule: 'M4 6h16v15H4ZM4 11h16M8 3v4M16 3v4',
  matches: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M4 8c5 3 11 3 16 0',
  checkIn: 'm4 12 6 6L20 6',
  configuration:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.800 2.800M16.200 16.200 19 19M19 5l-2.800 2.800M7.800 16.200 5 19',
};

/** The drawing of a page that the bar of a phone leads to. */
export function WorkplaceIcon({ page }: { page: ContentsKey }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[page] ?? 'M4 6h16M4 12h16'} />
    </svg>
  );
}
