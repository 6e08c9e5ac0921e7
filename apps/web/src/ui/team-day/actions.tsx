import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { fullName } from '@sevenmetre/phrases/names';
import { useEditionBase } from '../../lib/paths/edition-base.ts';
import { calendarPaths, inLocale, openPathIn } from '../../lib/paths/open-paths.ts';
import { useLanguage } from '../../lib/words/words.ts';
import { BellButton } from '../bell-button.tsx';
import { Icon } from '../icon.tsx';
import { Directions } from './way.tsx';

interface ActionsProps {
  readonly slice: TeamSlice;
  /** Where the way leads; null: nowhere now. */
  readonly ticket: MatchTicket | null;
}

/** Way, calendar and bell, each one tap away. */
export function Actions({ slice, ticket }: ActionsProps) {
  const { t, locale } = useLanguage();
  const base = useEditionBase();
  const { team } = slice;
  return (
    <div className="team-strip__actions">
      {ticket ? <Directions slice={slice} ticket={ticket} /> : null}
      <a
        href={inLocale(openPathIn(base, calendarPaths.team(team.id)), locale)}
        aria-label={t('teamDay.calendarOf', { team: fullName(team) })}
      >
        <Icon name="calendar" />
        {t('teamDay.calendar')}
      </a>
      <BellButton team={team} className="team-strip__bell" />
    </div>
  );
}
