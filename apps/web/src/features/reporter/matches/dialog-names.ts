import type { GoalGap } from '@sevenmetre/rules/match';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { createContext } from 'react';

/** The dialogs of a match's screen, one at a time. */
export type SheetName =
  | {
      readonly kind:
        | 'all'
        | 'check'
        | 'clock'
        | 'clock-asked'
        | 'difference'
        | 'erase'
        | 'finish'
        | 'hand-over'
        | 'history'
        | 'late'
        | 'more'
        | 'reopen'
        | 'second-half'
        | 'shootout'
        | 'sign-in'
        | 'signatures'
        | 'stage'
        | 'sync'
        | 'trouble'
        | 'walkover';
    }
  /** `key` of the event. */
  | { readonly kind: 'edit'; readonly key: string }
  | { readonly kind: 'insert'; readonly side: Side; readonly gap: Pick<GoalGap, 'stage' | 'middle'> };

/** The dialogs that a “?” explains. */
export type HelpTopic = Exclude<SheetName['kind'], 'trouble'>;

/** What the dialog around a component is; null: none that has help. */
export const DialogTopic = createContext<HelpTopic | null>(null);
