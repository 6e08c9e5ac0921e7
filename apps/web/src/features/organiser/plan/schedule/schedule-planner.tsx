import type { PlanChange } from '@sevenmetre/contract/plan/schemas';
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { useRoomBelow } from '../../../../lib/browser/use-room-below.ts';
import { weekdayText } from '../../../../lib/time/moments.ts';
import { useWords } from '../../../../lib/words/words.ts';
import type { DraftState } from '../draft/draft-state.ts';
import type { OwnSteps } from '../draft/own-steps.ts';
import { CapacityLine } from './capacity-line.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EmptyCard } from './empty-card.tsx';
import { type Engine, useEngine } from './engine/use-engine.ts';
import type { DayScoresProps } from './grid/day-scores.tsx';
import { isAt } from './grid/grid-types.ts';
import { ScheduleGrid, cellAt } from './grid/schedule-grid.tsx';
import { type Layer, Layers } from './layers.tsx';
import { LiftedChip } from './lifted-chip.tsx';
import { isSmall, type ScheduleView } from './model/schedule-view.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { useDrag } from './planner/use-drag.ts';
import { useKeyHandler } from './planner/use-key-handler.ts';
import { type Planner, usePlanner } from './planner/use-planner.ts';
import { useProblems } from './planner/use-problems.ts';
import { useRowHeight } from './planner/use-row-height.ts';
import { ScheduleTable } from './schedule-table.tsx';
import { CheapestPlaces } from './side/cheapest-places.tsx';
import { Problems } from './side/problems.tsx';
import { RunPanel } from './side/run-panel.tsx';
import { TeamLens } from './side/team-lens.tsx';
import { StatusLine } from './status-line.tsx';
import { ToolbarButtons } from './toolbar-buttons.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Run } from './use-run.ts';
import './schedule.css';

interface SchedulePlannerProps {
  readonly view: ScheduleView;
  readonly draft: Pick<DraftState, 'unsaved' | 'offlineSince' | 'conflict'>;
  readonly steps: OwnSteps;
  readonly change: (change: PlanChange) => void;
  readonly resolve: (whose: 'mine' | 'theirs') => void;
  readonly tryNow: () => void;
  readonly search: Run;
  /** How to publish, with the number of changes. */
  readonly publish: ReactNode;
  /** Gives the cells of a day their scores. */
  readonly Scored: ComponentType<DayScoresProps>;
}

/** The schedule as a tool of the whole window: grid or table, problems and lens beside it, everything by pointer and by keys. */
export function SchedulePlanner(props: SchedulePlannerProps) {
  const { view, draft, steps, change, resolve, tryNow, search, publish, Scored } = props;
  const t = useWords();
  const engine = useEngine(view);
  const planner = usePlanner({ view, engine, steps, change });
  const root = useRef<HTMLElement>(null);
  useRoomBelow(root);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [layer, setLayer] = useState<Layer>(null);
  const [form, setForm] = useState<'grid' | 'table'>('grid');
  const [hasLetters, setLetters] = useState(true);
  const problems = useProblems(planner, engine);
  const drag = useDrag(box, planner.lift, planner.actions.goTo);
  const rowHeight = useRowHeight(isSmall(view));
  const { lifted } = planner.lift;
  const iso = view.days[planner.day] ?? '';
  const day = iso === '' ? '' : weekdayText(t, iso);
  const input = useGridInput({ planner, box, field, setLayer, nextProblem: problems.next, hasLetters });
  const isEmpty = hasNoPlacement(view);
  return (
    <main
      id="main"
      ref={root}
      className={`plan-tool${isSmall(view) ? ' plan-tool--small' : ''}`}
      aria-label={t('planSchedule.title')}
    >
      <h1 className="visually-hidden">{t('planSchedule.titleOf', { day })}</h1>
      <Toolbar planner={planner} steps={steps} search={field}>
        <ToolbarButtons
          form={form}
          setForm={setForm}
          openFile={() => setLayer({ kind: 'file' })}
          search={search}
          isEmpty={isEmpty}
          askFirst={view.published.size > 0 && !isEmpty ? () => setLayer({ kind: 'improve' }) : null}
        />
        {publish}
      </Toolbar>
      {draft.offlineSince === null ? <CapacityLine planner={planner} engine={engine} /> : null}
      <OfflineBanner view={view} draft={draft} tryNow={tryNow} />
      <div className="plan-tool__body" style={gridHeight(planner.grid.lanes.length * rowHeight)}>
        <Scored day={iso} isRead={isSmall(view)}>
          <Halls form={form} planner={planner} box={box} rowHeight={rowHeight} input={input} drag={drag} />
        </Scored>
        <Side planner={planner} engine={engine} search={search} problems={problems} />
        {isEmpty && !lifted && !search.run && form === 'grid' && planner.marks.cursor === null ? (
          <EmptyCard
            view={view}
            engine={engine}
            search={search}
            paste={() => setLayer({ kind: 'file' })}
            start={() => planner.actions.find(planner.unplaced[0]?.match ?? '')}
          />
        ) : null}
      </div>
      <StatusLine planner={planner} draft={draft} showKeys={() => setLayer({ kind: 'keys' })} />
      {drag.at && lifted ? <LiftedChip view={view} match={lifted.match} at={drag.at} /> : null}
      <Layers
        layer={layer}
        set={setLayer}
        planner={planner}
        engine={engine}
        change={change}
        improve={() => void search.start('improve')}
        keys={{ hasLetters, setLetters }}
        close={input.close}
      />
      {draft.conflict ? <ConflictDialog view={view} conflict={draft.conflict} resolve={resolve} /> : null}
    </main>
  );
}

