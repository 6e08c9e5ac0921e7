import type { MatchTicket } from '@sevenmetre/contract/matches/match-ticket';
import { pages } from '@sevenmetre/contract/pages';
import type { ScheduleSlice } from '@sevenmetre/contract/schedule/schedule-slice';
import { opponentName } from '@sevenmetre/phrases/names';
import { categoryLook } from '@sevenmetre/rules/look';
import { later } from '../../../lib/page/deferred-part.tsx';
import { groupPath, hallPath, matchPath } from '../../../lib/paths/paths.ts';
import { countdown } from '../../../lib/time/countdown.ts';
import { useNow } from '../../../lib/time/now.ts';
import { useSlice } from '../../../lib/slices/use-slice.ts';
import { browserWords } from '../../../lib/words/browser-words.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Link } from '../../../ui/link.tsx';
import { SmallGroupTable } from '../../../ui/groups/small-group-table.tsx';
import './match-pane.css';

/** Loaded separately: it needs more words, and it fetches the page data of single matches. */
const More = later(async () => {
  const [part] = await Promise.all([
    import('./pane-more.tsx'),
    browserWords.need(['match', 'teams', 'teamDay', 'favourites']),
  ]);
  return part.PaneMore;
});

interface PaneProps {
  readonly ticket: MatchTicket;
  readonly categories: ScheduleSlice['categories'];
  /** Whether matches may be looked up by hall. */
  readonly showsHalls: boolean;
}

/** One match beside the list: who plays, where, and the table that it counts in. */
export function MatchPane({ ticket, categories, showsHalls }: PaneProps) {
  const t = useWords();
  const category = categories.find(({ code }) => code === ticket.category);
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  const { homeScore, awayScore, group, time } = ticket;
  const isScored = homeScore !== null && awayScore !== null;
  const soon = useNow((now) => countdown(t, ticket, now));
  return (
    <aside className={`match-pane ${ink}`} aria-label={t('schedule.pane')}>
      <div className="match-pane__band">
        <p className="match-pane__label">
          <span>
            {dotted(
              [group?.label, t('results.ticket.number', { number: String(ticket.matchNumber) })].filter(
                Boolean,
              ),
            )}
          </span>
          <span>{soon}</span>
        </p>
        <p className="match-pane__figure">
          {isScored ? `${homeScore}:${awayScore}` : (time ?? t('results.ticket.timeUnknown'))}
        </p>
        <h2>{`${opponentName(t, ticket.home)} – ${opponentName(t, ticket.away)}`}</h2>
      </div>
      <div className="match-pane__body">
        <Hall ticket={ticket} isLinked={showsHalls} />
        <More key={ticket.id} ticket={ticket}>
          {group && !group.bracket ? (
            <GroupOfMatch
              key={group.slug}
              slug={group.slug}
              own={[ticket.home, ticket.away].flatMap(({ team }) => team?.id ?? [])}
            />
          ) : null}
        </More>
        <Link className="button" to={matchPath(ticket.id)}>
          {t('schedule.open')}
        </Link>
      </div>
    </aside>
  );
}

function Hall({ ticket: { hall }, isLinked }: { ticket: MatchTicket; isLinked: boolean }) {
  const { locale } = useLanguage();
  if (!hall) return null;
  const name = `${localName(hall, locale)} (${hall.code})`;
  return <p className="match-pane__hall">{isLinked ? <Link to={hallPath(hall.id)}>{name}</Link> : name}</p>;
}

interface GroupOfMatchProps {
  readonly slug: string;
  /** Ids of the known teams of the match. */
  readonly own: readonly number[];
}

/** The table of the match's group, as it stands. */
function GroupOfMatch({ slug, own }: GroupOfMatchProps) {
  const { slice } = useSlice({ page: pages.group, params: { label: slug } });
  if (slice?.status !== 200) return null;
  const { group, rows } = slice.body;
  const caption = (
    <caption>
      <Link to={groupPath(slug)}>{group.label}</Link>
    </caption>
  );
  return <SmallGroupTable rows={rows} own={own} caption={caption} />;
}
