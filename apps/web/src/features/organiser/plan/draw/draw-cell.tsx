import { useWords } from '../../../../lib/words/words.ts';
import { Flag } from '../../../../ui/flag.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { BoardTeam } from './draw-model.ts';
import type { Board } from './use-board.ts';

interface DrawCellProps {
  readonly id: string;
  readonly board: Board;
  readonly team: BoardTeam | null;
  readonly group: number;
  readonly isHere: boolean;
  readonly press: () => void;
}

/** Its name is what it shows: a name of its own would leave out the flag or the note. */
const namedByItsButton = { role: 'gridcell' } as const;

/** A team in its place. While a team is lifted, the places of its pot show what an exchange costs. */
export function DrawCell({ id, board, team, group, isHere, press }: DrawCellProps) {
  const t = useWords();
  if (team === null) {
    const size = board.frame.sizes[group] ?? 0;
    return (
      <div id={id} role="gridcell" className="draw-cell draw-cell--none" data-here={isHere || undefined}>
        <small>{t('draws.groupOf', { count: size })}</small>
      </div>
    );
  }
  const isSelected = board.selected?.id === team.id;
  const kind = isSelected ? (board.isLifted ? 'lifted' : 'selected') : kindOf(board, team);
  return (
    <div
      id={id}
      {...namedByItsButton}
      aria-selected={isSelected}
      className={`draw-cell draw-cell--${kind}`}
      data-here={isHere || undefined}
    >
      <button type="button" className="draw-cell__press" tabIndex={-1} title={team.name} onClick={press}>
        <b>{team.name}</b>
        <span className="draw-cell__foot">
          {/* In this order the name of the button has its words as they stand there; the flag is seen before them. */}
          <Note board={board} team={team} group={group} />
          <Flag countryCode={team.country} sportCode={team.country} />
        </span>
      </button>
    </div>
  );
}

function kindOf({ isLifted, prices, evaluation }: Board, team: BoardTeam): string {
  if (isLifted) {
    const price = prices.find(({ other }) => other.id === team.id);
    if (!price) return 'off';
    if (!price.isAllowed) return 'never';
    return price.rise > 0 ? 'dearer' : 'as-good';
  }
  const isForbidden = evaluation?.problems.some((one) => one.isForbidden && one.teams.includes(team.id));
  return isForbidden ? 'bad' : 'plain';
}

function Note({ board, team, group }: Pick<DrawCellProps, 'board' | 'group'> & { team: BoardTeam }) {
  const t = useWords();
  const { selected, isLifted, prices, evaluation } = board;
  if (isLifted && selected?.id === team.id) return <b>{t('draws.lifted')}</b>;
  const price = isLifted ? prices.find(({ other }) => other.id === team.id) : undefined;
  if (price) {
    const [worst] = price.problems;
    const word =
      price.rise <= 0 && price.isAllowed ? t('draws.asGood') : worst ? t(`draws.clash.${worst.code}`) : '';
    return (
      <>
        <small>{word}</small>
        <b className="draw-cell__price">{price.isAllowed ? signed(price.rise) : t('draws.never')}</b>
      </>
    );
  }
  if (team.pin) return <small>{t('draws.pinned')}</small>;
  const worst = evaluation?.avoidable.find((one) => one.group === group && one.teams.includes(team.id));
  if (!worst) return <small>{team.country}</small>;
  return (
    <small className={worst.isForbidden ? 'format-bad' : 'draw-cell__clash'}>
      {worst.isForbidden ? <Icon name="error" /> : null}
      {t(`draws.clash.${worst.code}`)}
    </small>
  );
}

/** A price with its sign: `+3`, `0`, `−2`. */
export function signed(rise: number): string {
  return rise > 0 ? `+${rise}` : String(rise).replace('-', '−');
}
