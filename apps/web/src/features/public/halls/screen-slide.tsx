import { pages } from '@sevenmetre/contract/pages';
import type { HallSlice } from '@sevenmetre/contract/places/hall-slice';
import type { CategorySlice } from '@sevenmetre/contract/categories/category-slice';
import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { imageAddress } from '@sevenmetre/contract/images/images';
import { categoryLook } from '@sevenmetre/rules/look';
import { partnersFor } from '@sevenmetre/rules/identity';
import { ranksInOrder } from '@sevenmetre/rules/statistics';
import type { SlideName } from '@sevenmetre/rules/screens';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { useWords } from '../../../lib/words/words.ts';
import { Flag } from '../../../ui/flag.tsx';
import type { PrintedCategory } from '../../../ui/glyph.tsx';
import { Plate } from '../../../ui/glyph.tsx';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { Announcements } from '../../../ui/announcements.tsx';
import { ScreenNext } from './screen-next.tsx';
import './screen-slide.css';

interface ScreenSlideProps {
  readonly name: SlideName;
  readonly slice: HallSlice;
  /** What is played, or comes next. */
  readonly match: MatchTicket | null;
  readonly coming: readonly MatchTicket[];
  /** ISO date. */
  readonly today: string;
}

/** So many matches fit on the slide of those to come. */
const mostComing = 6;

/** A slide of the playlist instead of the match, whose score is in the head meanwhile. */
export function ScreenSlide({ name, slice, match, coming, today }: ScreenSlideProps) {
  const { hall, edition, categories } = slice;
  switch (name) {
    case 'next':
      return (
        <div className="screen-slide screen-slide--next">
          <ScreenNext tickets={coming.slice(0, mostComing)} late={null} today={today} />
        </div>
      );
    case 'tables': {
      const slugs = [match, ...coming].flatMap((one) => one?.group?.slug ?? []);
      return (
        <div className="screen-slide screen-slide--tables">
          {[...new Set(slugs)].slice(0, 2).map((slug) => (
            <Table key={slug} slug={slug} />
          ))}
        </div>
      );
    }
    case 'scorers': {
      const category = categories.find(({ code }) => code === match?.category);
      return category ? <Scorers category={category} /> : null;
    }
    case 'partners':
      return <Partners partners={partnersFor(edition.identity?.partners ?? [], hall.code)} />;
    case 'announcements':
      return (
        <div className="screen-slide screen-slide--announcements" data-slide={name}>
          <Announcements announcements={slice.announcements} />
        </div>
      );
    case 'now':
      return null;
  }
}

/** The table of a group, from the group's own data. */
export function Table({ slug }: { slug: string }) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.group, params: { label: slug } });
  if (slice?.status !== 200) return null;
  const { group, category, rows } = slice.body;
  // A bracket match is a group of two: its table says nothing.
  if (group.isBracket) return null;
  return (
    <table className={`screen-slide__table ${categoryLook(category.gender, category.ageRank).inkClass}`}>
      <caption>
        <Plate category={category} text={group.label} />
      </caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{t('results.column.team')}</th>
          <th scope="col">{t('results.column.gamesShort')}</th>
          <th scope="col">
            <span aria-hidden="true">+/−</span>
            <span className="visually-hidden">{t('results.column.difference')}</span>
          </th>
          <th scope="col">{t('results.column.points')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.seat}>
            <td>{row.position ?? '–'}</td>
            <th scope="row">
              {row.team ? <Flag countryCode={row.team.countryCode} sportCode={row.team.sportCode} /> : null}{' '}
              {opponentName(t, row)}
            </th>
            <td>{row.games}</td>
            <td>{signed(row.goalsScored - row.goalsConceded)}</td>
            <td>
              <b>{row.points}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function signed(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${Math.abs(difference)}`;
}

/** The best scorers of a category, from its own data; equal goals share a rank (SS7). */
export function Scorers({ category }: { category: PrintedCategory & { readonly code: string } }) {
  const t = useWords();
  const { slice } = useSlice({ page: pages.category, params: { code: category.code } });
  if (slice?.status !== 200 || slice.body.topScorers.length === 0) return null;
  const { topScorers } = slice.body;
  const ranks = ranksInOrder(topScorers, (one, next) => one.goals === next.goals);
  return (
    <section className="screen-slide screen-slide--scorers">
      <h2>
        <Plate category={category} text={category.code} /> {t('halls.playlist.scorers')}
      </h2>
      <ol>
        {topScorers.map(({ teamId, number, name, goals }, at) => (
          <li key={`${teamId} ${number} ${name}`}>
            <b>{ranks[at]}</b>
            <span>
              {name ?? number} <small>{teamNameOf(slice.body, teamId)}</small>
            </span>
            <b>{goals}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function teamNameOf({ teams }: CategorySlice, id: number): string {
  const team = teams.find((one) => one.id === id);
  return team ? fullName(team) : '';
}

/** Who supports the cup. */
export function Partners({
  partners,
}: {
  partners: NonNullable<HallSlice['edition']['identity']>['partners'];
}) {
  const t = useWords();
  return (
    <section className="screen-slide screen-slide--partners">
      <h2>{t('shell.partners')}</h2>
      <ul>
        {partners.map(({ name, kind, logo }) => (
          <li key={name} className={kind === 'main' ? 'screen-slide__main-partner' : undefined}>
            {logo === null ? name : <img src={imageAddress(logo, { height: 256 })} alt={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
