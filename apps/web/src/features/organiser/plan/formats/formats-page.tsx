import { type FormatTemplate, readyFormats, suggestFormat } from '@sevenmetre/engine/formats';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { planFormatsPath, planTeamsPath } from '../../../../lib/paths/signed-in-paths.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { Link } from '../../../../ui/link.tsx';
import { useOneOpen } from '../../../../ui/page/folded-card.tsx';
import { Empty } from '../../../../ui/page/states.tsx';
import { type CategoryPlan, NextWorkLink, WithCategory } from '../category-plan.tsx';
import { PlanPage } from '../plan-page.tsx';
import { ConflictNote } from '../conflict-note.tsx';
import { useCategoryCommand } from '../use-category-command.ts';
import { FormatCard } from './format-card.tsx';
import { figuresOf } from './format-figures.ts';
import { OwnFormat } from './own-format.tsx';
import { PlayOnce } from './play-once.tsx';
import { PromiseNote } from './promise-note.tsx';
import { SideBySide } from './side-by-side.tsx';
import { useRooms } from './use-rooms.ts';
import './formats.css';
import './own-format.css';

/** The format of a category: `/admin/plan/formats/:category`, or of the first one. */
export function FormatsPage() {
  const t = useWords();
  const { category = null } = useParams();
  return (
    <PlanPage title={category === null ? t('organiser.nav.formats') : t('formats.title', { category })}>
      <WithCategory code={category} to={planFormatsPath} unknown={t('formats.noTeams')}>
        {(plan) => <Formats key={plan.code} plan={plan} />}
      </WithCategory>
    </PlanPage>
  );
}

function Formats({ plan }: { plan: CategoryPlan }) {
  const t = useWords();
  const { code, rules, teams, waiting, planned } = plan;
  const [tried, setTried] = useState<number | null>(null);
  const count = tried ?? Math.max(2, teams.length);
  const [own, setOwn] = useState<FormatTemplate | null>(null);
  const [played, setPlayed] = useState<FormatTemplate | null>(null);
  const command = useCategoryCommand(plan.draft.revision);
  const choose = (format: FormatTemplate) => {
    const promised = { ...format, guarantee: rules.guarantee };
    const change = { kind: 'format', category: code, format: promised, entries: count } as const;
    void command.send(change, t('formats.saved', { category: code }));
  };
  if (teams.length === 0) {
    const action = (
      <Link className="button" to={planTeamsPath}>
        {t('formats.toTeams')}
      </Link>
    );
    return <Empty action={action}>{t('formats.noTeams')}</Empty>;
  }
  const chosen = planned?.entries.length === count ? planned.format : null;
  const chosenFigures = chosen && figuresOf(chosen, count, rules);
  const shown = own ?? played;
  const shownFigures = shown && figuresOf(shown, count, rules);
  return (
    <>
      <Head {...{ plan, count, setCount: setTried, own, setOwn }} />
      <ConflictNote command={command} />
      {chosen && chosenFigures ? (
        <PromiseNote
          {...{ template: chosen, figures: chosenFigures, teams: count, waiting, rules, choose }}
        />
      ) : null}
      {own ? (
        <OwnFormat category={code} format={own} change={setOwn} teams={count} rules={rules} use={choose} />
      ) : (
        <ReadyFormats {...{ plan, count, chosen, played, choose, play: setPlayed }} />
      )}
      {shownFigures ? <PlayOnce plan={shownFigures.plan} teams={teams} /> : null}
    </>
  );
}

interface HeadProps {
  readonly plan: CategoryPlan;
  readonly count: number;
  readonly setCount: (count: number) => void;
  readonly own: FormatTemplate | null;
  readonly setOwn: (format: FormatTemplate | null) => void;
}

