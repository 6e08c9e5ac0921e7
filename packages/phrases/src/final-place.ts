import type {
  RankingMatch,
  RankingReason,
  TeamFinalPlace,
} from '@sevenmetre/contract/final-ranking/final-place';
import { ordinal, inLanguage } from '@sevenmetre/rules/language';
import type { Translator } from './translator.ts';

type Compared = NonNullable<Extract<RankingReason, { rule: 'round' }>['compared']>;

/**
 * The rule behind a final place in one line: "won the final 24:21", "quarter-final 18:20 · 2nd in the group ·
 * 1.50 points a match".
 * @param playoff letter of the play-off in which the team ended, if the category has several
 */
export function placeReason(t: Translator, reason: RankingReason, playoff: string | null): string {
  switch (reason.rule) {
    case 'match':
      return decidedBy(t, reason, playoff);
    case 'round': {
      const round = inLanguage(t.locale, { cs: reason.roundCs, en: reason.roundEn });
      const out = reason.match
        ? t('finalRanking.reason.round', { round, score: scoreText(t, reason.match) })
        : t('finalRanking.reason.roundOnly', { round });
      return [out, ...comparison(t, reason.compared, true)].join(' · ');
    }
    case 'group': {
      const place = t('finalRanking.reason.group', {
        place: nth(t, reason.standing),
        group: reason.group.label,
      });
      return [place, ...comparison(t, reason.compared, false)].join(' · ');
    }
    case 'withdrawn':
    case 'unplayed':
      return t(`finalRanking.reason.${reason.rule}`);
  }
}

/** "9th of 72 teams in MA". */
export function finalPlaceText(
  t: Translator,
  { place, shared, of }: TeamFinalPlace,
  category: string,
): string {
  const words = { place: nth(t, place), teams: t('finale.teams', { count: of }), category };
  return t(shared ? 'finale.sharedPlace' : 'finale.placeOf', words);
}

/** "9th". */
export function nth(t: Translator, place: number): string {
  return ordinal(place, t.locale);
}

/** "18:18, 7m 5:4", own goals first. */
export function scoreText(t: Translator, { goals, shootout, walkOver }: RankingMatch): string {
  const [own, other] = goals.map(String);
  const plain = { own: own ?? '', other: other ?? '' };
  if (walkOver) return t('finalRanking.score.walkover', plain);
  if (!shootout) return t('finalRanking.score.plain', plain);
  const [ownThrows, otherThrows] = shootout.map(String);
  return t('finalRanking.score.shootout', {
    ...plain,
    ownThrows: ownThrows ?? '',
    otherThrows: otherThrows ?? '',
  });
}

function decidedBy(
  t: Translator,
  { won, first, isFinal, match }: Extract<RankingReason, { rule: 'match' }>,
  playoff: string | null,
): string {
  const score = match ? scoreText(t, match) : '';
  const side = won ? 'Won' : 'Lost';
  if (!isFinal) return t(`finalRanking.reason.place${side}`, { place: nth(t, first), score }).trim();
  if (first === 1 || playoff === null) return t(`finalRanking.reason.final${side}`, { score }).trim();
  return t(`finalRanking.reason.playoff${side}`, { letter: playoff, score }).trim();
}

/** The criterion that separated the team from others with the same result. */
function comparison(t: Translator, compared: Compared | null, namesPlace: boolean): string[] {
  if (!compared) return [];
  const { by, standing } = compared;
  const place =
    namesPlace && standing !== null ? [t('finalRanking.reason.groupPlace', { place: nth(t, standing) })] : [];
  return [
    ...place,
    ...measures(t, compared),
    ...(by === 'lots' || by === 'undecided' ? [t(`finalRanking.reason.${by}`)] : []),
  ];
}

/** From the first criterion to the deciding one. */
function measures(t: Translator, { by, games, points, difference, goals }: Compared): string[] {
  if (by === 'groupPlace' || by === 'withdrawn' || games === 0) return [];
  const each = (sum: number, decimals: number) => t.number(sum / games, decimals);
  const signed = `${difference < 0 ? '−' : '+'}${each(Math.abs(difference), 1)}`;
  const all = [
    t('finalRanking.reason.points', { points: each(points, 2) }),
    t('finalRanking.reason.difference', { difference: signed }),
    t('finalRanking.reason.goals', { goals: each(goals, 1) }),
  ];
  return all.slice(0, by === 'points' ? 1 : by === 'overallDifference' ? 2 : 3);
}
