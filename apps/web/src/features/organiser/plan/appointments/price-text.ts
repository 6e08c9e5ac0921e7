import type { AppointmentProblem, PricedPair } from '@sevenmetre/engine/referees';
import type { Translator } from '@sevenmetre/phrases';

const levelNames = ['', 'C', 'B', 'A'] as const;

/** Points as they are shown: tenths rounded, with a sign. */
export function priceText({ rise }: PricedPair): string {
  const points = Math.round(rise / 10);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}

/** Why a pair costs what it costs, in words: what it breaks, then what it misses, then its load. */
export function reasonsText(t: Translator, { problems, load }: PricedPair, level: string): string {
  const codes = [...new Map(problems.map((problem) => [problem.code, problem])).values()];
  const words = codes.map((problem) => problemText(t, problem));
  const isLow = codes.some(({ code }) => code === 'level');
  return [
    ...words,
    ...(isLow ? [] : [t('appointments.price.levelOk', { level })]),
    t('appointments.price.load', { from: load - 1, to: load }),
  ].join(', ');
}

function problemText(t: Translator, { code, params }: AppointmentProblem): string {
  const { minutes = 0, count = 0, needs = 0 } = params;
  return t(`appointments.price.${code}`, {
    minutes,
    count,
    needs: levelNames[needs] ?? '',
    from: 0,
    to: 0,
  });
}
