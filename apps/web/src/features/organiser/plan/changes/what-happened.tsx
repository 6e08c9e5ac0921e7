import type { PlanChanges } from '@sevenmetre/contract/plan/schemas';
import { useState } from 'react';
import { dutyPath, planAppointmentsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { playedMatchesPath } from '../../../../lib/paths/organiser-paths.ts';
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

type FreezeProps = Pick<WhatHappenedProps, 'changes' | 'names' | 'repair'>;

const freezes = [0, 15, 30, 60];

/** The left side: everything that happened, and until when nobody is moved. */
export function WhatHappened({ changes, names, repair, entered, query }: WhatHappenedProps) {
  const t = useWords();
  const { enter, leaver } = entered;
  const [opened, setOpened] = useState(() => beginWith(query, changes, entered));
  const open = (next: Opened | null) => {
    setOpened(next);
    enter({ open: next?.typed ?? null, follows: next?.follows ?? false, link: query.toString() });
  };
  // Its form was opened by a press on this page.
  const [isChosen, setChosen] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(
    opened === null && (query.get('kind') === 'withdrawn' || leaver !== null),
  );
  const { happenings, freeze, ask, compute } = repair;
  const isOut = opened !== null && isFollowing(opened, changes);
  const [wasOut, setWasOut] = useState(isOut);
  if (isOut !== wasOut) {
    setWasOut(isOut);
    // The withdrawal was undone: the group keeps the team.
    if (wasOut) setOpened(null);
  }
  const isChoosing = opened === null && !isWithdrawing;
  return (
    <Card title={t('planChanges.what')}>
      {happenings.length === 0 && isChoosing ? <p className="muted">{t('planChanges.nothing')}</p> : null}
      <EnteredChanges names={names} repair={repair} />
      {isWithdrawing ? (
        <WithdrawForm
          changes={changes}
          leaver={leaver}
          takesFocus={isChosen}
          keep={(team) => enter({ leaver: team, link: query.toString() })}
          leave={() => {
            setWithdrawing(false);
            enter({ leaver: null });
          }}
          onWithdrawn={(teamId, matchesLeft) => {
            setWithdrawing(false);
            enter({ leaver: null });
            const next = matchesLeft > 0 ? withoutTeam(teamId, changes) : null;
            if (next !== null) open({ draft: newDraft(next.kind, changes), typed: next, follows: true });
          }}
        />
      ) : opened === null ? (
        <Kinds
          isMore={happenings.length > 0}
          choose={(kind) =>
            open({ draft: newDraft(kind, changes), typed: null, follows: false, isPressed: true })
          }
          withdraw={() => {
            setChosen(true);
            setWithdrawing(true);
          }}
        />
      ) : (
        <HappeningForm
          key={opened.draft.kind}
          draft={opened.draft}
          changes={changes}
          names={names}
          leave={() => open(null)}
          takesFocus={opened.isPressed === true}
          typed={opened.typed}
          keep={(typed) => enter({ open: typed, follows: opened.follows, link: query.toString() })}
          add={(added) => {
            ask([...happenings, ...added], freeze);
            open(null);
          }}
        />
      )}
      <Freeze changes={changes} names={names} repair={repair} />
      <div className="actions">
        <AsyncButton action={compute} disabled={happenings.length === 0}>
          {t('planChanges.compute')}
        </AsyncButton>
      </div>
      <p className="field-hint">{t('planChanges.never')}</p>
    </Card>
  );
}

/** A form of something that happened. */
interface Opened {
  readonly draft: HappeningDraft;
  /** What is typed over it as the form opens; null: nothing. */
  readonly typed: HappeningDraft | null;
  /** It follows a withdrawal. */
  readonly follows: boolean;
  /** A press on this page has opened it, and its button is gone. */
  readonly isPressed?: true;
}

function isFollowing({ typed, follows }: Opened, changes: PlanChanges): boolean {
  return follows && typed !== null && hasWithdrawn(typed, changes);
}

/** What a link asks for; after a reload of it, or without one, what was typed. null: nothing. */
function beginWith(
  query: URLSearchParams,
  changes: PlanChanges,
  { happenings, open, follows, link }: Entered,
): Opened | null {
  const preset = draftOfLink(query, changes);
  const isSame = link === query.toString();
  const typed = open === null ? null : { draft: newDraft(open.kind, changes), typed: open, follows };
  // After a withdrawal that was undone nothing follows.
  const isOver = typed !== null && follows && !isFollowing(typed, changes);
  if (typed !== null && !isOver && (isSame || preset === null)) return typed;
  if (preset === null || (isSame && happenings.length > 0)) return null;
  return { draft: preset, typed: null, follows: false };
}

/** Until when nobody is moved. */
function Freeze({ changes, names, repair: { happenings, freeze, ask } }: FreezeProps) {
  const t = useWords();
  return (
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
  );
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
