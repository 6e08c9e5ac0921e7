import { inLanguage } from '@sevenmetre/rules/language';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { groupPath } from '../../../lib/paths/paths.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import { Link } from '../../../ui/link.tsx';
import { TeamName } from '../../../ui/team-name.tsx';

type Group = CategorySlice['groups'][number];

/** Groups of each round with those who lead them, the whole card one link. */
export function CategoryGroups({ groups }: { groups: readonly Group[] }) {
  const { t, locale } = useLanguage();
  const rounds = new Map<string, Group[]>();
  for (const group of groups) {
    const round = inLanguage(locale, { cs: group.roundCs, en: group.roundEn });
    rounds.set(round, [...(rounds.get(round) ?? []), group]);
  }
  return (
    <section aria-labelledby="groups">
      <div className="section-head">
        <h2 id="groups">{t('category.groups')}</h2>
      </div>
      {[...rounds].map(([round, own]) => (
        <div key={round}>
          <h3 className="day">{round}</h3>
          <ul className="group-cards">
            {own.map((group) => (
              <GroupCard key={group.slug} group={group} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function GroupCard({ group }: { group: Group }) {
  const t = useWords();
  const { slug, label, leaders, live, finished, played, total } = group;
  const hasPoints = leaders.some(({ points }) => points > 0) || played > 0;
  return (
    <li className="group-card">
      <Link className="covering-link" to={groupPath(slug)}>
        <span className="visually-hidden">{t('results.dashboard.groupLink', { label })}</span>
      </Link>
      <h4>
        {label}
        {live > 0 ? <span className="live-mark">{t('category.liveCount', { count: live })}</span> : null}
        {finished ? (
          <small>{t('category.groupFinished')}</small>
        ) : total > 0 ? (
          <small>{t('category.groupProgress', { played, total })}</small>
        ) : null}
      </h4>
      <ol>
        {leaders.map((row, index) => (
          // Seats that wait for nobody yet have nothing else of their own.
          <li key={row.team?.id ?? `${index}`}>
            <span className="group-card__rank">{row.position === null ? '–' : `${row.position}.`}</span>
            {row.team ? <Flag {...row.team} /> : null}
            {row.team ? <TeamName team={row.team} /> : <span className="muted">{opponentName(t, row)}</span>}
            {hasPoints && row.position !== null ? (
              <b>
                {row.points}
                <span className="visually-hidden"> {t('category.points')}</span>
              </b>
            ) : null}
          </li>
        ))}
      </ol>
    </li>
  );
}
