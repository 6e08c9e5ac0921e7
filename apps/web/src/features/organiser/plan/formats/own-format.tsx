import { type FormatTemplate, checkTemplate, planFormat, readyFormats } from '@sevenmetre/engine/formats';
import type { Problem } from '@sevenmetre/engine/problem';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { FigureList, WorstCase } from './format-card.tsx';
import { figuresOf } from './format-figures.ts';
import { formatName } from './format-name.ts';
import { addGroups, addPlayoff } from './own-format-model.ts';
import { OwnStage } from './own-stage.tsx';

interface OwnFormatProps {
  readonly category: string;
  readonly format: FormatTemplate;
  readonly change: (format: FormatTemplate) => void;
  readonly teams: number;
  readonly rules: { readonly guarantee: number; readonly slotMinutes: number };
  readonly use: (format: FormatTemplate) => void;
}

/** The editor of an own format: stages from left to right, and what comes out for the real number of teams. */
export function OwnFormat({ category, format, change, teams, rules, use }: OwnFormatProps) {
  const t = useWords();
  const planned = planFormat({ ...format, guarantee: rules.guarantee }, teams);
  const problems = [...checkTemplate(format), ...(planned.ok ? [] : planned.problems)];
  const figures = problems.length === 0 ? figuresOf(format, teams, rules) : null;
  return (
    <Card title={t('formats.own')} aside={<StartFrom format={format} change={change} />}>
      <div className="own-format">
        <ol className="own-format__stages">
          {format.stages.map((stage, index) => (
            <li key={stage.id}>
              <OwnStage
                format={format}
                index={index}
                teams={planned.ok ? teamsOfStage(planned.value.groups, stage.id) : null}
                change={change}
              />
            </li>
          ))}
        </ol>
        <p className="plan-actions">
          <button className="button button--outline" type="button" onClick={() => change(addGroups(format))}>
            {t('formats.addGroups')}
          </button>
          <button className="button button--outline" type="button" onClick={() => change(addPlayoff(format))}>
            {t('formats.addPlayoff')}
          </button>
        </p>
        <section className="own-format__outcome" aria-live="polite">
          <h3>{t('formats.outcome')}</h3>
          {figures ? (
            <>
              <WorstCase figures={figures} />
              <FigureList figures={figures} room={null} />
              <button className="button" type="button" onClick={() => use(format)}>
                {t('formats.use', { category })}
              </button>
            </>
          ) : (
            <Problems problems={problems} />
          )}
        </section>
      </div>
    </Card>
  );
}

function StartFrom({ format, change }: Pick<OwnFormatProps, 'format' | 'change'>) {
  const t = useWords();
  return (
    <label className="format-field">
      {t('formats.startFrom')}
      <select
        value={readyFormats.find(({ id }) => id === format.id)?.id ?? ''}
        onChange={({ target }) => {
          const found = readyFormats.find(({ id }) => id === target.value);
          if (found) change({ ...found, id: 'own' });
        }}
      >
        <option value="">{t('formats.own')}</option>
        {readyFormats.map((one) => (
          <option key={one.id} value={one.id}>
            {formatName(t, one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useWords();
  return (
    <>
      <p>
        <b>{t('formats.cannotUse')}</b>
      </p>
      <ul>
        {problems.map((problem, index) => (
          <li key={index} className="format-bad">
            {problemText(t, problem)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentence for what is wrong with a format. */
function problemText(t: Translator, { code, params }: Problem): string {
  const values: Record<string, string | number> = { ...params };
  const text = (name: string): string => String(values[name] ?? '');
  const stage = text('stage');
  switch (code) {
    case 'format.sizeOutOfRange':
      return t('formats.problem.sizeOutOfRange', {
        stage,
        teams: text('teams'),
        min: text('min'),
        max: text('max'),
      });
    case 'format.notOneGroup':
    case 'format.notSeveralGroups':
      return t(`formats.problem.${code === 'format.notOneGroup' ? 'notOneGroup' : 'notSeveralGroups'}`, {
        stage,
        teams: text('teams'),
        min: text('min'),
        max: text('max'),
      });
    case 'format.notOfTarget':
      return t('formats.problem.notOfTarget', { stage, teams: text('teams'), target: text('target') });
    case 'format.bestOfNone':
      return t('formats.problem.bestOfNone', { stage, standing: text('standing') });
    case 'format.takenTwice':
      return t('formats.problem.takenTwice', { standing: text('standing'), group: text('group') });
    case 'format.noMatches':
      return t('formats.problem.noMatches');
    case 'format.noStages':
      return t('formats.problem.noStages');
    case 'format.firstTakesEntries':
      return t('formats.problem.firstTakesEntries');
    case 'format.entriesTakenTwice':
      return t('formats.problem.entriesTakenTwice', { stage });
    case 'format.sameStage':
      return t('formats.problem.sameStage', { stage });
    case 'format.unknownStage':
      return t('formats.problem.unknownStage', { stage });
    case 'format.nothingTaken':
      return t('formats.problem.nothingTaken', { stage });
    case 'format.sizeBounds':
      return t('formats.problem.sizeBounds', { stage, target: text('target') });
    default:
      return t('formats.problem.unknown');
  }
}

function teamsOfStage(
  groups: readonly {
    readonly stage: string;
    readonly seats: readonly { readonly kind: string; readonly group?: string }[];
    readonly id: string;
  }[],
  stage: string,
): number {
  const own = groups.filter((group) => group.stage === stage);
  const inside = new Set(own.map(({ id }) => id));
  return own.flatMap(({ seats }) => seats).filter(({ group }) => group === undefined || !inside.has(group))
    .length;
}
