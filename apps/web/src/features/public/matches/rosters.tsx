import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RosterRow } from './roster-row.tsx';
import type { RosterSheet } from './sheet.ts';

interface RostersProps {
  readonly slice: MatchSlice;
  readonly rosters: readonly RosterSheet[];
}

/** Who plays for both teams, with what stands behind each name on the match sheet. */
export function Rosters({ slice, rosters }: RostersProps) {
  const t = useWords();
  if (slice.detail === 'absent') {
    return (
      <section>
        <Notice drawing="ticket" heading={t('match.empty.absent')}>
          {t('match.empty.absentText')}
        </Notice>
      </section>
    );
  }
  return (
    <div className="match-rosters">
      {rosters.map((roster) => (
        <Roster key={roster.side} roster={roster} opponent={slice.ticket[roster.side]} />
      ))}
    </div>
  );
}

interface RosterProps {
  readonly roster: RosterSheet;
  readonly opponent: MatchSlice['ticket']['home'];
}

function Roster({ roster, opponent }: RosterProps) {
  const t = useWords();
  const { side, players, leaders, unnamed } = roster;
  const { team } = opponent;
  const name = opponentName(t, opponent);
  return (
    <section aria-labelledby={`roster-${side}`}>
      <div className="section-head">
        <h2 id={`roster-${side}`}>
          {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : null}
          {name}
        </h2>
      </div>
      {players.length + leaders.length === 0 ? (
        <Notice drawing="ticket" heading={t('match.empty.roster')}>
          {t('match.empty.rosterText')}
        </Notice>
      ) : (
        <RosterTable roster={roster} name={name} />
      )}
      {unnamed === 0 ? null : <p className="muted small">{t('match.roster.unnamed', { count: unnamed })}</p>}
    </section>
  );
}

function RosterTable({ roster: { players, leaders }, name }: { roster: RosterSheet; name: string }) {
  const t = useWords();
  return (
    <table className="table match-rosters__table" aria-label={t('match.roster.caption', { team: name })}>
      <thead>
        <tr>
          <Column short={t('match.roster.numberShort')} long={t('match.roster.number')} />
          <th scope="col" className="table__text">
            {t('match.roster.player')}
          </th>
          <th scope="col">{t('match.roster.goals')}</th>
          <Column short={t('match.roster.sevenShort')} long={t('match.roster.seven')} />
          <Column short={t('match.roster.suspensionsShort')} long={t('match.roster.suspensions')} />
          <th scope="col">{t('match.roster.cards')}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((line) => (
          <RosterRow key={line.id} line={line} />
        ))}
      </tbody>
      {leaders.length === 0 ? null : (
        <tbody className="zone-none">
          <tr className="table__zone">
            <th scope="rowgroup" colSpan={6}>
              <span>{t('match.roster.leaders')}</span>
            </th>
          </tr>
          {leaders.map((line) => (
            <RosterRow key={line.id} line={line} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Column({ short, long }: { short: string; long: string }) {
  return (
    <th scope="col" aria-label={long} title={long}>
      {short}
    </th>
  );
}
