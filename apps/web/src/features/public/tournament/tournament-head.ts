import type { DashboardSlice } from '@sevenmetre/contract/dashboard/dashboard-slice';
import type { Translator } from '@sevenmetre/phrases';
import { aboutTournament } from '../../../lib/page/about-event.ts';
import type { Head } from '../../../lib/page/head.ts';

export function dashboardHead(t: Translator, slice: DashboardSlice | null): Head {
  const tournament = slice?.edition.name ?? t('shell.brand');
  return {
    title: `${t('results.dashboard.title')} · ${tournament}`,
    description: t('results.dashboard.description', { tournament }),
    ...(slice === null ? {} : { about: aboutTournament(slice.edition) }),
  };
}
