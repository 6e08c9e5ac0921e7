import type { PlanOverview, PlanSettings, RemedyChange } from '@sevenmetre/contract/plan/schemas';
import { planSettingsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { type Remedy, remedyCost, remedyText } from './remedy-text.ts';
import { useRemedies } from './use-remedies.ts';

interface RemediesProps {
  readonly capacity: NonNullable<PlanOverview['capacity']>;
  readonly settings: PlanSettings | undefined;
}

/** What makes room, each by one press, with what it gains and costs; the last press can be taken back. */
export function Remedies({ capacity: { possible, remedies }, settings }: RemediesProps) {
  const t = useWords();
  const { apply, undo, applied } = useRemedies(settings);
  if (possible && applied === null) return null;
  const use = (changes: readonly RemedyChange[]) =>
    apply(changes, changes.map((change) => remedyText(t, change, settings)).join(', '));
  const { single, together } = remedies;
  return (
    <div>
      {possible ? null : <h3>{t('plan.remedies')}</h3>}
      {applied === null ? null : (
        <p className="plan-inline" role="status">
          <span>{t('plan.remedy.applied', { change: applied })}</span>
          <AsyncButton action={undo} look="plain">
            {t('plan.remedy.undo')}
          </AsyncButton>
        </p>
      )}
      {single.length > 0 ? <p className="muted">{t('plan.remedy.hint')}</p> : null}
      <ol className="plan-list plan-steps">
        {single.map((remedy) => (
          <RemedyRow key={JSON.stringify(remedy.change)} {...{ remedy, settings, use }} />
        ))}
      </ol>
      {together === null ? null : <Together {...{ single, together, use }} />}
      {possible ? null : <MoreRemedies />}
    </div>
  );
}

type Use = (changes: readonly RemedyChange[]) => Promise<boolean>;

interface RemedyRowProps {
  readonly remedy: Remedy;
  readonly settings: PlanSettings | undefined;
  readonly use: Use;
}

function RemedyRow({ remedy, settings, use }: RemedyRowProps) {
  const t = useWords();
  const { change, gain, left } = remedy;
  const words = remedyText(t, change, settings);
  return (
    <li className="remedy">
      <span>
        <b>{words}</b>
        <small>
          {remedyCost(t, remedy, settings)} ·{' '}
          {left === 0 ? t('plan.remedy.enough') : t('plan.remedy.left', { count: left })}
        </small>
      </span>
      <span className="remedy__gain">{t('plan.remedy.gain', { count: gain })}</span>
      <AsyncButton look="plain" label={`${t('plan.remedy.apply')}: ${words}`} action={() => use([change])}>
        {t('plan.remedy.apply')}
      </AsyncButton>
    </li>
  );
}

interface TogetherProps {
  readonly single: readonly Remedy[];
  readonly together: readonly number[];
  readonly use: Use;
}

/** No remedy is enough alone: those that are together, by their numbers. */
function Together({ single, together, use }: TogetherProps) {
  const t = useWords();
  const numbers = together.map((index) => index + 1).join(' + ');
  const changes = together.flatMap((index) => single[index]?.change ?? []);
  return (
    <p className="plan-inline remedy remedy--together">
      <b>{t('plan.remedy.together', { numbers })}</b>
      <AsyncButton action={() => use(changes)}>{t('plan.remedy.applyAll')}</AsyncButton>
    </p>
  );
}

/** What only a person can decide. */
function MoreRemedies() {
  const t = useWords();
  return (
    <ul className="plan-list">
      {(['remedyHours', 'remedyRules', 'remedyFormat'] as const).map((remedy) => (
        <li key={remedy}>
          <span>{t(`plan.${remedy}`)}</span>
          {remedy === 'remedyFormat' ? null : (
            <Link to={planSettingsPath} aria-label={`${t('plan.open')}: ${t(`plan.${remedy}`)}`}>
              {t('plan.open')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
