import { useWords } from '../../../lib/words/words.ts';
import type { TableState } from '../match-events/recording-state.ts';
import { Mark } from './mark.tsx';

type SyncFacts = Pick<TableState, 'unsent' | 'status' | 'isSignedOut'> & {
  readonly refused: readonly unknown[];
};

export type SyncKind =
  | 'server'
  | 'saved'
  | 'attention'
  | 'practice'
  | 'refused'
  | 'update'
  | 'signed-out'
  | 'other-portal';

/** The one thing that the chip says; what is worst goes first. */
function syncKind({ unsent, status, isSignedOut, refused }: SyncFacts, isPractice: boolean): SyncKind {
  if (refused.length > 0 || status.trouble === 'storage') return 'refused';
  if (isPractice) return 'practice';
  if (status.paused === 'client-too-old') return 'update';
  if (status.paused === 'other-portal') return 'other-portal';
  if (isSignedOut || status.paused === 'signed-out') return 'signed-out';
  if (unsent.attention > 0) return 'attention';
  return unsent.here > 0 ? 'saved' : 'server';
}

interface SyncChipProps extends SyncFacts {
  readonly isPractice: boolean;
  readonly open: () => void;
}

/** Where the data is, always in the same place. */
export function SyncChip({ isPractice, open, ...shown }: SyncChipProps) {
  const t = useWords();
  const kind = syncKind(shown, isPractice);
  const { here, attention } = shown.unsent;
  const words: Record<SyncKind, string> = {
    server: t('reporter.sync.server'),
    saved: t('reporter.sync.saved', { count: here }),
    attention: t('reporter.sync.attention', { count: attention }),
    practice: t('reporter.sync.practice'),
    refused: t('reporter.sync.refused'),
    update: t('reporter.sync.update'),
    'signed-out': t('reporter.sync.signedOut'),
    'other-portal': t('reporter.otherPortal.title'),
  };
  const also =
    kind === 'saved'
      ? t('reporter.sync.alone')
      : kind === 'practice'
        ? t('reporter.sync.practiceText')
        : here > 0
          ? t('reporter.sync.alsoSaved', { count: here })
          : null;
  const mark = kind === 'server' ? 'server' : kind === 'saved' || kind === 'practice' ? 'device' : 'warn';
  return (
    <button className={`sync-chip ${kind}`} type="button" onClick={open}>
      <Mark name={mark} />
      <span>
        {words[kind]}
        {also === null ? null : <small>{also}</small>}
      </span>
    </button>
  );
}
