import { useEffect, useRef } from 'react';
import { useWords } from '../../lib/words.ts';
import { Card, CardGrid } from '../../ui/zone/card.tsx';
import { draftFacts } from './draft-facts.ts';
import type { ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface ConflictCardProps {
  readonly mine: ParticipantDraft;
  readonly theirs: ParticipantDraft;
  readonly teams: readonly RosterTeamView[];
  readonly decide: (draft: ParticipantDraft) => void;
}

/** What is stored by now beside what was typed: decided by hand, nothing is overwritten unseen. */
export function ConflictCard({ mine, theirs, teams, decide }: ConflictCardProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const stored = new Map(draftFacts(t, theirs, teams));
  const differing = draftFacts(t, mine, teams).filter(([name, value]) => stored.get(name) !== value);
  return (
    <div ref={box} tabIndex={-1} role="alertdialog" aria-label={t('zone.states.changed.heading')}>
      <CardGrid>
        <Card title={t('zone.states.changed.heading')}>
          <p className="z-hint">{t('zone.states.changed.text')}</p>
          <table className="z-tbl">
            <thead>
              <tr>
                <th scope="col">{t('clubRoster.step.person')}</th>
                <th scope="col">{t('zone.states.changed.mine')}</th>
                <th scope="col">{t('zone.states.changed.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-title={t('zone.states.changed.mine')}>{value}</td>
                  <td data-title={t('zone.states.changed.theirs')}>{stored.get(name)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="z-actions">
            <button type="button" className="btn" onClick={() => decide(mine)}>
              {t('zone.states.changed.keepMine')}
            </button>
            <button type="button" className="btn o" onClick={() => decide(theirs)}>
              {t('zone.states.changed.showTheirs')}
            </button>
          </div>
        </Card>
      </CardGrid>
    </div>
  );
}
