import type { RosterFinding } from '@sevenmetre/rules/roster';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import { Facts } from '../../../ui/page/card.tsx';
import { draftFacts } from './draft-facts.ts';
import { findingText } from './problem-text.ts';
import type { ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface CheckStepProps {
  readonly draft: ParticipantDraft;
  readonly findings: readonly RosterFinding[];
  readonly teams: readonly RosterTeamView[];
}

/** What will be saved, and whether it may. */
export function CheckStep({ draft, findings, teams }: CheckStepProps) {
  const t = useWords();
  const wrong = findings.filter(({ level }) => level === 'error');
  const notable = findings.filter(({ level }) => level === 'warning');
  return (
    <>
      <Facts rows={draftFacts(t, draft, teams)} />
      {wrong.length > 0 ? (
        <Found kind="bad" heading={t('participants.form.refused')} findings={wrong} />
      ) : null}
      {notable.length > 0 ? (
        <Found kind="wait" heading={t('participants.noticeable')} findings={notable} />
      ) : null}
      {findings.length === 0 ? <Banner kind="good">{t('participants.form.fine')}</Banner> : null}
    </>
  );
}

interface FoundProps {
  readonly kind: 'bad' | 'wait';
  readonly heading: string;
  readonly findings: readonly RosterFinding[];
}

function Found({ kind, heading, findings }: FoundProps) {
  const t = useWords();
  return (
    <Banner kind={kind}>
      <b>{heading}</b>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.teamId}`}>{findingText(t, finding)}</li>
        ))}
      </ul>
    </Banner>
  );
}
