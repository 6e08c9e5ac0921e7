import type { DrawnGroups } from '@sevenmetre/engine/draw';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../../lib/words/words.ts';
import { Card } from '../../../../ui/page/card.tsx';
import type { BoardTeam, Price } from './draw-model.ts';
import type { Board } from './use-board.ts';
import { signed } from './draw-cell.tsx';

interface DrawSideProps {
  readonly board: Board;
  readonly groups: DrawnGroups;
}

/** Why the selected team is where it is, and what every other group would cost; the same list to exchange by. */
export function DrawSide({ board, groups }: DrawSideProps) {
  const t = useWords();
  const { selected, isLifted } = board;
  if (selected === null) {
    return (
      <Card title={t('draws.why')}>
        <p>{t('draws.choose')}</p>
      </Card>
    );
  }
  const group = groups.findIndex((row) => row.includes(selected.id));
  const label = board.frame.groups[group]?.id ?? '';
  const about = { team: selected.name, group: label, pot: selected.pot + 1 };
  return (
    <Card title={isLifted ? t('draws.exchange') : selected.name}>
      <p>
        {isLifted
          ? t('draws.exchangeHint', about)
          : `${t('draws.potNumber', { pot: selected.pot + 1 })} · ${t('draws.group', { group: label })}`}
      </p>
      {isLifted ? null : (
        <>
          <h3>{t('draws.why')}</h3>
          <p>{t('draws.whyText')}</p>
        </>
      )}
      <Prices board={board} selected={selected} label={label} group={group} />
      <Buttons board={board} selected={selected} />
    </Card>
  );
}

interface PricesProps {
  readonly board: Board;
  readonly selected: BoardTeam;
  readonly label: string;
  readonly group: number;
}

function Prices({ board, selected, label, group }: PricesProps) {
  const t = useWords();
  const { frame, prices, evaluation, isLifted } = board;
  const own =
    evaluation?.problems.filter((one) => one.group === group && one.teams.includes(selected.id)) ?? [];
  return (
    <ul className="draw-prices">
      {isLifted ? null : (
        <li>
          <b>{label}</b>
          <span>
            {own.length === 0
              ? t('draws.free')
              : own.map((one) => clashText(t, board, selected, one)).join(', ')}
          </span>
        </li>
      )}
      {prices.map((price) => (
        <li key={price.group}>
          <b>{frame.groups[price.group]?.id}</b>
          <span className={price.isAllowed ? undefined : 'format-bad'}>{priceText(t, board, price)}</span>
          {isLifted && price.isAllowed ? (
            <button
              className="button button--outline"
              type="button"
              onClick={() => board.exchangeWith(price.other.id)}
            >
              {t('draws.exchange')}
              <span className="visually-hidden"> {price.other.name}</span>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function priceText(t: Translator, board: Board, price: Price): string {
  const { other, rise, problems, isAllowed } = price;
  if (!isAllowed) return t('draws.notAllowed', { team: other.name });
  if (rise === 0) return t('draws.costsNothing', { team: other.name });
  const [worst] = rise > 0 ? problems : [];
  const reason = worst && board.selected ? ` (${clashText(t, board, board.selected, worst)})` : '';
  return `${signed(rise)} · ${t('draws.withTeam', { team: other.name })}${reason}`;
}

function clashText(
  t: Translator,
  { frame }: Board,
  selected: BoardTeam,
  { code, teams }: Price['problems'][number],
): string {
  const [one, two] = teams;
  const other = frame.teams.find(({ id }) => id === (one === selected.id ? two : one));
  return t('draws.against', { clash: t(`draws.clash.${code}`), team: other?.name ?? '' });
}

function Buttons({ board, selected }: Pick<PricesProps, 'board' | 'selected'>) {
  const t = useWords();
  const { isLifted, frame } = board;
  const notIn = (selected.notIn ?? []).map((group) => frame.groups[group]?.id ?? '').join(', ');
  return (
    <>
      {notIn === '' ? null : <p>{t('draws.notIn', { groups: notIn })}</p>}
      <p className="plan-actions">
        <button className="button" type="button" onClick={() => board.lift(!isLifted)}>
          {t(isLifted ? 'draws.putBack' : 'draws.lift')}
        </button>
        <button className="button button--outline" type="button" onClick={board.pin}>
          {t(selected.pin ? 'draws.unpin' : 'draws.pin')}
        </button>
        <button
          className="button button--outline"
          type="button"
          onClick={notIn === '' ? board.forbid : board.allowAgain}
        >
          {t(notIn === '' ? 'draws.forbid' : 'draws.allowAgain')}
        </button>
      </p>
    </>
  );
}
