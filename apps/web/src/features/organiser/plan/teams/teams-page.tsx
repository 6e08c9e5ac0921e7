import type { Translator } from '@sevenmetre/phrases';
import { inLanguage } from '@sevenmetre/rules/language';
import type { PlanTeam, PlanTeams } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../../ui/page/states.tsx';
import { categoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { PlanPage } from '../plan-page.tsx';
import { TeamForm } from './team-form.tsx';
import { momentTyped } from './team-moment.ts';
import '../plan-forms.css';
import { lastPlaceOf } from '../category-plan.tsx';

type Category = PlanTeams['categories'][number];

/** The teams of each category, with what counts for draw and schedule. */
export function PlanTeamsPage() {
  const t = useWords();
  const read = useRead('planTeams', {});
  const settings = useRead('planSettings', {});
  return (
    <PlanPage title={t('planSettings.teams.title')} sub={t('planSettings.teams.lead')}>
      <Ready read={read}>
        {(teams) => {
          const looks = categoryLooks(teams.categories);
          return teams.categories.map((category, index) => (
            <CategoryCard
              key={category.id}
              category={category}
              plate={looks[index] ? <CategoryPlate category={looks[index]} /> : null}
              teams={teams}
              days={settings.data?.days.length ?? 1}
            />
          ));
        }}
      </Ready>
    </PlanPage>
  );
}

interface CategoryCardProps {
  readonly category: Category;
  readonly plate: React.ReactNode;
  readonly teams: PlanTeams;
  readonly days: number;
}

const states = ['accepted', 'waiting', 'withdrawn'] as const;

function CategoryCard({ category, plate, teams, days }: CategoryCardProps) {
  const t = useWords();
  const [edited, setEdited] = useState<number | null>(null);
  const of = (state: PlanTeam['state']) => category.teams.filter((team) => team.state === state);
  const counts = t('planSettings.teams.counts', {
    accepted: of('accepted').length,
    waiting: of('waiting').length,
    withdrawn: of('withdrawn').length,
  });
  const name = inLanguage(t.locale, { cs: category.nameCs, en: category.nameEn });
  return (
    <Card title={`${category.code} ${name}`} aside={plate}>
      <p>
        {counts}
        {category.capacity === null
          ? ''
          : ` · ${t('planSettings.teams.ofCapacity', { capacity: category.capacity })}`}
      </p>
      {category.teams.length === 0 ? <Empty>{t('planSettings.teams.none')}</Empty> : null}
      {states.map((state) =>
        of(state).length === 0 ? null : (
          <div key={state}>
            <h3>{t(`planSettings.teams.state.${state}`)}</h3>
            <ul className="plan-list">
              {of(state).map((team) => (
                <li key={team.id}>
                  {edited === team.id ? (
                    <TeamForm team={team} teams={teams} days={days} close={() => setEdited(null)} />
                  ) : (
                    <TeamLine team={team} teams={teams} edit={() => setEdited(team.id)} />
                  )}
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </Card>
  );
}

function TeamLine({ team, teams, edit }: { team: PlanTeam; teams: PlanTeams; edit: () => void }) {
  const t = useWords();
  const { name, countryCode, level, seed, coaches, notBefore, notAfter, reason } = team;
  const nameOf = (id: number) =>
    teams.categories.flatMap((category) => category.teams).find((one) => one.id === id)?.name ?? '';
  const facts = [
    countryCode,
    level ?? '',
    seed === null ? '' : `${t('planSettings.teams.seed')} ${seed}`,
    lastPlaceText(t, team),
    coaches.join(', '),
    notBefore === null ? '' : `${t('planSettings.teams.notBefore')} ${momentTyped(notBefore)}`,
    notAfter === null ? '' : `${t('planSettings.teams.notAfter')} ${momentTyped(notAfter)}`,
    reason ?? '',
    ...team.sharesWith.map(({ teamId, coach }) =>
      t('planSettings.teams.shares', { coach, team: nameOf(teamId) }),
    ),
  ].filter((fact) => fact !== '');
  return (
    <>
      <b>{name}</b>
      <span className="muted">{dotted(facts)}</span>
      {team.drawn ? <Badge kind="good">{t('planSettings.teams.drawn')}</Badge> : null}
      {team.state === 'accepted' ? (
        <button
          type="button"
          className="button button--outline"
          aria-label={t('planSettings.teams.edit', { team: name })}
          onClick={edit}
        >
          …
        </button>
      ) : null}
    </>
  );
}

/** A place that the archive knows is told with its year. */
function lastPlaceText(t: Translator, team: PlanTeam): string {
  const place = lastPlaceOf(team);
  if (place === null) return '';
  const text = `${t('planSettings.teams.lastPlace')} ${place}.`;
  if (team.lastPlace !== null || team.archivedPlace === null) return text;
  return `${text} ${t('planSettings.teams.fromYear', { year: String(team.archivedPlace.year) })}`;
}
