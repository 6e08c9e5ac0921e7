import type { ArchiveSlice } from '@sevenmetre/contract/archive/archive-slice';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';

type Club = ArchiveSlice['clubs'][number];

/** Every club with its years; opened, with its teams of each. */
export function ClubHistories({ clubs }: { clubs: readonly Club[] }) {
  const t = useWords();
  return (
    <section aria-labelledby="clubs">
      <h2 id="clubs">{t('archive.clubs')}</h2>
      <ul className="archive__clubs">
        {clubs.map((club) => (
          <li key={`${club.countryCode} ${club.name}`}>
            <details>
              <summary>
                <Flag countryCode={club.countryCode} sportCode={club.countryCode} />
                <span className="team-name">{club.name}</span>
                <small>
                  {t('archive.titles')}: {club.titles} · {t('archive.editions')}: {club.years.length}
                </small>
              </summary>
              <ClubYears years={club.years} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClubYears({ years }: Pick<Club, 'years'>) {
  const t = useWords();
  return (
    <ul>
      {years.map(({ address, year, teams }) => (
        <li key={address}>
          <b>{year}</b>{' '}
          {teams.map(({ id, name, category, champion }) => (
            <a key={id} href={`/${address}/results/team-detail/${id}`}>
              {`${category} ${name}`}
              {champion ? ` (${t('archive.champion')})` : ''}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
