import type { PlanHappening } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { GroupFields } from './group-fields.tsx';
import { type HappeningDraft, happeningOf } from './happening-draft.ts';
import { HallField, PlaceFields } from './place-fields.tsx';
import { MatchField } from './match-field.tsx';
import { MomentField } from './moment-field.tsx';
import type { HappeningFieldsProps } from './happening-draft.ts';

interface HappeningFormProps extends Omit<HappeningFieldsProps, 'change'> {
  readonly add: (happening: PlanHappening) => void;
  readonly leave: () => void;
}

/** The fields of one thing that happened. */
export function HappeningForm({ draft: first, changes, names, add, leave }: HappeningFormProps) {
  const t = useWords();
  const [draft, setDraft] = useState(first);
  const [isIncomplete, setIncomplete] = useState(false);
  const happening = happeningOf(draft);
  const fields = {
    draft,
    changes,
    names,
    change: (patch: Partial<HappeningDraft>) => setDraft((now) => ({ ...now, ...patch })),
  };
  return (
    <form
      className="change-event"
      aria-label={t(`planChanges.kind.${draft.kind}`)}
      onSubmit={(event) => {
        event.preventDefault();
        setIncomplete(happening === null);
        if (happening) add(happening);
      }}
    >
      <h3>{t(`planChanges.kind.${draft.kind}`)}</h3>
      <Fields {...fields} />
      {isIncomplete ? (
        <p className="field-error" role="alert">
          {t('planChanges.incomplete')}
        </p>
      ) : null}
      <div className="actions">
        <button className="button" type="submit">
          {t('planChanges.add')}
        </button>
        <button className="button button--outline" type="button" onClick={leave}>
          {t('planChanges.cancel')}
        </button>
      </div>
    </form>
  );
}

function Fields(props: HappeningFieldsProps) {
  const t = useWords();
  const { draft, changes, names, change } = props;
  const match = (
    <MatchField
      name="match"
      label={t('planChanges.match')}
      value={draft.match}
      changes={changes}
      names={names}
      onChange={(key) => change({ match: key })}
    />
  );
  switch (draft.kind) {
    case 'hallClosed':
    case 'hallGained':
    case 'hallLate':
      return <PlaceFields {...props} />;
    case 'matchPostponed':
      return (
        <>
          {match}
          <Moment {...props} label={t('planChanges.notBefore')} />
        </>
      );
    case 'matchMoved':
      return (
        <>
          {match}
          <HallField {...props} />
          <Moment {...props} label={t('planChanges.at')} />
          <p className="field-hint">{t('planChanges.byHandHint')}</p>
        </>
      );
    case 'matchesSwapped':
      return (
        <>
          {match}
          <MatchField
            name="other-match"
            label={t('planChanges.otherMatch')}
            value={draft.otherMatch}
            changes={changes}
            names={names}
            onChange={(key) => change({ otherMatch: key })}
          />
        </>
      );
    case 'categoryDelayed':
    case 'teamsSwapped':
    case 'teamAdded':
    case 'groupSmaller':
      return <GroupFields {...props} />;
  }
}

function Moment({ draft, changes, change, label }: HappeningFieldsProps & { readonly label: string }) {
  return (
    <MomentField label={label} value={draft.from} days={changes.days} onChange={(from) => change({ from })} />
  );
}
