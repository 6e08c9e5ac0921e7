import type { ReporterMatchBody } from '@sevenmetre/contract/reporter/schemas';
import type { Side } from '@sevenmetre/rules/vocabulary';
import type { MatchView, OutboxRecord, RosterAsked } from '@sevenmetre/sync/outbox/index';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { useWords } from '../../../lib/words/words.ts';
import type { ReporterDevice } from '../device/device.ts';
import { errorWords } from '../device/error-words.ts';
import { idsIn, savedReferees } from '../match-sheets/saved-rosters.ts';
import type { KeptMatch } from '../match-sheets/sheet-store.ts';
import { askedSide, draftOf } from './draft.ts';
import type { SideDraft } from './draft.ts';
import type { Referees } from './referee-choice.tsx';

type Drafts = Readonly<Record<Side, SideDraft | null>>;

export interface RosterForm {
  readonly drafts: Drafts;
  readonly referees: Referees;
  /** Somebody has tried to confirm. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  /** How saving ended; `away`: it is on this device and goes up by itself. */
  readonly said: { readonly kind: 'done' | 'error' | 'away'; readonly text: string } | null;
  readonly setDraft: (side: Side, draft: SideDraft) => void;
  readonly setReferees: (referees: Referees) => void;
  readonly save: (which: readonly Side[], confirm: boolean) => Promise<void>;
}

/** Milliseconds that a save waits for its answer before it says that it lies on the device. */
const patience = 3000;

/**
 * What is typed on the page of rosters, and its saving: into the queue of the device, as events are, so that it needs no
 * network; on the roster that was seen, never over a newer one.
 */
export function useRosterForm(device: ReporterDevice, kept: KeptMatch, view: MatchView): RosterForm {
  const t = useWords();
  const navigate = useNavigate();
  const [drafts, setDrafts] = useState(() => draftsOf(kept.body, view));
  const [referees, setReferees] = useState<Referees>(() => refereesOf(kept.body, view));
  const [said, setSaid] = useState<RosterForm['said']>(() => refusedSaid(t, view.calls));
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useSettled(device, kept.slug, setDrafts);
  const save = async (which: readonly Side[], confirm: boolean) => {
    // Saving needs no referee: that one is missing is said to whoever wants to go on.
    setAsked(confirm);
    if (confirm && referees[0] === null) return;
    setBusy(true);
    const record = await device.outbox
      .saveRoster(kept.matchId, askedOf(drafts, which, { referees, confirm }))
      .catch(() => null);
    const outcome = record === null ? null : await outcomeOf(device, record);
    setBusy(false);
    if (outcome === null) return setSaid({ kind: 'error', text: t('reporter.sync.storage') });
    if (outcome.kind === 'refused') {
      setSaid({ kind: 'error', text: errorWords(t, outcome.code) });
      setDrafts(await newestDrafts(device, kept));
      return;
    }
    const done = t(confirm ? 'reporter.roster.confirmed' : 'reporter.roster.saved');
    const isHere = outcome.kind === 'here';
    setSaid({ kind: isHere ? 'away' : 'done', text: isHere ? t('reporter.roster.keptHere') : done });
    if (isHere) setDrafts(draftsOf(kept.body, await device.outbox.view(kept.matchId)));
    if (confirm) void navigate(reporterMatchPath(kept.slug));
  };
  const setDraft = (side: Side, draft: SideDraft) => setDrafts((before) => ({ ...before, [side]: draft }));
  return { drafts, referees, said, isBusy, isAsked, setDraft, setReferees, save };
}

/** Once the server has taken a roster the page shows it as the server has it. */
function useSettled(device: ReporterDevice, slug: string, show: (drafts: Drafts) => void): void {
  const settled = useEffectEvent((newer: KeptMatch, queue: MatchView) => {
    if (newer.slug === slug) show(draftsOf(newer.body, queue));
  });
  useEffect(
    () =>
      device.listenMatches(
        (newer) => void device.outbox.view(newer.matchId).then((queue) => settled(newer, queue)),
      ),
    [device],
  );
}

type Outcome = { readonly kind: 'done' | 'here' } | { readonly kind: 'refused'; readonly code: string };

/** What becomes of a save within some seconds; without an answer it lies here and goes up by itself. */
function outcomeOf(device: ReporterDevice, { matchId, id }: OutboxRecord): Promise<Outcome> {
  return new Promise((resolve) => {
    const look = async () => {
      const { calls } = await device.outbox.view(matchId);
      const found = calls.find((call) => call.id === id);
      if (found === undefined) end({ kind: 'done' });
      else if (found.attention !== null) end({ kind: 'refused', code: found.attention.code });
    };
    const unlisten = device.listen(() => void look());
    const timer = setTimeout(() => end({ kind: 'here' }), navigator.onLine ? patience : 0);
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      unlisten();
      resolve(outcome);
    };
  });
}

/** Somebody else has saved: his roster is shown beside what was refused. */
async function newestDrafts(device: ReporterDevice, kept: KeptMatch): Promise<Drafts> {
  const newer = await device.calls.match(kept.slug);
  const body = newer.kind === 'loaded' ? newer.body : kept.body;
  if (newer.kind === 'loaded') await device.sheets.keepMatch(body, newer.at).catch(() => undefined);
  return draftsOf(body, await device.outbox.view(kept.matchId));
}

function refusedSaid(t: ReturnType<typeof useWords>, calls: readonly OutboxRecord[]): RosterForm['said'] {
  const refused = calls.findLast(({ data, attention }) => data.kind === 'roster' && attention !== null);
  return refused?.attention ? { kind: 'error', text: errorWords(t, refused.attention.code) } : null;
}

function draftsOf({ match }: ReporterMatchBody, { calls, events }: MatchView): Drafts {
  const recorded = { calls, inEvents: idsIn(events) };
  return {
    home: match.home === null ? null : draftOf(match.home, recorded),
    away: match.away === null ? null : draftOf(match.away, recorded),
  };
}

function refereesOf({ match }: ReporterMatchBody, { calls }: MatchView): Referees {
  return savedReferees(calls) ?? [match.refereeIds[0] ?? null, match.refereeIds[1] ?? null];
}

function askedOf(
  { home, away }: Drafts,
  which: readonly Side[],
  { referees, confirm }: { referees: Referees; confirm: boolean },
): RosterAsked {
  return {
    home: which.includes('home') && home !== null ? askedSide(home) : null,
    away: which.includes('away') && away !== null ? askedSide(away) : null,
    referees,
    confirm,
  };
}
