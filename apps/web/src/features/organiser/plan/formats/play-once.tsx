import { type FormatPlan, playFormat } from '@sevenmetre/engine/formats';
import { type Random, randomOf, shuffled } from '@sevenmetre/engine/random';
import type { PlanTeam } from '@sevenmetre/contract/plan/schemas';
import { useMemo, useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';

interface PlayOnceProps {
  readonly plan: FormatPlan;
  readonly teams: readonly PlanTeam[];
}

/** One possible tournament: who won which place, and how many matches the teams played. Nothing is stored. */
export function PlayOnce({ plan, teams }: PlayOnceProps) {
  const t = useWords();
  const [seed, setSeed] = useState(1);
  const outcome = useMemo(() => playedOnce(plan, seed), [plan, seed]);
  const nameOf = (entry: number): string => teams[outcome.drawn[entry] ?? entry]?.name ?? `${entry + 1}`;
  const counts = [...Map.groupBy(outcome.played, (count) => count)].toSorted(([a], [b]) => a - b);
  const most = Math.max(1, ...counts.map(([, list]) => list.length));
  return (
    <Card
      title={t('formats.once.title')}
      aside={
        <span className="plan-actions">
          <span className="format-dim">{t('formats.once.hint')}</span>
          <button className="button button--outline" type="button" onClick={() => setSeed(seed + 1)}>
            {t('formats.once.again')}
          </button>
        </span>
      }
    >
      <div className="format-once">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('formats.once.place')}</th>
              <th scope="col">{t('formats.once.team')}</th>
              <th scope="col">{t('formats.once.played')}</th>
            </tr>
          </thead>
          <tbody>
            {outcome.places.slice(0, 12).map(([place, entry]) => (
              <tr key={place}>
                <td>{place}.</td>
                <td>{nameOf(entry)}</td>
                <td>{outcome.played[entry]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <h3>{t('formats.once.howMany', { count: plan.entries })}</h3>
          <ul className="format-bars">
            {counts.map(([count, list]) => (
              <li key={count}>
                <span>{t('formats.once.bar', { count, teams: t.number(list.length) })}</span>
                <meter min={0} max={most} value={list.length} aria-hidden="true" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function playedOnce(plan: FormatPlan, seed: number) {
  const random = randomOf(seed);
  const strength = shuffled([...Array.from({ length: plan.entries }).keys()], random);
  const { played, places } = playFormat(
    plan,
    (_, entries) => randomOrder(entries, strength, random),
    (entries) => entries.toSorted((a, b) => (strength[a] ?? 0) - (strength[b] ?? 0)),
  );
  return { played, places: [...places], drawn: shuffled([...strength.keys()], random) };
}

/** The stronger one mostly wins. */
function randomOrder(entries: readonly number[], strength: readonly number[], random: Random): number[] {
  const luck = new Map(
    entries.map((entry) => [entry, (strength[entry] ?? 0) + random.below(strength.length)] as const),
  );
  return entries.toSorted((a, b) => (luck.get(a) ?? 0) - (luck.get(b) ?? 0));
}
