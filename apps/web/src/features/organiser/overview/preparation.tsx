import type { PreparationFacts } from '@sevenmetre/contract/contents/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import {
  type Preparation,
  type PreparationState,
  type PreparationStep,
  preparationOf,
} from '@sevenmetre/rules/editions';
import {
  accommodationPath,
  adminPlacesPath,
  listPath,
  mailsPath,
  priceListPath,
  settingsPath,
  usersPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useEditionRead, useWorkingEdition } from '../../../lib/queries/working-edition.ts';
import { instantDayText, instantText } from '../../../lib/time/moments.ts';
import { dayRange } from '../../../lib/time/days.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { settingName } from '../page/setting-name.ts';
import { KeyHints } from '../registrations/key-hints.tsx';
import { ClubPreview } from './club-preview.tsx';
import { useTaskKeys } from './use-task-keys.ts';
import './preparation.css';

/** What an organiser does before the first club registers: every step knows what it waits for (rules PH7 to PH9). */
export function PreparationSteps() {
  const read = useEditionRead('preparation', {});
  return (
    <Ready read={read}>
      {(facts) => {
        const preparation = preparationOf(facts);
        return (
          <>
            <Gate facts={facts} preparation={preparation} />
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
function Gate({ facts, preparation: { steps, done, missing } }: PreparationProps) {
  const { t, locale } = useLanguage();
  const list = new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' });
  const names = list.format(missing.map((step) => t(`organiser.preparation.lacks.${step}`)));
  const isReady = missing.length === 0;
  const state = facts.isOpen ? 'openNotReady' : 'notReady';
  return (
    <p className="preparation__gate">
      <b className="preparation__count">{t('organiser.preparation.done', { done, all: steps.length })}</b>
      <span>
        <b>{t(`organiser.preparation.${isReady ? 'ready' : state}`)}</b>{' '}
        {isReady ? null : t('organiser.preparation.missing', { names })}{' '}
        {isReady ? null : t('organiser.preparation.restCanWait')}
      </span>
    </p>
  );
}

function Steps({ facts, preparation: { steps, next } }: PreparationProps) {
  const t = useWords();
  const list = useTaskKeys<HTMLOListElement>();
  return (
    <Card title={t('organiser.preparation.title')}>
      <ol className="preparation__steps" ref={list}>
        {steps.map((one) => (
          <Step key={one.step} one={one} facts={facts} isNext={one.step === next} />
        ))}
      </ol>
      <KeyHints enter={() => list.current?.querySelector('a')?.focus()} without={withoutKeys} />
    </Card>
  );
}

interface StepProps {
  readonly one: PreparationState;
  readonly facts: PreparationFacts;
  readonly isNext: boolean;
}

function Step({ one: { step, number, state, isNeeded, waitsFor }, facts, isNext }: StepProps) {
  const t = useWords();
  const pathOf = useStepPath();
  const name = t(`organiser.preparation.name.${step}`);
  const action = t(
    state === 'done' ? 'organiser.preparation.change' : `organiser.preparation.action.${step}`,
  );
  const waits = t('organiser.preparation.waitsFor', {
    steps: waitsFor.map((one) => t.number(one)).join(', '),
  });
  return (
    <li className={`preparation__step preparation__step--${isNext ? 'next' : state}`}>
      <span className="preparation__number">
        {state === 'done' ? <Icon name="done" /> : t.number(number)}
      </span>
      <span>
        <b>{name}</b>
        <small>
          {state === 'done' ? doneText(t, step, facts) : openText(t, step, facts)}{' '}
          {isNeeded || step === 'opening' ? null : t('organiser.preparation.notNeeded')}
        </small>
      </span>
      {state === 'waits' ? (
        <span className="preparation__waits">{waits}</span>
      ) : (
        <Link className={lookOf(state, isNext)} to={pathOf(step)} aria-label={`${action}: ${name}`}>
          {action}
        </Link>
      )}
    </li>
  );
}

function lookOf(state: PreparationState['state'], isNext: boolean): string | undefined {
  if (state === 'done') return undefined;
  return isNext ? 'button' : 'button button--outline';
}

/** Keys of other lists. */
const withoutKeys = ['select', 'approve', 'decline', 'search'] as const;

/** Where a step is done. */
function useStepPath(): (step: PreparationStep) => string {
  const t = useWords();
  const { id, within } = useWorkingEdition();
  const setting = (key: string) => {
    const search = encodeURIComponent(settingName(t, { key, label: key, labelCs: key }));
    return `${settingsPath}?search=${search}${id === null ? '' : `&edition=${id}`}`;
  };
  const paths: Readonly<Record<PreparationStep, string>> = {
    dates: within(settingsPath),
    categories: within(listPath('categories')),
    supplier: within(listPath('suppliers')),
    prices: within(priceListPath),
    terms: setting('terms-club'),
    mail: mailsPath,
    halls: within(adminPlacesPath),
    beds: accommodationPath,
    secondOrganiser: usersPath,
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
      return places === 0 ? names : `${names}, ${t(`${is}.places`, { count: places })}`;
    }
    case 'terms':
    case 'mail':
    case 'opening':
      return t(`${is}.${step}`);
    default:
      return `${t(`${is}.${step}`, { count: countOf(step, facts) })}.`;
  }
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
  if (step === 'opening' && facts.isOpen) return t('organiser.preparation.text.alreadyOpen');
  if (step === 'opening' && opensAt !== null) {
    return t('organiser.preparation.is.opensBy', { time: instantText(t, opensAt, timeZone) });
  }
  return t(`organiser.preparation.text.${step}`);
}
