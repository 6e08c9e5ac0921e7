import type { BracketStage, FormatTemplate, GroupStage } from '@sevenmetre/engine/formats';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../../lib/words/words.ts';
import { Check, Pick, Stepper } from './controls.tsx';
import {
  changeGroups,
  changePlayoff,
  changeRanks,
  isEditable,
  removeStage,
  takenRanks,
} from './own-format-model.ts';

interface OwnStageProps {
  readonly format: FormatTemplate;
  readonly index: number;
  /** How many teams come; null: the format does not fit. */
  readonly teams: number | null;
  readonly change: (format: FormatTemplate) => void;
}

/** One stage of an own format with everything that can be set of it. */
export function OwnStage(props: OwnStageProps) {
  const t = useWords();
  const { format, index, teams, change } = props;
  const stage = format.stages[index];
  if (!stage || !isEditable(stage)) return null;
  return (
    <fieldset className={stage.kind === 'bracket' ? 'own-stage own-stage--playoff' : 'own-stage'}>
      <legend>{stageName(t, stage)}</legend>
      <p className="own-stage__head">
        <span>{t('formats.stage.number', { number: index + 1 })}</span>
        <span>{teams === null ? '' : t('formats.stage.teams', { count: teams })}</span>
      </p>
      <Ranks {...props} />
      {stage.kind === 'groups' ? <Groups {...props} stage={stage} /> : <Playoff {...props} stage={stage} />}
      {index === 0 ? null : (
        <button
          className="own-stage__remove"
          type="button"
          onClick={() => change(removeStage(format, index))}
        >
          {t('formats.stage.remove')}
          <span className="visually-hidden"> {stageName(t, stage)}</span>
        </button>
      )}
    </fieldset>
  );
}

function stageName(t: Translator, stage: GroupStage | BracketStage): string {
  return stage.kind === 'bracket'
    ? t('formats.stage.playoff', { letter: stage.playoff })
    : `${t(`formats.stage.${stage.level}`)} ${stage.id}`;
}

function Ranks({ format, index, change }: OwnStageProps) {
  const t = useWords();
  const stage = format.stages[index];
  const ranks = stage && takenRanks(stage);
  if (!stage || !ranks) return null;
  const set = (patch: Partial<typeof ranks>) => change(changeRanks(format, index, { ...ranks, ...patch }));
  const sources = format.stages
    .slice(0, index)
    .filter(isEditable)
    .filter(({ kind }) => kind === 'groups');
  return (
    <>
      <Pick
        label={t('formats.stage.from')}
        value={ranks.stage}
        options={sources.map((one) => [one.id, stageName(t, one)])}
        choose={(source) => set({ stage: source })}
      />
      <Stepper
        label={t('formats.stage.ranksFrom')}
        value={ranks.from}
        min={1}
        max={16}
        change={(from) => set({ from, to: Math.max(from, ranks.to) })}
      />
      <Stepper
        label={t('formats.stage.ranksTo')}
        value={ranks.to}
        min={ranks.from}
        max={16}
        change={(to) => set({ to })}
      />
      {stage.kind === 'bracket' ? (
        <Check label={t('formats.stage.best')} checked={ranks.best} change={(best) => set({ best })} />
      ) : null}
    </>
  );
}

function Groups({ format, index, change, stage }: OwnStageProps & { stage: GroupStage }) {
  const t = useWords();
  const set = (patch: Parameters<typeof changeGroups>[2]) => change(changeGroups(format, index, patch));
  const { min, target, max } = stage.size;
  const size = (patch: Partial<GroupStage['size']>) => set({ size: { ...stage.size, ...patch } });
  return (
    <>
      <Stepper
        label={t('formats.stage.size')}
        value={target}
        min={2}
        max={16}
        change={(to) => size({ target: to, min: Math.min(min, to), max: Math.max(max, to) })}
      />
      <Stepper
        label={t('formats.stage.smallest')}
        value={min}
        min={2}
        max={target}
        change={(to) => size({ min: to })}
      />
      <Stepper
        label={t('formats.stage.largest')}
        value={max}
        min={target}
        max={16}
        change={(to) => size({ max: to })}
      />
      <Pick
        label={t('formats.stage.legs')}
        value={String(stage.legs)}
        options={[
          ['1', t('formats.stage.once')],
          ['2', t('formats.stage.twice')],
        ]}
        choose={(legs) => set({ legs: legs === '2' ? 2 : 1 })}
      />
      {stage.take === 'entries' ? (
        <Check
          label={t('formats.stage.extraMatch')}
          checked={stage.extraMatch ?? false}
          change={(extraMatch) => set({ extraMatch })}
        />
      ) : (
        <>
          <Check
            label={t('formats.stage.carriesOver')}
            checked={stage.carriesOver}
            change={(carriesOver) => set({ carriesOver })}
          />
          <Check
            label={t('formats.stage.byRank')}
            checked={stage.spread === 'by-rank'}
            change={(on) => set({ spread: on ? 'by-rank' : 'apart' })}
          />
        </>
      )}
      <Check label={t('formats.stage.ranked')} checked={stage.ranked} change={(ranked) => set({ ranked })} />
    </>
  );
}

const toTheLast = 99;

function Playoff({ format, index, change, stage }: OwnStageProps & { stage: BracketStage }) {
  const t = useWords();
  const set = (patch: Parameters<typeof changePlayoff>[2]) => change(changePlayoff(format, index, patch));
  return (
    <>
      <Check
        label={t('formats.stage.thirdPlace')}
        checked={stage.thirdPlace}
        change={(thirdPlace) => set({ thirdPlace })}
      />
      <Pick
        label={t('formats.stage.placement')}
        value={stage.placement === 0 ? '0' : stage.placement === 1 ? '1' : '99'}
        options={[
          ['0', t('formats.stage.placementNone')],
          ['1', t('formats.stage.placementOne')],
          ['99', t('formats.stage.placementAll')],
        ]}
        choose={(value) => set({ placement: value === '0' ? 0 : value === '1' ? 1 : toTheLast })}
      />
    </>
  );
}
