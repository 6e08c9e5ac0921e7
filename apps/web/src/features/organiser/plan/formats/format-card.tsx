import type { FormatTemplate } from '@sevenmetre/engine/formats';
import type { FormatRoom } from '@sevenmetre/engine/plan';
import type { Translator } from '@sevenmetre/phrases';
import { useId } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { type Fold, FoldPress, useFolds } from '../../../../ui/page/folded-card.tsx';
import { type FormatFigures, sizesText } from './format-figures.ts';
import { formatName } from './format-name.ts';
import { FormatSketch } from './format-sketch.tsx';

interface FormatCardProps {
  readonly template: FormatTemplate;
  readonly figures: FormatFigures;
  /** null: not calculated. */
  readonly room: FormatRoom | null;
  readonly isSuggested: boolean;
  readonly isChosen: boolean;
  readonly isPlayed: boolean;
  readonly fold: Fold;
  readonly choose: () => void;
  readonly play: () => void;
}

/** A ready format for the real number of teams; its worst case is the largest figure. On a phone one of the cards is open. */
export function FormatCard(props: FormatCardProps) {
  const { template, figures, room, isSuggested, isChosen, isPlayed, choose, play, fold } = props;
  const t = useWords();
  const id = useId();
  const folds = useFolds();
  const name = formatName(t, template);
  const isFolded = folds && !fold.isOpen;
  return (
    <article
      className={isChosen ? 'format-card format-card--chosen' : 'format-card'}
      aria-labelledby={id}
      data-folded={isFolded}
    >
      <div className={folds ? 'fold-head' : 'fold-body'}>
        <h2 id={id}>
          {folds ? (
            <FoldPress fold={fold} describedBy={isFolded ? `${id}-summary` : undefined}>
              {name}
            </FoldPress>
          ) : (
            name
          )}
        </h2>
        {isSuggested ? <p className="format-card__suggested">{t('formats.suggested')}</p> : null}
        {isFolded ? (
          <p className="fold-summary" id={`${id}-summary`}>
            <WorstCaseLine figures={figures} />
          </p>
        ) : null}
      </div>
      {isFolded ? null : (
        <>
          <FormatFacts figures={figures} room={room} />
          <p className="plan-actions">
            <button
              className={isChosen ? 'button format-card__chosen' : 'button button--outline'}
              type="button"
              aria-pressed={isChosen}
              aria-describedby={id}
              onClick={choose}
            >
              {isChosen ? <Icon name="done" /> : null}
              {t(isChosen ? 'formats.chosen' : 'formats.choose')}
            </button>
            <button
              className="format-card__play"
              type="button"
              aria-pressed={isPlayed}
              aria-describedby={id}
              onClick={play}
            >
              {t('formats.play')}
            </button>
          </p>
        </>
      )}
    </article>
  );
}

/** What a format means for the teams and the halls. */
function FormatFacts({ figures, room }: Pick<FormatCardProps, 'figures' | 'room'>) {
  const t = useWords();
  const { playoffs } = figures;
  return (
    <>
      <WorstCase figures={figures} />
      <FigureList figures={figures} room={room} />
      {playoffs.length === 0 ? null : (
        <div className="format-card__sketches">
          {playoffs.map((playoff) => (
            <figure key={playoff.letter}>
              <figcaption>
                {playoff.letter} {playoff.teams}, {t('formats.byes', { count: playoff.byes })}
              </figcaption>
              <FormatSketch playoff={playoff} />
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

/** The worst case in a line: fewest and most matches of a team, and for whom the promise breaks. */
function WorstCaseLine({ figures: { plan, isBroken } }: Pick<FormatCardProps, 'figures'>) {
  const t = useWords();
  const { min, max } = plan.perEntry;
  return (
    <>
      {isBroken ? (
        <b className="format-bad">
          <Icon name="error" /> {t('formats.below', { count: plan.belowGuarantee, min })}.
        </b>
      ) : null}{' '}
      {min === max ? min : `${min}–${max}`} {t('formats.matchesATeam')},{' '}
      {t('formats.matchesInAll', { count: plan.matches.length })}
    </>
  );
}

/** Fewest and most matches of a team; a broken promise is said with a sign and in words. */
export function WorstCase({ figures: { plan, isBroken } }: { figures: FormatFigures }) {
  const t = useWords();
  const { min, max } = plan.perEntry;
  return (
    <div className="format-worst">
      <p className="format-worst__figure">
        <span className={isBroken ? 'format-bad' : undefined}>
          {isBroken ? <Icon name="error" /> : null}
          {min}
        </span>
        {max === min ? null : `–${max}`}
      </p>
      <p>
        {t('formats.matchesATeam')}
        <small className={isBroken ? 'format-bad' : 'format-dim'}>
          {isBroken ? t('formats.below', { count: plan.belowGuarantee, min }) : t('formats.kept')}
        </small>
      </p>
    </div>
  );
}

export function FigureList({ figures, room }: { figures: FormatFigures; room: FormatRoom | null }) {
  const t = useWords();
  return (
    <dl className="format-figures">
      {rowsOf(t, figures).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {room === null ? null : (
        <div>
          <dt>{t('formats.room')}</dt>
          <dd className={room.possible ? undefined : 'format-bad'}>
            {room.possible ? null : <Icon name="error" />}
            {roomText(t, room)}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A shortage is a number of places; a rule that forbids a match everywhere has none. */
function roomText(t: Translator, { possible, spare }: FormatRoom): string {
  if (spare < 0) return t('formats.roomShort', { count: -spare });
  return possible ? t('formats.roomPlaces', { count: spare }) : t('formats.roomNone');
}

function rowsOf(t: Translator, { plan, sizes, hallHours }: FormatFigures): (readonly [string, string])[] {
  return [
    ...(sizes.length === 0 ? [] : [[t('formats.groups'), sizesText(sizes)] as const]),
    [t('formats.matches'), t.number(plan.matches.length)],
    [t('formats.rounds'), t.number(plan.rounds)],
    [t('formats.hallHours'), t('formats.hours', { hours: t.number(hallHours) })],
  ];
}
