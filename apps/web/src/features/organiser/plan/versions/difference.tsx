import type { PlanDifference } from '@sevenmetre/contract/plan/schemas';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Banner } from '../../../../ui/page/badge.tsx';

/** How many matches change; of a publication without matches, how many groups. */
export function changesOf({ groups, added, removed, moved, changed }: PlanDifference): number {
  const matches = added.length + removed.length + moved.length + changed.length;
  return matches > 0 ? matches : groups.added + groups.changed + groups.removed;
}

/** What publishing changes for everybody. */
export function Difference({ difference }: { difference: PlanDifference }) {
  const t = useWords();
  const { groups, added, removed, moved, changed, refused, brokenRules, unplaced, clubs, followers } =
    difference;
  const name = ({ key, number }: { readonly key: string; readonly number: number | null }) =>
    `${number === null ? t('planVersions.newMatch') : t('planVersions.number', { number: String(number) })} · ${key}`;
  const matches = [
    ['added', added.length],
    ['moved', moved.length],
    ['changed', changed.length],
    ['removed', removed.length],
  ] as const;
  // What does not change is not said.
  const facts = [
    ...(groups.added + groups.changed + groups.removed > 0 ? [t('planVersions.groupsLine', groups)] : []),
    ...matches.flatMap(([kind, count]) => (count > 0 ? [t(`planVersions.${kind}`, { count })] : [])),
  ];
  if (changesOf(difference) === 0) return <p role="status">{t('planVersions.nothing')}</p>;
  return (
    <div className="plan-form" role="status">
      {refused.length > 0 ? (
        <Banner kind="bad">
          <b>{t('planVersions.refusedTitle', { count: refused.length })}</b>
          <ul>
            {refused.map((match) => (
              <li key={match.key}>
                {name(match)}: {t(`planVersions.why.${match.why}`)}
              </li>
            ))}
          </ul>
        </Banner>
      ) : null}
      {brokenRules > 0 ? (
        <Banner kind="wait">{t('planVersions.broken', { count: brokenRules })}</Banner>
      ) : null}
      {unplaced > 0 ? <Banner kind="wait">{t('planVersions.unplaced', { count: unplaced })}</Banner> : null}
      <p>
        <b>{dotted(facts)}</b>
        <br />
        {t('planVersions.who', {
          clubs: t('planVersions.clubs', { count: clubs }),
          followers: t('planVersions.followers', { count: followers }),
        })}
      </p>
    </div>
  );
}
