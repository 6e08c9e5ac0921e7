import type { RosterViolation } from '@sevenmetre/rules/roster';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Facts } from '../../../ui/page/card.tsx';
import { draftFacts } from './draft-facts.ts';
import { violationText } from './problem-text.ts';
import type { ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface CheckStepProps {
  readonly draft: ParticipantDraft;
  readonly violations: readonly RosterViolation[];
  readonly teams: readonly RosterTeamView[];
}

/** What will be saved, and whether it may. */
export function CheckStep({ draft, violations, teams }: CheckStepProps) {
  const t = useWords();
  const wrong = violations.filter(({ level }) => level === 'error');
  const notable = violations.filter(({ level }) => level === 'warning');
  return (
    <>
      <Facts rows={draftFacts(t, draft, teams)} />
      {wrong.length > 0 ? (
        <Found kind="bad" heading={t('participants.form.refused')} violations={wrong} />
      ) : null}
      {notable.length > 0 ? (
        <Found kind="wait" heading={t('participants.noticeable')} violations={notable} />
      ) : null}
      {violations.length === 0 ? <Banner kind="good">{t('participants.form.fine')}</Banner> : null}
    </>
  );
}

interface FoundProps {
  readonly kind: 'bad' | 'wait';
  readonly heading: string;
  readonly violations: readonly RosterViolation[];
}

function Found({ kind, heading, violations }: FoundProps) {
  const t = useWords();
  return (
    <Banner kind={kind}>
      <b>{heading}</b>
      <ul>
        {violations.map((violation) => (
          <li key={`${violation.code} ${violation.teamId}`}>{violationText(t, violation)}</li>
        ))}
      </ul>
    </Banner>
  );
}
