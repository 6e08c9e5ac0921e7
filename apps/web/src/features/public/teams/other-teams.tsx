import type { TeamSlice } from '@sevenmetre/contract/teams/team-slice';
import { teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Plate } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';

export function OtherTeams({ teams }: { teams: TeamSlice['otherTeams'] }) {
  const t = useWords();
  if (teams.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <div className="section-head">
        <h2 id="others">{t('teams.otherTeams')}</h2>
      </div>
      <ul className="team-rows">
        {teams.map((team) => (
          <li key={team.id}>
            <Link to={teamPath(team.id)}>
              <Plate category={team.category} text={team.category.code} />
              <TeamName team={team} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
