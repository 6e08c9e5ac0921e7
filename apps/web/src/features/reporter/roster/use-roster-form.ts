import type { ReporterMatchBody, ReporterRosterBody } from '@sevenmetre/contract/schemas/reporter';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reporterMatchPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import type { Door } from '../device/door.ts';
import { errorWords } from '../device/error-words.ts';
import type { KeptMatch } from '../sheet/sheet-store.ts';
import { draftOf, savedSide } from './draft.ts';
import type { SideDraft } from './draft.ts';
import type { Referees } from './referee-choice.tsx';

type Drafts = Readonly<Record<Side, SideDraft | null>>;

export interface RosterForm {
  readonly drafts: Drafts;
  readonly referees: Referees;
  /** Somebody has tried to save. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  /** How saving ended; `away`: there is no network. */
  readonly said: { readonly kind: 'done' | 'fault' | 'away'; readonly text: string } | null;
  readonly setDraft: (side: Side, draft: SideDraft) => void;
  readonly setReferees: (referees: Referees) => void;
  readonly save: (which: readonly Side[], confirm: boolean) => Promise<void>;
}

/** What is typed on the page of rosters, and its saving: on the roster that was seen, never over a newer one. */
export function useRosterForm(door: Door, kept: KeptMatch): RosterForm {
  const t = useWords();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(() => draftsOf(kept.body));
  const [referees, setReferees] = useState<Referees>(() => refereesOf(kept.body));
  const [said, setSaid] = useState<RosterForm['said']>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const reload = async () => {
    const newer = await door.calls.match(kept.slug);
    if (newer.kind === 'loaded') setDrafts(draftsOf(newer.body));
  };
  const save = async (which: readonly Side[], confirm: boolean) => {
    setAsked(true);
    if (confirm && referees[0] === null) return;
    setBusy(true);
    const answer = await door.calls.saveRoster(kept.matchId, bodyOf(drafts, which, { referees, confirm }));
    setBusy(false);
    if (answer.kind === 'loaded') {
      await door.sheets.keepMatch(answer.body, answer.at).catch(() => undefined);
      setDrafts(draftsOf(answer.body));
      setSaid({ kind: 'done', text: t(confirm ? 'reporter.roster.confirmed' : 'reporter.roster.saved') });
      if (confirm) void navigate(reporterMatchPath(kept.slug));
    } else if (answer.kind === 'refused') {
      const isOld = answer.code === 'roster-changed-meanwhile';
      if (isOld) await reload();
      setSaid({ kind: 'fault', text: isOld ? t('reporter.roster.changed') : errorWords(t, answer.code) });
    } else setSaid({ kind: 'away', text: t('reporter.roster.away') });
  };
  const setDraft = (side: Side, draft: SideDraft) => setDrafts((before) => ({ ...before, [side]: draft }));
  return { drafts, referees, said, isBusy, isAsked, setDraft, setReferees, save };
}

function draftsOf({ match }: ReporterMatchBody): Drafts {
  return {
    home: match.home === null ? null : draftOf(match.home),
    away: match.away === null ? null : draftOf(match.away),
  };
}

function refereesOf({ match }: ReporterMatchBody): Referees {
  return [match.refereeIds[0] ?? null, match.refereeIds[1] ?? null];
}

function bodyOf(
  { home, away }: Drafts,
  which: readonly Side[],
  { referees, confirm }: { referees: Referees; confirm: boolean },
): ReporterRosterBody {
  return {
    ...(which.includes('home') && home !== null ? { home: savedSide(home) } : {}),
    ...(which.includes('away') && away !== null ? { away: savedSide(away) } : {}),
    referees: [...referees],
    confirm,
  };
}
