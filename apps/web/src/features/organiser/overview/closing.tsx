import type { ClosingFacts } from '@sevenmetre/contract/contents/schemas';
import type { Translator } from '@sevenmetre/phrases';
import { closingOf, type ClosingStep } from '@sevenmetre/rules/editions';
import { languageOf } from '@sevenmetre/rules/vocabulary';
import {
  adminBankPath,
  adminInvoicesPath,
  adminMatchesPath,
  controlRoomPath,
  dutyPath,
  editionsPath,
  settingsPath,
} from '../../../lib/paths/signed-in-paths.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { useSession } from '../../../lib/session/session.ts';
import { editionName } from '../../../lib/words/edition-name.ts';
import { useLanguage, useWords } from '../../../lib/words/words.ts';
import { Ready } from '../../../ui/page/states.tsx';
import { settingName } from '../page/setting-name.ts';
import { Gate, StepList } from './step-list.tsx';

/** Milliseconds after which the steps are read again while they are looked at. */
const often = 60_000;

/** What is left after the last match until the edition is closed (rules PH11 and PH12). */
export function ClosingSteps() {
  const { t, locale } = useLanguage();
  const read = useRead('closingSteps', {}, { every: often });
  const pathOf = useStepPath();
  const list = new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' });
  return (
    <Ready read={read}>
      {(facts) => {
        const { steps, done, missing, next } = closingOf(facts);
        const names = list.format(missing.map((step) => t(`organiser.closing.lacks.${step}`)));
        return (
          <>
            <Gate done={done} all={steps.length} title={t(`organiser.closing.${stateOf(facts, missing)}`)}>
              {missing.length === 0 ? null : t('organiser.closing.missing', { names })}
            </Gate>
            <StepList
              title={t('organiser.closing.title')}
              steps={steps.map(({ step, isNeeded, ...one }) => ({
                ...one,
                key: step,
                isNext: step === next,
                name: t(`organiser.closing.name.${step}`),
                text: textOf(t, step, facts, !isNeeded && one.state !== 'done'),
                action: t(
                  one.state === 'done' ? 'organiser.overview.open' : `organiser.closing.action.${step}`,
                ),
                path: pathOf(step),
              }))}
            />
          </>
        );
      }}
    </Ready>
  );
}

function stateOf({ isClosed }: ClosingFacts, missing: readonly unknown[]): 'closed' | 'ready' | 'notReady' {
  if (isClosed) return 'closed';
  return missing.length === 0 ? 'ready' : 'notReady';
}

/** Where a step is done; null: by super admins only, and this user is none. */
function useStepPath(): (step: ClosingStep) => string | null {
  const t = useWords();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const key = 'show-results';
  const shown = encodeURIComponent(settingName(t, { key, label: key, labelCs: key }));
  const paths: Readonly<Record<ClosingStep, string | null>> = {
    results: adminMatchesPath,
    protests: controlRoomPath,
    reports: controlRoomPath,
    shown: `${settingsPath}?search=${shown}`,
    payments: adminBankPath,
    money: `${adminInvoicesPath}?filter=owing`,
    presence: dutyPath,
    next: isSuper ? editionsPath : null,
    closing: isSuper ? editionsPath : null,
  };
  return (step) => paths[step];
}

/** @param canWait closing does not need it */
function textOf(t: Translator, step: ClosingStep, facts: ClosingFacts, canWait: boolean): string {
  const { open, next, isClosed } = facts;
  const text = 'organiser.closing.text' as const;
  const rest = canWait ? ` ${t('organiser.closing.notNeeded')}` : '';
  switch (step) {
    case 'results': {
      const left = openResults(t, open);
      return left.length === 0 ? t(`${text}.results`) : left.join(' ');
    }
    case 'protests':
      return open.protests === 0
        ? t(`${text}.protests`)
        : t('editions.openProtests', { count: open.protests });
    case 'money':
      return open.unpaid === 0 ? t(`${text}.money`) : t('editions.openUnpaid', { count: open.unpaid });
    case 'reports':
      return t(`${text}.reports`, { count: facts.unsealed }) + rest;
    case 'payments':
      return t(`${text}.payments`, { count: facts.unmatched }) + rest;
    case 'presence':
      return t(`${text}.presence`, { count: facts.presenceOpen }) + rest;
    case 'shown':
      return t(`${text}.${facts.areResultsShown ? 'shown' : 'hidden'}`) + rest;
    case 'next':
      return (next === null ? t(`${text}.noNext`) : `${editionName(next)}.`) + rest;
    case 'closing':
      return t(`${text}.${isClosed ? 'closed' : 'closing'}`);
  }
}

function openResults(t: Translator, { unplayed, unapproved, seats, lots }: ClosingFacts['open']): string[] {
  const lines = [
    [unplayed, t('editions.openUnplayed', { count: unplayed })],
    [unapproved, t('editions.openUnapproved', { count: unapproved })],
    [seats, t('editions.openSeats', { count: seats })],
    [lots, t('editions.openLots', { count: lots })],
  ] as const;
  return lines.flatMap(([count, line]) => (count > 0 ? [line] : []));
}
