import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { pages } from '@sevenmetre/contract/pages';
import { fullName, knownTeam } from '@sevenmetre/phrases/names';
import type { ReactNode } from 'react';
import { useEditionBase } from '../../../lib/paths/edition-base.ts';
import { calendarPaths, inLocale, openPathIn } from '../../../lib/paths/open-paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { BellButton } from '../../../ui/bell-button.tsx';
import { DirectionsLink } from '../../../ui/places/directions-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MatchStake, hasStake } from '../../../ui/match-stake.tsx';

interface PaneMoreProps {
  readonly ticket: MatchTicket;
  /** The table of its group. */
  readonly children: ReactNode;
}

/** The way to an open match, what it decides and its table, with calendar and bell of both teams. */
export function PaneMore({ ticket, children }: PaneMoreProps) {
  const { t, locale } = useLanguage();
  const base = useEditionBase();
  const teams = [ticket.home, ticket.away].flatMap((side) => knownTeam(side) ?? []);
  return (
    <>
      {ticket.stageCode === 'not_started' ? <OpenMatch id={ticket.id} /> : null}
      {children}
      {teams.map((team) => (
        <p key={team.id} className="match-pane__team">
          <b>{fullName(team)}</b>
          <a
            className="button button--outline"
            href={inLocale(openPathIn(base, calendarPaths.team(team.id)), locale)}
            aria-label={t('teamDay.calendarOf', { team: fullName(team) })}
          >
            <Icon name="calendar" />
            {t('teamDay.calendar')}
          </a>
          <BellButton team={team} />
        </p>
      ))}
    </>
  );
}

/** What the page of a match that has not begun knows: the way there and what is at stake. */
function OpenMatch({ id }: { id: number }) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.match, params: { id: String(id) } });
  if (slice?.status !== 200) return null;
  return (
    <>
      <DirectionsLink spot={slice.body.spot} className="button button--outline" />
      {hasStake(slice.body) ? (
        <section>
          <h3>{t('match.stake')}</h3>
          <MatchStake slice={slice.body} />
        </section>
      ) : null}
    </>
  );
}
