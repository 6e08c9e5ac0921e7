import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { pages } from '@sevenmetre/contract/pages';
import { fullName, knownTeam } from '@sevenmetre/phrases/names';
import { useEditionBase } from '../../../lib/paths/edition-base.ts';
import { calendarPaths, openPathIn } from '../../../lib/paths/open-paths.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { BellButton } from '../../../ui/bell-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MatchStake, hasStake } from '../../../ui/match-stake.tsx';

/** What an open match decides, with calendar and bell of both teams. */
export function PaneMore({ ticket }: { ticket: MatchTicket }) {
  const t = useWords();
  const base = useEditionBase();
  const teams = [ticket.home, ticket.away].flatMap((side) => knownTeam(side) ?? []);
  return (
    <>
      {ticket.stageCode === 'not_started' ? <Stake key={ticket.id} id={ticket.id} /> : null}
      {teams.map((team) => (
        <p key={team.id} className="match-pane__team">
          <b>{fullName(team)}</b>
          <a
            className="button button--outline"
            href={openPathIn(base, calendarPaths.team(team.id))}
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

function Stake({ id }: { id: number }) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.match, params: { id: String(id) } });
  if (slice?.status !== 200 || !hasStake(slice.body)) return null;
  return (
    <section>
      <h3>{t('match.stake')}</h3>
      <MatchStake slice={slice.body} />
    </section>
  );
}
