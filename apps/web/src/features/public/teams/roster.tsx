import type { TeamMember, TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { useWords } from '../../../lib/words/words.ts';
import '../../../styles/parts/table.css';

/** Who is in the team, as far as the edition publishes names. */
export function Roster({ slice: { participants } }: { slice: TeamSlice }) {
  const t = useWords();
  if (participants === null) return null;
  const players = participants.filter(({ isLeader }) => !isLeader);
  const leaders = participants.flatMap(({ isLeader, name }) => (isLeader && name !== null ? [name] : []));
  return (
    <section aria-labelledby="roster">
      <div className="hd">
        <h2 id="roster">{t('teams.roster')}</h2>
      </div>
      {players.length === 0 ? <p className="mu">{t('teams.noPlayers')}</p> : <Players players={players} />}
      {leaders.length === 0 ? null : (
        <p className="mu sm led">
          {t('teams.leaders', { count: leaders.length, names: leaders.join(', ') })}
        </p>
      )}
    </section>
  );
}

function Players({ players }: { players: readonly TeamMember[] }) {
  const t = useWords();
  const withGoals = players.some(({ goals }) => goals !== null);
  return (
    <table className="tb pl">
      <caption className="vh">{t('teams.rosterOf')}</caption>
      <thead>
        <tr>
          <th className="l" scope="col">
            {t('teams.player')}
          </th>
          <th scope="col">
            <abbr title={t('teams.matches')} aria-hidden="true">
              {t('teams.matchesShort')}
            </abbr>
            <span className="vh">{t('teams.matches')}</span>
          </th>
          {withGoals ? (
            <th className="p" scope="col">
              {t('teams.goals')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {players.map(({ jerseyNumber, name, matches, goals }, index) => (
          <tr key={index}>
            <th className="l" scope="row">
              <span className="tm">
                <span className="jn">{jerseyNumber ?? '–'}</span>
                {name ?? (
                  <span className="vh">
                    {jerseyNumber === null
                      ? t('teams.playerUnnamed')
                      : t('teams.playerNamed', { number: jerseyNumber })}
                  </span>
                )}
              </span>
            </th>
            <td>{matches}</td>
            {withGoals ? <td className="p">{goals}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
