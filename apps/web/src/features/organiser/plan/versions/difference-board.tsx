import type { PlanDifference, PlanDraft, PlanSettings } from '@sevenmetre/contract/plan/schemas';
import { minutesOfDay } from '@sevenmetre/engine/schedule';
import { categoryLook } from '@sevenmetre/rules/look';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useRead } from '../../../../lib/queries/use-read.ts';
import { shortWeekdayText } from '../../../../lib/time/moments.ts';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { ScrollBox } from '../../../../ui/tables/scroll-box.tsx';
import type { CategoryLooks } from '../category-looks.ts';
import { CategoryPlate } from '../category-plate.tsx';
import { timeText } from '../clock.ts';

type Slot = NonNullable<PlanDifference['added'][number]['to']>;

/** A match with its place before and after; null: it has none. */
interface MovedMatch {
  readonly key: string;
  readonly number: number | null;
  readonly category: string;
  readonly from: Slot | null;
  readonly to: Slot | null;
  readonly isGone?: true;
}

interface DifferenceBoardProps {
  readonly difference: PlanDifference;
  /** Matches that stay are known of the draft only. */
  readonly isDraft: boolean;
  readonly looks: readonly CategoryLooks[];
}

/** The difference at once, day by day: where matches go, as the halls of the day and as a list. */
export function DifferenceBoard({ difference, isDraft, looks }: DifferenceBoardProps) {
  const t = useWords();
  const settings = useRead('planSettings', {}).data;
  const draft = useRead('planDraft', {}, { enabled: isDraft }).data;
  const [chosen, setChosen] = useState<number | null>(null);
  const all = movesOf(difference);
  const moves = all.filter(hasPlace);
  const groups: readonly MatchGroup[] = [
    {
      title: t('planVersions.unplaced', { count: all.length - moves.length }),
      matches: all.filter((move) => !hasPlace(move)),
    },
    {
      title: t('planVersions.changed', { count: difference.changed.length }),
      matches: difference.changed,
    },
  ].filter(({ matches }) => matches.length > 0);
  if (settings === undefined || all.length + difference.changed.length === 0) return null;
  const counts = settings.days.map((_, day) => moves.filter((move) => isOn(move, day)).length);
  const day = chosen ?? counts.indexOf(Math.max(...counts));
  const ofDay = moves.filter((move) => isOn(move, day));
  const halls = hallNames(settings);
  return (
    <div>
      {moves.length === 0 ? null : (
        <div className="version-days">
          <b>{t('planVersions.movedTitle', { count: moves.length })}</b>
          <span className="version-days__choice" role="group" aria-label={t('planVersions.days')}>
            {settings.days.map((iso, index) => (
              <button key={iso} type="button" aria-pressed={index === day} onClick={() => setChosen(index)}>
                {shortWeekdayText(t, iso)} <small>{t.number(counts[index] ?? 0)}</small>
              </button>
            ))}
          </span>
          <Legend />
        </div>
      )}
      <div className="version-board">
        {moves.length === 0 ? null : (
          <DayGrid
            day={day}
            moves={ofDay}
            staying={draft ? stayingOf(draft, moves) : []}
            halls={halls}
            looks={looks}
            slot={Math.min(60, ...settings.categories.map(({ slotMinutes }) => slotMinutes))}
          />
        )}
        <MoveList moves={ofDay} groups={groups} day={day} days={settings.days} halls={halls} looks={looks} />
      </div>
    </div>
  );
}

function Legend() {
  const t = useWords();
  return (
    <span className="version-legend">
      {(['new', 'old', 'stays'] as const).map((sign) => (
        <span key={sign}>
          <i className={`version-tile version-tile--${sign}`} aria-hidden="true" />{' '}
          {t(`planVersions.sign.${sign}`)}
        </span>
      ))}
    </span>
  );
}

function movesOf({ added, removed, moved }: PlanDifference): readonly MovedMatch[] {
  return [
    ...moved,
    ...added.map((match) => ({ ...match, from: null })),
    ...removed.map((match) => ({ ...match, to: null, isGone: true as const })),
  ].toSorted((a, b) => startOf(a) - startOf(b));
}

function hasPlace({ from, to }: MovedMatch): boolean {
  return from !== null || to !== null;
}

function startOf({ from, to }: MovedMatch): number {
  return to?.start ?? from?.start ?? 0;
}

function dayOf({ start }: Slot): number {
  return Math.floor(start / minutesOfDay);
}

function isOn({ from, to }: MovedMatch, day: number): boolean {
  return [from, to].some((slot) => slot !== null && dayOf(slot) === day);
}

/** Published places of matches that do not move. */
function stayingOf({ published }: PlanDraft, moves: readonly MovedMatch[]): readonly Slot[] {
  const moving = new Set(moves.map(({ key }) => key));
  return published.flatMap(([key, hall, start]) => (moving.has(key) ? [] : [{ hall, start }]));
}

/** The code of each court in the order of the settings; the second court of a hall has its number. */
function hallNames({ courts, halls }: PlanSettings): ReadonlyMap<string, string> {
  const codes = new Map(halls.map(({ id, code }) => [id, code]));
  return new Map(
    courts.map(({ key, placeId, name }) => {
      const code = codes.get(placeId) ?? key;
      const court = key.split('/')[1];
      return [key, court === undefined ? code : `${code} ${name ?? court}`];
    }),
  );
}

