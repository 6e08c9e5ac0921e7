import { dayRange } from '@sevenmetre/phrases/days';
import type { Translator } from '@sevenmetre/phrases';
import type { OwnDashboard } from '@sevenmetre/contract/dashboard/own-dashboard';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { dayIn } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { Badge } from '../../../ui/page/badge.tsx';
import { Card, Facts } from '../../../ui/page/card.tsx';

type Window = OwnDashboard['windows']['clubCreate'];

/** When what can be done, as the organiser has set it; once the tournament has begun, only what is still open. */
export function TournamentCard({ body }: { body: OwnDashboard }) {
  const t = useWords();
  const { edition, windows, firstGameAt } = body;
  const { timeZone } = edition;
  const hasBegun = useNow((now) => dayIn(timeZone, now) >= edition.startDate);
  const window = (name: string, value: Window): (readonly [string, ReactNode])[] =>
    hasBegun && !value.open ? [] : [[name, <WindowText key={name} value={value} timeZone={timeZone} />]];
  const moment = (name: string, instant: string | null): (readonly [string, ReactNode])[] =>
    instant === null ? [] : [[name, instantText(t, instant, timeZone)]];
  return (
    <Card title={`${t('dashboard.tournament.heading')}: ${edition.name}`} span={8}>
      <Facts
        rows={[
          [t('dashboard.tournament.date'), dayRange(t, edition.startDate, edition.endDate)],
          ...moment(t('dashboard.tournament.firstGame'), firstGameAt),
          ...window(t('dashboard.tournament.clubs'), windows.clubCreate),
          ...window(t('dashboard.tournament.clubChanges'), windows.clubUpdate),
          ...moment(t('dashboard.tournament.teams'), hasBegun ? null : windows.clubTeamCreateTill),
          ...window(t('dashboard.tournament.referees'), windows.refereeCreate),
          ...window(t('dashboard.tournament.refereeChanges'), windows.refereeUpdate),
        ]}
      />
    </Card>
  );
}

function WindowText({ value, timeZone }: { readonly value: Window; readonly timeZone: string }) {
  const t = useWords();
  return (
    <span className="dashboard__window">
      {boundsText(t, value, timeZone)}{' '}
      <Badge kind={value.open ? 'good' : 'plain'}>
        {t(value.open ? 'dashboard.tournament.open' : 'dashboard.tournament.closed')}
      </Badge>
    </span>
  );
}

function boundsText(t: Translator, { from, till }: Window, timeZone: string): string {
  const text = (instant: string) => instantText(t, instant, timeZone);
  if (from !== null && till !== null)
    return t('dashboard.tournament.between', { from: text(from), till: text(till) });
  if (from !== null) return t('dashboard.tournament.from', { from: text(from) });
  return till === null
    ? t('dashboard.tournament.always')
    : t('dashboard.tournament.till', { till: text(till) });
}
