import type { TeamMember } from '@sevenmetre/contract/teams/team-slice';
import { useWords } from '../../../lib/words/words.ts';
import '../../../styles/parts/table.css';

/** Who is in the team, as far as the edition publishes it. */
export function Roster({ participants }: { participants: readonly TeamMember[] }) {
  const t = useWords();
  const players = participants.filter(({ isLeader }) => !isLeader);
  const leaders = participants.flatMap(({ isLeader, name }) => (isLeader && name !== null ? [name] : []));
  return (
    <section aria-labelledby="roster">
      <div className="section-head">
        <h2 id="roster">{t('teams.roster')}</h2>
      </div>
      {players.length === 0 ? <p className="muted">{t('teams.noPlayers')}</p> : <Players players={players} />}
      {leaders.length === 0 ? null : (
        <p className="muted small team-roster__leaders">
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
    <table className="table team-roster">
      <caption className="visually-hidden">{t('teams.rosterOf')}</caption>
      <thead>
        <tr>
          <th className="table__text" scope="col">
            {t('teams.player')}
          </th>
          <th scope="col">
            <abbr title={t('teams.matches')} aria-hidden="true">
              {t('teams.matchesShort')}
            </abbr>
            <span className="visually-hidden">{t('teams.matches')}</span>
          </th>
          {withGoals ? (
            <th className="table__points" scope="col">
              {t('teams.goals')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {players.map(({ jerseyNumber, name, matches, goals }, index) => (
          <tr key={index}>
            <th className="table__text" scope="row">
              <span className="table__team">
                <span className="jersey-number">{jerseyNumber ?? '–'}</span>
                {name ?? (
                  <span className="visually-hidden">
                    {jerseyNumber === null
                      ? t('teams.playerUnnamed')
                      : t('teams.playerNamed', { number: jerseyNumber })}
                  </span>
                )}
              </span>
            </th>
            <td>{matches}</td>
            {withGoals ? <td className="table__points">{goals}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