interface DayGridProps {
  readonly day: number;
  readonly moves: readonly MovedMatch[];
  readonly staying: readonly Slot[];
  readonly halls: ReadonlyMap<string, string>;
  readonly looks: readonly CategoryLooks[];
  /** Minutes that a match takes at least: the width of a tile. */
  readonly slot: number;
}

interface Tile extends Slot {
  readonly id: string;
  readonly className: string;
}

/** Halls as rows, the day from left to right. The list says the same in words. */
function DayGrid({ day, moves, staying, halls, looks, slot }: DayGridProps) {
  const t = useWords();
  const here = (place: Slot | null): place is Slot => place !== null && dayOf(place) === day;
  const inkOf = (code: string) => {
    const look = looks.find((one) => one.code === code);
    return look ? categoryLook(look.gender, look.ageRank).inkClass : '';
  };
  const tiles: readonly Tile[] = [
    ...staying.filter(here).map((place) => ({ ...place, id: 'stays', className: 'version-tile--stays' })),
    ...moves.flatMap(({ key, from }) =>
      here(from) ? [{ ...from, id: `${key} old`, className: 'version-tile--old' }] : [],
    ),
    ...moves.flatMap(({ key, to, category }) =>
      here(to) ? [{ ...to, id: `${key} new`, className: `version-tile--new ${inkOf(category)}` }] : [],
    ),
  ];
  if (tiles.length === 0) return null;
  const starts = tiles.map(({ start }) => start);
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const rows = [...halls].filter(([key]) => tiles.some(({ hall }) => hall === key));
  const style: CSSProperties & Record<'--slots', string> = { '--slots': String((last - first) / slot + 1) };
  return (
    <div className="version-grid" style={style} aria-hidden="true">
      {rows.map(([key, name]) => (
        <div key={key} className="version-grid__hall">
          <b>{name}</b>
          <span>
            {tiles
              .filter(({ hall }) => hall === key)
              .map(({ id, start, className }) => (
                <i
                  key={`${id} ${start}`}
                  className={`version-tile ${className}`}
                  style={{ left: `calc(${(start - first) / slot} * 100% / var(--slots))` }}
                />
              ))}
          </span>
        </div>
      ))}
      <p>{t('planVersions.hours', { from: timeText(first), to: timeText(last) })}</p>
    </div>
  );
}

interface MatchGroup {
  readonly title: string;
  readonly matches: readonly (PlanDifference['changed'][number] & Pick<MovedMatch, 'isGone'>)[];
}

interface MoveListProps {
  readonly moves: readonly MovedMatch[];
  /** Changed matches that are on no day, each group below its title. */
  readonly groups: readonly MatchGroup[];
  readonly day: number;
  readonly days: readonly string[];
  readonly halls: ReadonlyMap<string, string>;
  readonly looks: readonly CategoryLooks[];
}

const mostShown = 120;

function MoveList({ moves, groups, day, days, halls, looks }: MoveListProps) {
  const t = useWords();
  const titles = groups.map(({ title }) => title);
  const ofDay = moves.length === 0 ? [] : [t('planVersions.movedTitle', { count: moves.length })];
  const nameOf = ({ key, number, category }: PlanDifference['changed'][number]) => {
    const look = looks.find(({ code }) => code === category);
    return (
      <>
        {look ? <CategoryPlate category={look} /> : category}{' '}
        {number === null ? key.slice(category.length + 1) : number}
      </>
    );
  };
  const place = (slot: Slot | null) => {
    if (slot === null) return '–';
    const iso = days[dayOf(slot)];
    const at = `${halls.get(slot.hall) ?? slot.hall} ${timeText(slot.start)}`;
    return dayOf(slot) === day || iso === undefined ? at : `${shortWeekdayText(t, iso)} ${at}`;
  };
  return (
    <ScrollBox
      className="version-moves"
      tabIndex={0}
      role="region"
      aria-label={dotted([...ofDay, ...titles])}
    >
      <table className="plan-table">
        <thead>
          <tr>
            <th scope="col">{t('planVersions.match')}</th>
            <th scope="col">{t('planVersions.was')}</th>
            <th scope="col">{t('planVersions.is')}</th>
          </tr>
        </thead>
        <tbody>
          {moves.slice(0, mostShown).map((move) => {
            const { key, from, to, isGone } = move;
            const lost = isGone ? t('planVersions.gone') : t('planVersions.losesPlace');
            return (
              <tr key={key}>
                <th scope="row">{nameOf(move)}</th>
                <td>{from === null ? '–' : <s>{place(from)}</s>}</td>
                <td>
                  <b>{to === null && from !== null ? lost : place(to)}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
        {groups.map(({ title, matches }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {matches.slice(0, mostShown).map((match) => (
              <tr key={match.key}>
                <th scope="row" colSpan={3}>
                  {nameOf(match)}
                  {match.isGone ? ` · ${t('planVersions.gone')}` : null}
                </th>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {moves.length > mostShown ? (
        <p className="muted">{t('planVersions.more', { count: moves.length - mostShown })}</p>
      ) : null}
    </ScrollBox>
  );
}
