import { useEffect, useRef } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { Card, CardGrid, Facts } from '../../../ui/page/card.tsx';
import { draftFacts } from './draft-facts.ts';
import type { ParticipantDraft } from './participant-draft.ts';
import type { RosterTeamView } from './roster-view.ts';

interface ConflictCardProps {
  readonly mine: ParticipantDraft;
  readonly theirs: ParticipantDraft;
  readonly teams: readonly RosterTeamView[];
  readonly decide: (draft: ParticipantDraft) => void;
}

/** The stored record beside what was typed; the user decides, and nothing is overwritten silently. */
export function ConflictCard({ mine, theirs, teams, decide }: ConflictCardProps) {
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const stored = new Map(draftFacts(t, theirs, teams));
  const differing = draftFacts(t, mine, teams).filter(([name, value]) => stored.get(name) !== value);
  return (
    <div ref={box} tabIndex={-1} role="alertdialog" aria-label={t('signedIn.states.changed.heading')}>
      <CardGrid>
        <Card title={t('signedIn.states.changed.heading')}>
          <p className="field-hint">{t('signedIn.states.changed.text')}</p>
          {differing.map(([name, value]) => (
            <section key={name} className="club-roster__changed">
              <h3>{name}</h3>
              <Facts
                rows={[
                  [t('signedIn.states.changed.mine'), value],
                  [t('signedIn.states.changed.theirs'), stored.get(name)],
                ]}
              />
            </section>
          ))}
          <div className="actions">
            <button type="button" className="button" onClick={() => decide(mine)}>
              {t('signedIn.states.changed.keepMine')}
            </button>
            <button type="button" className="button button--outline" onClick={() => decide(theirs)}>
              {t('signedIn.states.changed.showTheirs')}
            </button>
          </div>
        </Card>
      </CardGrid>
    </div>
  );
}
