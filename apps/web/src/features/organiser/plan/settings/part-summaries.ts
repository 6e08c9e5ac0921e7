import { type PlanSettings, planWishes } from '@sevenmetre/contract/plan/schemas';
import { defaultBuffers } from '@sevenmetre/engine/schedule';
import type { Translator } from '@sevenmetre/phrases';
import { timeText } from '../clock.ts';
import { courtName } from './settings-draft.ts';

export type SettingsPart = 'courts' | 'blocks' | 'rules' | 'weights' | 'travel';

interface PartSummary {
  /** The values of the part in a sentence. */
  readonly text: string;
  /** Not all courts or categories are alike, or something is not as at most tournaments. */
  readonly differs: boolean;
}

/** What each part of the settings says while it is folded. */
export function partSummaries(t: Translator, settings: PlanSettings): Record<SettingsPart, PartSummary> {
  return {
    courts: courtsOf(t, settings),
    blocks: blocksOf(t, settings),
    rules: rulesOf(t, settings),
    weights: weightsOf(t, settings),
    travel: travelOf(t, settings),
  };
}

function courtsOf(t: Translator, settings: PlanSettings): PartSummary {
  const { courts } = settings;
  const used = courts.filter(({ active }) => active);
  const hoursOf = ({ hours }: (typeof courts)[number]) =>
    hours.map(({ day, open, close }) => `${day} ${open} ${close}`).join();
  const usual = commonest(used.map(hoursOf));
  const others = courts.filter(
    (court) => !court.active || court.size === 'small' || hoursOf(court) !== usual,
  );
  const ends = used.find((court) => hoursOf(court) === usual)?.hours ?? [];
  const [open, close] = [ends.map((one) => one.open), ends.map((one) => one.close)];
  const hours = ends.length === 0 ? [] : [`${timeText(Math.min(...open))}–${timeText(Math.max(...close))}`];
  return sentence(
    t,
    [t('planSettings.courtsUsed', { count: used.length }), ...hours],
    others.map((court) => courtName(settings, court)),
  );
}

function blocksOf(t: Translator, { courts }: PlanSettings): PartSummary {
  const count = courts.reduce((sum, { blocks }) => sum + blocks.length, 0);
  if (count === 0) return { text: t('planSettings.noBlocks'), differs: false };
  return { text: t('planSettings.blocksCount', { count }), differs: true };
}

const named = [
  ['half', 'halfMinutes'],
  ['break', 'breakMinutes'],
  ['slot', 'slotMinutes'],
  ['rest', 'rest'],
  ['guarantee', 'guarantee'],
] as const;

function rulesOf(t: Translator, { categories }: PlanSettings): PartSummary {
  const keyOf = (one: (typeof categories)[number]) =>
    [
      ...named.map(([, key]) => one[key]),
      one.maxPerDay,
      one.maxPathPerDay,
      one.earliest,
      one.latestEnd,
      one.court,
      one.resin,
    ].join();
  const usual = commonest(categories.map(keyOf));
  const first = categories.find((one) => keyOf(one) === usual);
  if (!first) return { text: '', differs: false };
  return sentence(
    t,
    named.map(([word, key]) => `${t(`planSettings.${word}`)} ${t.number(first[key])}`),
    categories.filter((one) => keyOf(one) !== usual).map(({ code }) => code),
  );
}

function weightsOf(t: Translator, { weights, buffers }: PlanSettings): PartSummary {
  const changed = planWishes.filter((wish) => weights[wish] !== 'normal');
  const { afterGroup, afterTravel } = buffers;
  const wishes = changed.map(
    (wish) => `${t(`planSettings.wish.${wish}`)}: ${t(`planSettings.weightStep.${weights[wish]}`)}`,
  );
  const between = `${t('planSettings.buffers')}: ${afterGroup} + ${afterTravel} min`;
  return {
    text: [wishes.length === 0 ? t('planSettings.wishesAlike') : wishes.join(', '), between].join('. '),
    differs:
      changed.length > 0 ||
      afterGroup !== defaultBuffers.afterGroup ||
      afterTravel !== defaultBuffers.afterTravel,
  };
}

function travelOf(t: Translator, { halls, travel }: PlanSettings): PartSummary {
  if (halls.length < 2) return { text: t('planSettings.noTravel'), differs: false };
  const minutes = travel.map((way) => way.minutes);
  const byHand = travel.filter((way) => way.byHand).length;
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  const span = minutes.length === 0 ? [] : [`${least === most ? least : `${least}–${most}`} min`];
  return {
    text: [...span, ...(byHand === 0 ? [] : [`${t('planSettings.byHand')}: ${t.number(byHand)}`])].join(', '),
    differs: byHand > 0,
  };
}

/** The usual values, and the names of those that have others. */
function sentence(t: Translator, values: readonly string[], others: readonly string[]): PartSummary {
  const text = values.join(', ');
  if (others.length === 0) return { text, differs: false };
  const names = others.length > mostNames ? t.number(others.length) : others.join(', ');
  return { text: `${text}. ${t('planSettings.different', { names })}`, differs: true };
}

/** Of more only their number is said. */
const mostNames = 8;

function commonest(keys: readonly string[]): string | undefined {
  return [...Map.groupBy(keys, (key) => key)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
