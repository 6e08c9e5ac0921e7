import type { ReportAsked } from '@sevenmetre/sync/outbox/index';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { serverNow } from '../../../lib/time/server-time.ts';
import { useWords } from '../../../lib/words/words.ts';
import { useTable } from '../matches/recording-context.ts';

export interface TeamApprovalsProps {
  readonly report: ReportAsked;
  readonly change: (report: ReportAsked) => void;
}

/** The officials of both teams approve the result on the screen, each by name; and what the report remarks. Nothing here blocks. */
export function TeamApprovals({ report, change }: TeamApprovalsProps) {
  const t = useWords();
  return (
    <fieldset className="team-approvals">
      <legend>{t('reporter.finish.approvals')}</legend>
      {sides.map((side) => (
        <SideApproval key={side} side={side} report={report} change={change} />
      ))}
      {(['remarks', 'protest', 'injuries'] as const).map((field) => (
        <label key={field} className="team-approvals__remarks">
          {t(`reporter.finish.${field}`)}
          <textarea
            rows={2}
            maxLength={1000}
            value={report[field] ?? ''}
            onChange={(event) => change({ ...report, [field]: event.target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}

function SideApproval({ side, report, change }: TeamApprovalsProps & { readonly side: Side }) {
  const t = useWords();
  const { sheet } = useTable();
  const [name, setName] = useState('');
  const leaders = sheet.people.flatMap((person) =>
    person.side === side && person.isLeader && person.name !== null ? [person.name] : [],
  );
  const given = report[side];
  const listId = `officials-${side}`;
  const approve = () =>
    change({ ...report, [side]: { official: name.trim(), at: new Date(serverNow()).toISOString() } });
  if (given !== null)
    return (
      <p className="team-approvals__given">
        <span>{t('reporter.finish.approvedBy', { team: sheet.teams[side].name, name: given.official })}</span>
        <button className="reporter-button" type="button" onClick={() => change({ ...report, [side]: null })}>
          {t('reporter.finish.takeBack')}
        </button>
      </p>
    );
  return (
    <div className="team-approvals__side">
      <label htmlFor={`official-${side}`}>
        {t('reporter.finish.official', { team: sheet.teams[side].name })}
      </label>
      <input
        id={`official-${side}`}
        list={listId}
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <datalist id={listId}>
        {leaders.map((leader) => (
          <option key={leader}>{leader}</option>
        ))}
      </datalist>
      <button className="reporter-button" type="button" disabled={name.trim() === ''} onClick={approve}>
        {t('reporter.finish.approveResult')}
      </button>
    </div>
  );
}
