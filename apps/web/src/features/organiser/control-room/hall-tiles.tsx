import type { ControlRoom, HallLine } from '@sevenmetre/contract/control-room/schemas';
import { categoryLook } from '@sevenmetre/rules/look';
import { isLive } from '../../../lib/matches/match-clock.ts';
import { adminMatchPath, hallPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Link } from '../../../ui/link.tsx';
import { Closed, Minute } from './late-halls.tsx';
import { matchName, timeIn, useRoom } from './room-context.ts';
import './hall-tiles.css';

/** What each hall plays now, late halls first: its match with the score, or the next one. */
export function HallTiles({ halls }: Pick<ControlRoom, 'halls'>) {
  const t = useWords();
  if (halls.length === 0) return null;
  return (
    <section className="control-room__card" aria-labelledby="control-room-halls">
      <div className="control-room__head">
        <h2 id="control-room-halls">{t('controlRoom.halls.nowTitle')}</h2>
        <small>{t('controlRoom.halls.lateFirst')}</small>
      </div>
      <ul className="hall-tiles">
        {halls
          .toSorted((a, b) => b.late - a.late)
          .map((hall) => (
            <li key={hall.id}>
              <HallTile hall={hall} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Reversed while a match is played in the hall. */
function HallTile({ hall }: { hall: HallLine }) {
  const { locale } = useLanguage();
  const { categories } = useRoom();
  const match = hall.now ?? hall.next;
  const category = categories.find(({ code }) => code === match?.categoryCode);
  const isPlayed = hall.now !== null && isLive(hall.now);
  const ink = category ? categoryLook(category.gender, category.ageRank).inkClass : '';
  return (
    <Link
      className={`hall-tile ${isPlayed ? `is-played ${ink}` : ''}`}
      to={match === null ? hallPath(hall.id) : adminMatchPath(match.slug)}
    >
      <span className="hall-tile__head">
        <b>{hall.code}</b>
        {category ? <Glyph category={category} className="hall-tile__shape" /> : null}
        {match === null ? null : <span className="hall-tile__match">{matchName(match)}</span>}
        <span className="hall-tile__when">
          <When hall={hall} />
        </span>
      </span>
      {match === null ? null : (
        <>
          <Side name={match.home} score={isPlayed ? (hall.now?.homeScore ?? null) : null} />
          <Side name={match.away} score={isPlayed ? (hall.now?.awayScore ?? null) : null} />
        </>
      )}
      <span className="hall-tile__foot">
        <span className="hall-tile__name">{localName(hall, locale)}</span>
        <Foot hall={hall} />
      </span>
    </Link>
  );
}

function Side({ name, score }: { name: string | null; score: number | null }) {
  return (
    <>
      <span className="hall-tile__team">{name ?? '–'}</span>
      <span className="hall-tile__goals">{score ?? '–'}</span>
    </>
  );
}

/** The minute that is played; of a hall between two matches, when the next one begins. */
function When({ hall }: { hall: HallLine }) {
  const t = useWords();
  const { timeZone } = useRoom();
  if (hall.closedUntil !== null) return <Closed until={hall.closedUntil} />;
  if (hall.now !== null) return <Minute match={hall.now} />;
  if (hall.next === null) return <>{t('controlRoom.halls.done')}</>;
  return <>{timeIn(timeZone, hall.next.expectedAt ?? hall.next.startsAt)}</>;
}

/** What needs somebody in the hall, the worst first; otherwise when its next match begins. */
function Foot({ hall }: { hall: HallLine }) {
  const t = useWords();
  const { timeZone } = useRoom();
  const { late, silentSince, unsent, closesAt, now, next } = hall;
  const sign =
    late > 0
      ? t('controlRoom.figures.late', { minutes: late })
      : silentSince !== null
        ? t('controlRoom.halls.silent', { time: timeIn(timeZone, silentSince) })
        : unsent !== null
          ? t('controlRoom.halls.notSent', { count: unsent.records })
          : closesAt !== null
            ? t('controlRoom.halls.closes', { time: closesAt })
            : null;
  if (sign !== null) return <b className="hall-tile__sign">{sign}</b>;
  if (now === null || next === null) return null;
  return (
    <span>{t('controlRoom.halls.nextAt', { time: timeIn(timeZone, next.expectedAt ?? next.startsAt) })}</span>
  );
}
