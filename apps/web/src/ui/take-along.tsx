import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { showToast } from '../lib/page/toasts.ts';
import { browserWords } from '../lib/words/browser-words.ts';
import { useWords } from '../lib/words/words.ts';
import { Icon } from './icon.tsx';
import './take-along.css';

/** Something that can be put into a calendar, sent, embedded and printed. */
export interface TakeAlongSubject {
  readonly kind: 'match' | 'team' | 'group' | 'category' | 'hall' | 'dates';
  /** Its id; the slug of a group, the code of a category, the path of the page with the dates. */
  readonly key: string | number;
  readonly name: string;
  /** Teams of which messages can be had. */
  readonly teams?: readonly NonNullable<MatchTicket['home']['team']>[];
}

/** What the page shows, then what it belongs to. */
export type TakeAlongSubjects = readonly [TakeAlongSubject, ...TakeAlongSubject[]];

export interface TakeAlongSheetProps {
  readonly subjects: TakeAlongSubjects;
  readonly close: () => void;
}

/** Few open it, so its code and words are loaded then; they are kept for visits without a network. */
async function loadSheet(): Promise<ComponentType<TakeAlongSheetProps>> {
  const [sheet] = await Promise.all([
    import('./take-along-sheet.tsx'),
    browserWords.need(['share', 'favourites']),
  ]);
  return sheet.TakeAlongSheet;
}

interface Opened {
  readonly open: () => void;
  /** The sheet, while it is open. */
  readonly sheet: ReactNode;
}

/** Opens the sheet of what can be taken along; the browser returns the focus to what has opened it. */
export function useTakeAlong(subjects: TakeAlongSubjects): Opened {
  const t = useWords();
  const [opened, setOpened] = useState<{ readonly Sheet: ComponentType<TakeAlongSheetProps> } | null>(null);
  const open = () =>
    void loadSheet().then(
      (Sheet) => setOpened({ Sheet }),
      () => showToast('error', t('states.offline.heading')),
    );
  return { open, sheet: opened ? <opened.Sheet subjects={subjects} close={() => setOpened(null)} /> : null };
}

interface TakeAlongProps {
  readonly subjects: TakeAlongSubjects;
  readonly className?: string;
  /** Further actions of the page. */
  readonly children?: (open: () => void) => ReactNode;
}

/** Share, copy the link, take along: one row for every page, each within one tap or two. */
export function TakeAlong({ subjects, className, children }: TakeAlongProps) {
  const t = useWords();
  const { open, sheet } = useTakeAlong(subjects);
  const share = () => {
    // Where the browser cannot share, the sheet has the address. Whoever closes the browser's dialog has changed their mind.
    if (typeof navigator.share !== 'function') open();
    else navigator.share({ title: document.title, url: location.href }).catch(() => undefined);
  };
  const copy = () =>
    void navigator.clipboard.writeText(location.href).then(() => showToast('done', t('shell.copied')), open);
  return (
    <div className={className === undefined ? 'take-along' : `take-along ${className}`}>
      <button type="button" onClick={share}>
        <Icon name="share" />
        <span>{t('shell.share')}</span>
      </button>
      <button type="button" onClick={copy}>
        <Icon name="copy" />
        <span>{t('shell.copyLink')}</span>
      </button>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="calendar" />
        <span>{t('shell.takeAlong')}</span>
      </button>
      {children?.(open)}
      {sheet}
    </div>
  );
}
