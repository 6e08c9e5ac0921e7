import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import { FileDialog } from './file-dialog.tsx';
import { GoToDialog } from './go-to-dialog.tsx';
import { ImproveDialog } from './improve-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MatchMenu } from './match-menu.tsx';
import type { Planner } from './planner/use-planner.ts';

export type Layer =
  | { readonly kind: 'menu'; readonly match: string; readonly at: { readonly x: number; readonly y: number } }
  | { readonly kind: 'goTo' | 'keys' | 'file' | 'improve' }
  | null;

interface LayersProps {
  readonly layer: Layer;
  readonly set: (layer: Layer) => void;
  readonly planner: Planner;
  readonly change: (change: PlanChange) => void;
  readonly improve: () => void;
  readonly keys: { readonly hasLetters: boolean; readonly setLetters: (on: boolean) => void };
  readonly close: () => void;
}

/** Dialogs and menus over the grid. */
export function Layers({ layer, set, planner, change, improve, keys, close }: LayersProps) {
  switch (layer?.kind) {
    case 'menu':
      return (
        <MatchMenu
          planner={planner}
          match={layer.match}
          at={layer.at}
          shift={(matches, minutes) => change({ kind: 'shift', matches, minutes })}
          typePlace={() => {
            planner.lift.lift(layer.match, 'keys');
            set({ kind: 'goTo' });
          }}
          close={close}
        />
      );
    case 'goTo':
      return <GoToDialog planner={planner} close={close} />;
    case 'keys':
      return <KeysDialog {...keys} close={close} />;
    case 'file':
      return <FileDialog view={planner.view} close={close} />;
    case 'improve':
      return <ImproveDialog published={planner.view.published.size} improve={improve} close={close} />;
    default:
      return null;
  }
}
