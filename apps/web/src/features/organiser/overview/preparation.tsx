import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import { type Preparation, type PreparationStep, preparationOf } from '@sevenmetre/rules/editions';
import {
  accommodationPath,
  adminPlacesPath,
  editionsPath,
  listPath,
  mailsPath,
  priceListPath,
  settingsPath,
  usersPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { useSession } from '../../../lib/session/session.ts';
import { instantDayText, instantText } from '../../../lib/time/moments.ts';
import { dayRange } from '../../../lib/time/days.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { settingName } from '../page/setting-name.ts';
import { ClubPreview } from './club-preview.tsx';
import { Gate, StepList } from './step-list.tsx';
import './preparation.css';

/** What an organiser does before the first club registers: every step knows what it waits for (rules PH7 to PH10). */
export function PreparationSteps() {
  const read = useEditionRead('preparation', {});
  return (
    <Ready read={read}>
      {(facts) => {
        const preparation = preparationOf(facts);
        return (
          <>
            <PreparationGate facts={facts} preparation={preparation} />
            <div className="preparation">
              <Steps facts={facts} preparation={preparation} />
              <ClubPreview facts={facts} preparation={preparation} />
            </div>
          </>
        );
      }}
    </Ready>
  );
}

interface PreparationProps {
  readonly facts: PreparationFacts;
  readonly preparation: Preparation;
}

/** Whether clubs can register as they should, and what is missing. */
function PreparationGate({ facts, preparation: { steps, done, missing } }: PreparationProps) {
  const { t, locale } = useLanguage();
  const list = new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' });
  const names = list.format(missing.map((step) => t(`organiser.preparation.lacks.${step}`)));
  const isReady = missing.length === 0;
  const state = facts.isOpen ? 'openNotReady' : 'notReady';
  return (
    <Gate done={done} all={steps.length} title={t(`organiser.preparation.${isReady ? 'ready' : state}`)}>
      {isReady ? null : t('organiser.preparation.missing', { names })}{' '}
      {isReady ? null : t('organiser.preparation.restCanWait')}
    </Gate>
  );
}

function Steps({ facts, preparation: { steps, next } }: PreparationProps) {
  const t = useWords();
  const pathOf = useStepPath(facts.isCurrent);
  const listed = steps.map(({ step, isNeeded, ...one }) => ({
    ...one,
    key: step,
    isNext: step === next,
    name: t(`organiser.preparation.name.${step}`),
    text: inTurn([
      one.state === 'done' ? doneText(t, step, facts) : openText(t, step, facts),
      copiedText(t, step, facts),
      isNeeded || step === 'opening' ? null : t('organiser.preparation.notNeeded'),
    ]),
    action: t(one.state === 'done' ? 'organiser.preparation.change' : `organiser.preparation.action.${step}`),
    path: pathOf(step),
  }));
  return <StepList title={t('organiser.preparation.title')} steps={listed} />;
}

/** Sentences one after another. */
function inTurn(sentences: readonly (string | null)[]): string {
  return sentences.filter((one) => one !== null).join(' ');
}

/** Where a step is done; null: nowhere by this user, or only once the edition is current. */
function useStepPath(isCurrent: boolean): (step: PreparationStep) => string | null {
  const t = useWords();
  const { id, within } = useWorkingEdition();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const setting = (key: string) => {
    const search = encodeURIComponent(settingName(t, { key, label: key, labelCs: key }));
    return `${settingsPath}?search=${search}${id === null ? '' : `&edition=${id}`}`;
  };
  const paths: Readonly<Record<PreparationStep, string | null>> = {
    dates: within(settingsPath),
    categories: within(listPath('categories')),
    supplier: within(listPath('suppliers')),
    prices: within(priceListPath),
    terms: setting('terms-club'),
    mail: mailsPath,
    halls: within(adminPlacesPath),
    beds: isCurrent ? accommodationPath : null,
    secondOrganiser: usersPath,
    current: isSuper ? editionsPath : null,
    opening: setting('club-registration-create-from'),
  };
  return (step) => paths[step];
}

function doneText(t: Translator, step: PreparationStep, facts: PreparationFacts): string {
  const { timeZone, opensAt, closesAt, startDate, endDate, categories } = facts;
  const day = (instant: string | null) => (instant === null ? '' : instantDayText(t, instant, timeZone));
  const is = 'organiser.preparation.is' as const;
  switch (step) {
    case 'dates':
      return dotted([
        dayRange(t, startDate, endDate),
        t(`${is}.dates`, { from: day(opensAt), till: day(closesAt) }),
      ]);
    case 'categories': {
      const places = categories.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0);
      const names = t(`${is}.categories`, { count: categories.length });
      const counted = places === 0 ? names : `${names}, ${t(`${is}.places`, { count: places })}`;
      const born = bornText(t, categories);
      return born === null ? `${counted}.` : `${counted}; ${born}.`;
    }
    case 'terms':
    case 'mail':
    case 'current':
    case 'opening':
      return t(`${is}.${step}`);
    default:
      return `${t(`${is}.${step}`, { count: countOf(step, facts) })}.`;
  }
}

/** The years in which the oldest players of the categories are born; null: no category has a limit. */
function bornText(t: Translator, categories: PreparationFacts['categories']): string | null {
  const years = categories.flatMap(({ birthDateMin }) =>
    birthDateMin === null ? [] : birthDateMin.slice(0, 4),
  );
  const [from, ...more] = years.toSorted();
  if (from === undefined) return null;
  const to = more.at(-1) ?? from;
  return from === to
    ? t('organiser.preparation.is.bornIn', { year: from })
    : t('organiser.preparation.is.born', { from, to });
}

/** That a step, or a part of it, came from the edition before; null: nothing of it. */
function copiedText(t: Translator, step: PreparationStep, facts: PreparationFacts): string | null {
  const { origin } = facts;
  const copied = origin?.copied ?? null;
  if (origin === null || copied === null) return null;
  const counts: Partial<Record<PreparationStep, readonly [copied: number, now: number]>> = {
    categories: [copied.categories, facts.categories.length],
    supplier: [copied.suppliers, facts.suppliers],
    prices: [copied.prices, facts.prices],
    halls: [copied.halls, facts.halls],
    beds: [copied.beds, facts.beds],
  };
  const [count, now] = counts[step] ?? [0, 0];
  const year = String(origin.year);
  if (count === 0 || now === 0) return null;
  return count === now
    ? t('organiser.preparation.copiedAll', { year })
    : t('organiser.preparation.copiedSome', { count, year });
}

function countOf(
  step: 'supplier' | 'prices' | 'halls' | 'beds' | 'secondOrganiser',
  { suppliers, prices, halls, beds, organisers }: PreparationFacts,
): number {
  return { supplier: suppliers, prices, halls, beds, secondOrganiser: organisers }[step];
}

function openText(t: Translator, step: PreparationStep, facts: PreparationFacts): string {
  const { opensAt, timeZone, startDate, endDate } = facts;
  if (step === 'dates')
    return dotted([dayRange(t, startDate, endDate), t('organiser.preparation.text.dates')]);
  if (!facts.isCurrent && (step === 'beds' || step === 'opening'))
    return t(`organiser.preparation.later.${step}`);
  if (step === 'opening' && facts.isOpen) return t('organiser.preparation.text.alreadyOpen');
  if (step === 'opening' && opensAt !== null) {
    return t('organiser.preparation.is.opensBy', { time: instantText(t, opensAt, timeZone) });
  }
  return t(`organiser.preparation.text.${step}`);
}