function Head({
  plan: { code, rules, teams, waiting, planned, next },
  count,
  setCount,
  own,
  setOwn,
}: HeadProps) {
  const t = useWords();
  const isDrawn = planned?.entries.some((team) => team !== null) ?? false;
  const facts = [
    ...(waiting > 0 ? [t('formats.waiting', { count: waiting })] : []),
    t('formats.promised', { count: rules.guarantee }),
    t('formats.matchLength', { half: rules.halfMinutes, slot: rules.slotMinutes }),
  ];
  const edit = () => setOwn({ ...(planned?.format ?? firstFormat), id: `own-${code.toLowerCase()}` });
  return (
    <div className="format-head">
      <p>
        <b>{t('formats.accepted', { count: teams.length })}</b>, {dotted(facts)}
        {isDrawn ? <small className="format-dim">{t('formats.drawnBefore')}</small> : null}
      </p>
      <div className="plan-actions">
        <span>{t('formats.tryWith')}</span>
        <span className="format-try">
          <button
            type="button"
            aria-label={t('formats.fewer')}
            onClick={() => setCount(Math.max(2, count - 1))}
          >
            −
          </button>
          <output>{t('formats.teams', { count })}</output>
          <button type="button" aria-label={t('formats.more')} onClick={() => setCount(count + 1)}>
            +
          </button>
        </span>
        <span className="format-segments">
          <button type="button" aria-pressed={own === null} onClick={() => setOwn(null)}>
            {t('formats.ready')}
          </button>
          <button type="button" aria-pressed={own !== null} onClick={edit}>
            {t('formats.own')}
          </button>
        </span>
        {planned?.entries.length === teams.length && own === null ? <NextWorkLink next={next} /> : null}
      </div>
    </div>
  );
}

const firstFormat: FormatTemplate = readyFormats.find(({ id }) => id === 'groups-of-4-ab') ?? {
  id: 'own',
  guarantee: 0,
  stages: [],
};

interface ReadyFormatsProps {
  readonly plan: CategoryPlan;
  readonly count: number;
  readonly chosen: FormatTemplate | null;
  readonly played: FormatTemplate | null;
  readonly choose: (format: FormatTemplate) => void;
  readonly play: (format: FormatTemplate) => void;
}

function ReadyFormats({ plan, count, chosen, played, choose, play }: ReadyFormatsProps) {
  const t = useWords();
  const { code, rules } = plan;
  const fitting = useMemo(() => fittingFormats(chosen, count, rules), [chosen, count, rules]);
  const plans = useMemo(
    () => fitting.map(({ template: { id }, figures: { plan } }) => ({ id, plan })),
    [fitting],
  );
  const rooms = useRooms(plan, plans);
  const choices = plans.map((one) => ({ ...one, room: rooms.get(one.id) ?? null }));
  const isReckoned = rooms.size === 0 || rooms.size === fitting.length;
  const suggested = isReckoned ? suggestFormat(choices, rules.guarantee) : null;
  const templates = fitting.map(({ template }) => template);
  const foldOf = useOneOpen(chosen?.id ?? suggested?.id ?? null);
  if (fitting.length === 0) return <Empty>{t('formats.noneFits')}</Empty>;
  return (
    <>
      <div className="format-cards">
        {fitting.map(({ template, figures, isChosen }) => (
          <FormatCard
            key={template.id}
            {...{ template, figures, isChosen }}
            room={rooms.get(template.id) ?? null}
            isSuggested={suggested?.id === template.id}
            isPlayed={played?.id === template.id}
            fold={foldOf(template.id)}
            choose={() => choose(template)}
            play={() => play(template)}
          />
        ))}
      </div>
      <SideBySide category={code} templates={templates} teams={count} rules={rules} />
    </>
  );
}

/** The chosen format and every ready one that can be made of so many teams. */
function fittingFormats(chosen: FormatTemplate | null, count: number, rules: CategoryPlan['rules']) {
  const own = chosen && !readyFormats.some(({ id }) => id === chosen.id) ? [chosen] : [];
  return [...own, ...readyFormats].flatMap((template) => {
    const isChosen = chosen?.id === template.id;
    const shown = isChosen ? chosen : template;
    const figures = figuresOf(shown, count, rules);
    return figures ? [{ template: shown, figures, isChosen }] : [];
  });
}
