import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { dutyPath, planAppointmentsPath, playedMatchesPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { AsyncButton } from '../../../../ui/forms/async-button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import type { ChangeNames } from './change-names.ts';
import {
  type HappeningDraft,
  draftOfLink,
  happeningKinds,
  hasWithdrawn,
  newDraft,
  withoutTeam,
} from './happening-draft.ts';
import { HappeningForm } from './happening-form.tsx';
import { happeningText } from './happening-text.ts';
import type { Repair } from './use-repair.ts';
import type { Entered } from './use-entered.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface WhatHappenedProps {
  readonly changes: PlanChanges;
  readonly names: ChangeNames;
  readonly repair: Repair;
  readonly entered: Entered;
  readonly query: URLSearchParams;
}

const freezes = [0, 15, 30, 60];

/** The left side: everything that happened, and until when nobody is moved. */
export function WhatHappened({ changes, names, repair, entered, query }: WhatHappenedProps) {
  const t = useWords();
  const [begun] = useState(() => beginWith(query, changes, entered));
  const [draft, setDraft] = useState(begun.draft);
  const keep = (typed: HappeningDraft | null) => entered.enter({ open: typed, link: query.toString() });
  const open = (next: HappeningDraft | null) => {
    setDraft(next);
    keep(null);
  };
  const [isWithdrawing, setWithdrawing] = useState(query.get('kind') === 'withdrawn');
  const { happenings, freeze, ask, compute } = repair;
  const isOut = draft !== null && hasWithdrawn(draft, changes);
  const [wasOut, setWasOut] = useState(isOut);
  if (isOut !== wasOut) {
    setWasOut(isOut);
    // The withdrawal was undone: the group keeps the team.
    if (wasOut) setDraft(null);
  }
  const isChoosing = draft === null && !isWithdrawing;
  return (
    <Card title={t('planChanges.what')}>
      {happenings.length === 0 && isChoosing ? <p className="muted">{t('planChanges.nothing')}</p> : null}
      <EnteredChanges names={names} repair={repair} />
      {isWithdrawing ? (
        <WithdrawForm
          changes={changes}
          leave={() => setWithdrawing(false)}
          onWithdrawn={(teamId, matchesLeft) => {
            setWithdrawing(false);
            if (matchesLeft > 0) open(withoutTeam(teamId, changes));
          }}
        />
      ) : draft === null ? (
        <Kinds
          isMore={happenings.length > 0}
          choose={(kind) => open(newDraft(kind, changes))}
          withdraw={() => setWithdrawing(true)}
        />
      ) : (
        <HappeningForm
          key={draft.kind}
          draft={draft}
          changes={changes}
          names={names}
          leave={() => open(null)}
          typed={draft === begun.draft ? begun.typed : null}
          keep={keep}
          add={(added) => {
            ask([...happenings, ...added], freeze);
            open(null);
          }}
        />
      )}
      <label className="change-freeze">
        {t('planChanges.freeze')}
        <select
          className="input"
          value={freeze}
          onChange={(event) => ask(happenings, Number(event.target.value))}
        >
          {freezes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t('planChanges.freezeFor', { count: minutes, time: names.moment(changes.now + minutes) })}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        <AsyncButton action={compute} disabled={happenings.length === 0}>
          {t('planChanges.compute')}
        </AsyncButton>
      </div>
      <p className="field-hint">{t('planChanges.never')}</p>
    </Card>
  );
}

interface Begun {
  readonly draft: HappeningDraft | null;
  /** What was typed over it; null: nothing. */
  readonly typed: HappeningDraft | null;
}

/** What a link asks for; after a reload of it, or without one, what was typed. */
function beginWith(query: URLSearchParams, changes: PlanChanges, { happenings, open, link }: Entered): Begun {
  const preset = draftOfLink(query, changes);
  const isSame = link === query.toString();
  if (open !== null && (isSame || preset === null))
    return { draft: newDraft(open.kind, changes), typed: open };
  return { draft: isSame && happenings.length > 0 ? null : preset, typed: null };
}

function EnteredChanges({ names, repair }: Pick<WhatHappenedProps, 'names' | 'repair'>) {
  const t = useWords();
  const { happenings, freeze, ask } = repair;
  if (happenings.length === 0) return null;
  return (
    <ul className="change-said">
      {happenings.map((happening, index) => {
        const what = happeningText(t, names, happening);
        return (
          <li key={JSON.stringify(happening)}>
            <b>{what}</b>
            <button
              type="button"
              className="change-remove"
              aria-label={t('planChanges.remove', { what })}
              onClick={() => ask(happenings.toSpliced(index, 1), freeze)}
            >
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface KindsProps {
  readonly isMore: boolean;
  readonly choose: (kind: HappeningDraft['kind']) => void;
  readonly withdraw: () => void;
}

function Kinds({ isMore, choose, withdraw }: KindsProps) {
  const t = useWords();
  const kinds = (
    <div className="change-kinds">
      {happeningKinds.map((kind) => (
        <button key={kind} type="button" className="button button--outline" onClick={() => choose(kind)}>
          {t(`planChanges.kind.${kind}`)}
        </button>
      ))}
      <button type="button" className="button button--outline" onClick={withdraw}>
        {t('planChanges.withdrawn')}
      </button>
    </div>
  );
  // Folded, so that the plans are one press away, also on a phone.
  if (isMore)
    return (
      <details className="change-more">
        <summary>{t('planChanges.also')}</summary>
        {kinds}
      </details>
    );
  return (
    <div role="group" aria-label={t('planChanges.what')}>
      {kinds}
      <Elsewhere />
    </div>
  );
}

/** What happens on a day of play without a change of the schedule, with the page that settles it. */
function Elsewhere() {
  const t = useWords();
  const ways = [
    ['pair', planAppointmentsPath],
    ['table', dutyPath],
    ['score', playedMatchesPath],
  ] as const;
  return (
    <div className="change-elsewhere" role="group" aria-label={t('planChanges.elsewhere.title')}>
      <h3>{t('planChanges.elsewhere.title')}</h3>
      <div className="change-kinds">
        {ways.map(([way, path]) => (
          <Link key={way} className="button button--outline" to={path}>
            {t(`planChanges.elsewhere.${way}`)}
          </Link>
        ))}
      </div>
    </div>
  );
}