interface HallsProps {
  readonly form: 'grid' | 'table';
  readonly planner: Planner;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly rowHeight: number;
  readonly input: ReturnType<typeof useGridInput>;
  readonly drag: ReturnType<typeof useDrag>;
}

/** The halls of the day, drawn or as a table. */
function Halls({ form, planner, box, rowHeight, input, drag }: HallsProps) {
  const t = useWords();
  if (form === 'table') return <ScheduleTable planner={planner} openMenu={input.openMenu} />;
  const iso = planner.view.days[planner.day] ?? '';
  const day = iso === '' ? '' : weekdayText(t, iso);
  return (
    <ScheduleGrid
      grid={planner.grid}
      label={t('planSchedule.gridLabel', { day })}
      marks={planner.marks}
      unplaced={planner.unplaced}
      box={box}
      rowHeight={rowHeight}
      handlers={{ ...input.handlers, onPointerDown: drag.onPointerDown }}
    />
  );
}

/** Pixels of the hours and of the matches without a place above the halls, with their lines. */
const aboveHalls = 70;

function gridHeight(halls: number): CSSProperties & Record<'--grid-height', string> {
  return { '--grid-height': `${halls + aboveHalls}px` };
}

interface GridInput {
  readonly planner: Planner;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly setLayer: (layer: Layer) => void;
  readonly nextProblem: () => void;
  readonly hasLetters: boolean;
}

/** Keys and right clicks of the grid, and the menu that they open. */
function useGridInput({ planner, box, field, setLayer, nextProblem, hasLetters }: GridInput) {
  const close = () => {
    setLayer(null);
    box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const openMenu = (match: string, at?: { readonly x: number; readonly y: number }) => {
    const cursor = planner.marks.cursor;
    const cell = box.current && cursor ? cellAt(box.current, cursor) : null;
    const corner = cell?.getBoundingClientRect();
    setLayer({ kind: 'menu', match, at: at ?? { x: corner?.right ?? 200, y: corner?.top ?? 200 } });
  };
  const onKeyDown = useKeyHandler(
    planner,
    {
      openMenu,
      typePlace: () => setLayer({ kind: 'goTo' }),
      nextProblem: nextProblem,
      search: () => field.current?.focus(),
      teams: () => document.querySelector<HTMLElement>('.lens button')?.focus(),
      showKeys: () => setLayer({ kind: 'keys' }),
    },
    hasLetters,
  );
  const onContextMenu = (event: React.MouseEvent) => {
    const match = matchUnder(event);
    if (match === undefined) return;
    event.preventDefault();
    planner.actions.find(match);
    openMenu(match, { x: event.clientX, y: event.clientY });
  };
  return { close, openMenu, handlers: { onKeyDown, onContextMenu, onFocus: standAtFocus(planner) } };
}

/** A cell that gets the focus by other means than the arrow keys becomes the cursor, too. */
function standAtFocus({ marks, lift, actions }: Planner) {
  return ({ target }: React.FocusEvent<HTMLElement>): void => {
    if (lift.lifted || !(target instanceof HTMLElement)) return;
    const { hall, start, waiting, match } = target.dataset;
    const { cursor } = marks;
    if (hall !== undefined && start !== undefined) {
      if (!isAt(cursor, hall, Number(start))) actions.goTo({ row: 'place', hall, start: Number(start) });
    } else if (waiting !== undefined && match !== undefined) {
      const isHere = cursor?.row === 'unplaced' && cursor.match === match;
      if (!isHere) actions.goTo({ row: 'unplaced', match });
    }
  };
}

function matchUnder({ target }: React.MouseEvent): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-match]')?.dataset['match'];
}

function hasNoPlacement({ matches, document }: ScheduleView): boolean {
  return matches.size > 0 && ![...matches.keys()].some((key) => document.placements.has(key));
}

interface SideProps {
  readonly planner: Planner;
  readonly engine: Engine;
  readonly search: Run;
  readonly problems: ReturnType<typeof useProblems>;
}

/** A running search above, then prices or problems, then the days of both teams. */
function Side({ planner, engine, search, problems }: SideProps) {
  const t = useWords();
  const { lifted } = planner.lift;
  return (
    <aside className="plan-side" aria-label={t('planSchedule.problems')}>
      {search.run ? <RunPanel run={search.run} end={search.end} /> : null}
      {lifted ? (
        <CheapestPlaces planner={planner} lifted={lifted} />
      ) : (
        <Problems planner={planner} engine={engine} current={problems.current} next={problems.next} />
      )}
      <TeamLens planner={planner} />
    </aside>
  );
}
