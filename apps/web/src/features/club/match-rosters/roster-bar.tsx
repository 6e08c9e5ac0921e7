import type { MatchRosterViolation } from '@sevenmetre/rules/match-roster';
import { useWords } from '../../../lib/words/words.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { clockText } from '../../../lib/time/moments.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { AsyncButton } from '../../../ui/forms/async-button.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import type { RosterEditing } from './use-roster.ts';
import { namesOf, violationText } from './check-words.ts';

interface BarProps {
  readonly editing: RosterEditing;
  readonly violations: readonly MatchRosterViolation[];
}

/** What is wrong, next to the button that it holds back. */
export function RosterBar({ editing, violations }: BarProps) {
  const t = useWords();
  useBottomBar('roster');
  const confirm = useConfirm();
  const { answer, changed, save } = editing;
  const errors = violations.filter(({ level }) => level === 'error').length;
  const stored = answer.roster.revision > 0 && !changed;
  const ask = async () => {
    const question = {
      kind: 'warning' as const,
      title: t('matchRosters.confirmAsk'),
      text: t('matchRosters.confirmText'),
      confirm: t('matchRosters.confirm'),
    };
    return (await confirm(question)) ? save(true) : undefined;
  };
  return (
    <div className="match-roster__bar">
      <ul className="match-roster__checks" aria-live="polite">
        <FailureLine editing={editing} />
        {violations.map((violation) => (
          <ViolationLine
            key={`${violation.code}-${violation.parameters['number'] ?? ''}`}
            {...{ violation, editing }}
          />
        ))}
        {errors === 0 ? <StateLine editing={editing} stored={stored} /> : null}
      </ul>
      {errors > 0 ? (
        <button className="button button--outline match-roster__save" type="button" aria-disabled="true">
          {t('matchRosters.fixFirst', { count: errors })}
        </button>
      ) : (
        <div className="match-roster__actions">
          <AsyncButton look={stored ? 'plain' : 'primary'} action={() => save(false)}>
            {t(answer.roster.revision > 0 ? 'matchRosters.saveChanges' : 'matchRosters.save')}
          </AsyncButton>
          {stored ? <AsyncButton action={ask}>{t('matchRosters.confirm')}</AsyncButton> : null}
        </div>
      )}
    </div>
  );
}

function ViolationLine({ violation, editing }: { violation: MatchRosterViolation; editing: RosterEditing }) {
  const t = useWords();
  const text = violationText(t, violation, editing.answer.roster.people);
  const [first] = violation.participantIds;
  const content = (
    <>
      <Icon name="error" />
      <span>{text}</span>
    </>
  );
  return (
    <li className={violation.level}>
      {first === undefined ? content : <a href={`#mr-p${first}`}>{content}</a>}
    </li>
  );
}

function StateLine({ editing, stored }: { editing: RosterEditing; stored: boolean }) {
  const t = useWords();
  const { answer, changed } = editing;
  const { savedAt } = answer.roster;
  const good =
    stored && savedAt !== null
      ? t('matchRosters.savedAt', { time: clockText(t, Date.parse(savedAt)) })
      : t('matchRosters.inOrder');
  return changed ? (
    <li>
      <Icon name="on" />
      <span>{t('matchRosters.unsaved')}</span>
    </li>
  ) : (
    <li className="good">
      <Icon name="done" />
      <span>{good}</span>
    </li>
  );
}

/** Why the last save stored nothing. */
function FailureLine({ editing }: { editing: RosterEditing }) {
  const t = useWords();
  const { failure, answer } = editing;
  if (failure === null) return null;
  const ids = failure.kind === 'refused' ? idsIn(failure.details['participantIds']) : [];
  const why =
    failure.kind === 'network'
      ? t('matchRosters.offline')
      : ids.length > 0
        ? `${failureText(t, failure)} ${namesOf(answer.roster.people, ids)}`
        : failureText(t, failure);
  return (
    <li className="error">
      <Icon name="error" />
      <span>
        {t('matchRosters.saveFailed')}. {why}
      </span>
    </li>
  );
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
