import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { isExtra, isPeriod } from '@sevenmetre/rules/vocabulary';
import { memo, startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/time/now.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { SheetLater } from '../lazy-sheet.tsx';
import { scoreAfter } from '../story.ts';
import type { MatchMoment, Story } from '../story.ts';
import { suspensionsNow } from '../suspensions-now.ts';
import { TimelineEvent } from './timeline-event.tsx';

interface TimelineProps {
  readonly slice: MatchSlice;
  readonly story: Story;
  readonly isPrinting: boolean;
}

/** A first half of more events is folded away once the second has begun. */
const foldedFrom = 9;

/** Latest first: the shoot-out, extra times, the second half, the first. */
export function Timeline({ slice, story, isPrinting }: TimelineProps) {
  const t = useWords();
  const { ticket } = slice;
  const { first } = story;
  const second = story.second.filter((moment) => !isOfExtra(moment));
  const extra = story.second.filter(isOfExtra);
  const running = useNow((now) => endsOfRunning(slice, story, now));
  const isHalf = ticket.stageCode === 'not_started' || ticket.stageCode === '1st_half';
  const list = (moments: readonly MatchMoment[]) => (
    <Moments moments={moments} running={running} slice={slice} story={story} />
  );
  return (
    <>
      {story.shootout.length === 0 ? null : <SheetLater kind="shootout" slice={slice} story={story} />}
      {list(extra)}
      {extra.length === 0 ? null : (
        <p className="match-timeline__break">
          <span>{t('match.regularTime', scoreAfter([...first, ...second]))}</span>
        </p>
      )}
      {list(second)}
      {isHalf || first.length < foldedFrom ? (
        <>
          {isHalf ? null : (
            <p className="match-timeline__break">
              <span>{t('match.halfTime', scoreAfter(first))}</span>
            </p>
          )}
          {list(first)}
        </>
      ) : (
        <Fold first={first} isPrinting={isPrinting}>
          {list(first)}
        </Fold>
      )}
    </>
  );
}

function isOfExtra({ event }: MatchMoment): boolean {
  return isExtra(event.competitionMatchStageCode);
}

interface FoldProps {
  readonly first: readonly MatchMoment[];
  readonly isPrinting: boolean;
  readonly children: ReactNode;
}

/** Drawn when it is unfolded: half of a long timeline is half of the page. */
function Fold({ first, isPrinting, children }: FoldProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const words = { half: t('results.ticket.firstHalfLong'), count: first.length, ...scoreAfter(first) };
  return (
    <details
      className="match-timeline__fold"
      open={isOpen || isPrinting}
      onToggle={({ currentTarget: { open } }) => startTransition(() => setOpen(open))}
    >
      <summary>{t('match.fold', words)}</summary>
      {isOpen || isPrinting ? children : null}
    </details>
  );
}

interface MomentsProps {
  readonly moments: readonly MatchMoment[];
  /** Ids of events whose suspensions run, with the second at which each ends: `12:440 15:460`. */
  readonly running: string;
  readonly slice: MatchSlice;
  readonly story: Story;
}

const Moments = memo(function Moments({ moments, running, slice, story }: MomentsProps) {
  if (moments.length === 0) return null;
  const ends = new Map(
    running.split(' ').map((pair) => pair.split(':').map(Number) as [id: number, at: number]),
  );
  return (
    <ol className="match-timeline">
      {moments.toReversed().map((moment) => (
        <TimelineEvent
          key={moment.event.id}
          moment={moment}
          story={story}
          endsAt={ends.get(moment.event.id) ?? null}
          opponent={slice.ticket[moment.event.side]}
          halfLength={slice.ticket.halfLength}
        />
      ))}
    </ol>
  );
});

function endsOfRunning(slice: MatchSlice, story: Story, now: number): string {
  if (!isPeriod(slice.ticket.stageCode)) return '';
  const { home, away } = suspensionsNow(slice, story, now);
  return [...home.running, ...away.running].map(({ eventId, endsAt }) => `${eventId}:${endsAt}`).join(' ');
}
