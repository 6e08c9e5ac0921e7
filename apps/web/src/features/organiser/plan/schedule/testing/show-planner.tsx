import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import { fold } from '@sevenmetre/engine/plan';
import { createTranslator } from '@sevenmetre/phrases';
import { enAll } from '@sevenmetre/phrases/en-all';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { render } from '../../../../../testing/render.ts';
import { LanguageContext } from '../../../../../lib/words/words.ts';
import type { DraftState } from '../../draft/draft-state.ts';
import { type Step, ownSteps } from '../../draft/own-steps.ts';
import type { ScheduleView } from '../model/schedule-view.ts';
import type { Run } from '../use-run.ts';
import { SchedulePlanner } from '../schedule-planner.tsx';
import '../../../../../styles/all.css';
import '../../../../../ui/page/signed-in.css';

interface Shown {
  readonly view: ScheduleView;
  readonly draft?: Partial<DraftState>;
  readonly run?: Run['run'];
  readonly resolve?: (whose: 'mine' | 'theirs') => void;
}

const t = createTranslator(enAll, 'en');

function Unscored({ children }: { children: ReactNode }) {
  return children;
}

/** The schedule over the engine's own types, with a draft that stores every change at once. */
export async function showPlanner({ view, draft = {}, run = null, resolve = () => undefined }: Shown) {
  const changes: PlanChange[] = [];
  const started: string[] = [];
  function Harness() {
    const [commands, setCommands] = useState<readonly Step[]>([]);
    const change = (made: PlanChange) => {
      changes.push(made);
      setCommands((now) => [...now, { number: now.length + 1, change: made }]);
    };
    const document = fold(view.document, commands);
    const state = { unsaved: [], offlineSince: null, conflict: null, ...draft };
    return (
      <SchedulePlanner
        view={{ ...view, document }}
        draft={state}
        steps={ownSteps(commands)}
        change={change}
        resolve={resolve}
        tryNow={() => undefined}
        search={{
          run,
          start: async (from) => {
            started.push(from);
            return true;
          },
          end: async () => true,
          compact: false,
          setCompact: () => undefined,
        }}
        publish={null}
        Scored={Unscored}
      />
    );
  }
  const screen = await render(
    <LanguageContext value={{ locale: 'en', t, switchTo: () => undefined }}>
      <MemoryRouter>
        <Harness />
      </MemoryRouter>
    </LanguageContext>,
  );
  return { screen, changes, started };
}
