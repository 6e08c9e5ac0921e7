import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import { FileDialog } from './file-dialog.tsx';
import { GoToDialog } from './go-to-dialog.tsx';
import { ImproveDialog } from './improve-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { MatchMenu } from './match-menu.tsx';
import type { Engine } from './engine/use-engine.ts';
import type { Planner } from './planner/use-planner.ts';
import { WhyDialog } from './why-dialog.tsx';

export type Layer =
  | { readonly kind: 'menu'; readonly match: string; readonly at: { readonly x: number; readonly y: number } }
  | { readonly kind: 'why'; readonly match: string }
  | { readonly kind: 'goTo' | 'keys' | 'file' | 'improve' }
  | null;

interface LayersProps {
  readonly layer: Layer;
  readonly set: (layer: Layer) => void;
  readonly planner: Planner;
  readonly engine: Engine;
  readonly change: (change: PlanChange) => void;
  readonly improve: () => void;
  readonly keys: { readonly hasLetters: boolean; readonly setLetters: (on: boolean) => void };
  readonly close: () => void;
}

/** Dialogs and menus over the grid. */
export function Layers({ layer, set, planner, engine, change, improve, keys, close }: LayersProps) {
  switch (layer?.kind) {
    case 'menu':
      return (
        <MatchMenu
          planner={planner}
          match={layer.match}
          at={layer.at}
          shift={(matches, minutes) => change({ kind: 'shift', matches, minutes })}
          why={() => set({ kind: 'why', match: layer.match })}
          typePlace={() => {
            planner.lift.lift(layer.match, 'keys');
            set({ kind: 'goTo' });
          }}
          close={close}
        />
      );
    case 'why':
      return <WhyDialog planner={planner} engine={engine} match={layer.match} close={close} />;
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
