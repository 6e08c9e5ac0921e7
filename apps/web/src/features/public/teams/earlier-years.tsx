import { archivePath, teamPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Link } from '../../../ui/link.tsx';
import type { ClubYear } from '@sevenmetre/contract/teams/team-slice';

interface EarlierYearsProps {
  readonly club: string;
  readonly years: readonly ClubYear[];
}

/** The club in past editions: each team leads to its page of that year. */
export function EarlierYears({ club, years }: EarlierYearsProps) {
  const t = useWords();
  return (
    <section aria-labelledby="earlier-years">
      <div className="section-head">
        <h2 id="earlier-years">{t('teams.earlier.heading', { club })}</h2>
      </div>
      <ul className="team-years">
        {years.map(({ address, year, teams }) => (
          <li key={address}>
            <b>{year}</b>
            {teams.map(({ id, name, category, champion }) => (
              <a key={id} href={`/${address}${teamPath(id)}`}>
                {`${category} ${name}`}
                {champion ? ` (${t('teams.earlier.champion')})` : ''}
              </a>
            ))}
          </li>
        ))}
      </ul>
      <Link className="button" to={archivePath}>
        {t('teams.earlier.archive')}
      </Link>
    </section>
  );
}
