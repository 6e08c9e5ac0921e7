import type { JoinSlice } from '@sevenmetre/contract/join/join-slice';
import { imageAddress } from '@sevenmetre/contract/images/images';
import type { Translator } from '@sevenmetre/phrases';
import { categoryLook, glyphPath } from '@sevenmetre/rules/look';
import type { JoinPhase } from '@sevenmetre/rules/registration';
import { dashboardPath } from '../../../lib/paths/paths.ts';
import { clockTime } from '../../../lib/time/age.ts';
import { dateInMonth, dayIn, dayRange } from '../../../lib/time/days.ts';
import { useNow } from '../../../lib/time/now.ts';
import { moneyText } from '../../../lib/words/money.ts';
import { useWords } from '../../../lib/words/words.ts';
import { CoverPicture } from '../../../ui/cover-picture.tsx';
import { Link } from '../../../ui/link.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { usualCurrency } from './calculator.tsx';
import { RegisterLink } from './register-link.tsx';
import { RemindForm } from './remind-form.tsx';
import './join-cover.css';

interface CoverProps {
  readonly slice: JoinSlice;
  readonly phase: JoinPhase;
}

/** What and when, and the one thing to do now. */
export function JoinCover({ slice, phase }: CoverProps) {
  const t = useWords();
  const { name, city, startDate, endDate, identity } = slice.edition;
  const picture = identity?.cover ?? null;
  return (
    <div className="join-cover">
      <div className="page-width">
        {picture === null ? (
          <Court slice={slice} />
        ) : (
          <CoverPicture className="join-cover__picture" address={picture} />
        )}
        <p className="join-cover__name">{name}</p>
        <h1>{t('join.title')}</h1>
        <p className="join-cover__when">
          <b>{dayRange(t, startDate, endDate)}</b>
          {city}
        </p>
        <Action slice={slice} phase={phase} />
      </div>
    </div>
  );
}

function Action({ slice, phase }: CoverProps) {
  const t = useWords();
  const { edition, window, contact } = slice;
  const hasBegun = useHasBegun(slice);
  if (phase === 'before') {
    const opens = window.from === null ? '' : momentText(t, window.from, edition.timeZone);
    return <RemindForm opens={t('join.opens', { moment: opens })} />;
  }
  if (phase === 'open')
    return (
      <p className="join-cover__action">
        <RegisterLink className="button join-cover__button">{t('join.register')}</RegisterLink>
        <DaysLeft slice={slice} />
      </p>
    );
  return (
    <div className="join-cover__action">
      {contact?.email && !hasBegun ? (
        <a className="button join-cover__button" href={waitingMail(t, contact.email, edition.name)}>
          {t('join.wait.button')}
        </a>
      ) : (
        <Link className="button join-cover__button" to={dashboardPath}>
          {t('join.toResults')}
        </Link>
      )}
      <Closed slice={slice} />
    </div>
  );
}

function waitingMail(t: Translator, email: string, tournament: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(t('join.wait.subject', { tournament }))}`;
}

function DaysLeft({ slice }: { slice: JoinSlice }) {
  const t = useWords();
  const { window, edition } = slice;
  const days = useDaysLeft(slice);
  if (window.till === null || days === null) return null;
  return (
    <span>
      {t('join.daysLeft', { count: days })}
      <br />
      {t('join.until', { moment: momentText(t, window.till, edition.timeZone) })}
    </span>
  );
}

/** Days of the tournament's zone to the one on which the window ends, 0 on it; null: it has no end. */
function useDaysLeft({ window: { till }, edition: { timeZone } }: JoinSlice): number | null {
  const dayOf = (instant: number) => Date.parse(dayIn(timeZone, instant)) / 86_400_000;
  return useNow((now) => (till === null ? null : Math.max(0, dayOf(Date.parse(till)) - dayOf(now))));
}

/** From the first day on nobody waits for a place. */
function useHasBegun({ edition: { timeZone, startDate } }: JoinSlice): boolean {
  return useNow((now) => dayIn(timeZone, now) >= startDate);
}

function Closed({ slice }: { slice: JoinSlice }) {
  const t = useWords();
  const hasBegun = useHasBegun(slice);
  const { window, edition, categories, deadlines, contact } = slice;
  const dateOf = (instant: string) => dateInMonth(t, dayIn(edition.timeZone, Date.parse(instant)));
  const today = useNow((now) => dayIn(edition.timeZone, now));
  const draw = deadlines.find(({ kind }) => kind === 'draw');
  const isDrawn = draw !== undefined && dayIn(edition.timeZone, Date.parse(draw.at)) < today;
  const teams = categories.reduce((sum, { held }) => sum + held, 0);
  return (
    <span>
      {window.till === null ? t('join.closed') : t('join.closedOn', { date: dateOf(window.till) })}
      <br />
      {teams === 0 ? null : `${t('join.teamsIn', { count: teams })} `}
      {draw === undefined ? null : t(isDrawn ? 'join.drawnOn' : 'join.drawOn', { date: dateOf(draw.at) })}
      {contact?.email && !hasBegun ? (
        <>
          <br />
          {t('join.wait.text')}
        </>
      ) : null}
    </span>
  );
}

/** "31 January 23:59" on the clocks of the tournament. */
function momentText(t: Translator, instant: string, timeZone: string): string {
  const now = Date.parse(instant);
  return `${dateInMonth(t, dayIn(timeZone, now))} ${clockTime(timeZone, now)}`;
}

/** Four numbers that decide whether one reads on. */
export function JoinFacts({ slice }: { slice: JoinSlice }) {
  const t = useWords();
  const { edition, categories, halls, prices } = slice;
  const currency = usualCurrency(t.locale);
  const days = Math.round((Date.parse(edition.endDate) - Date.parse(edition.startDate)) / 86_400_000) + 1;
  const fees = prices
    .filter(({ serviceType }) => serviceType === 'entry-fee')
    .map(({ priceCzk, priceEur }) => (currency === 'CZK' ? priceCzk : priceEur));
  const price = moneyText(t, Math.min(...fees), currency);
  const facts = [
    [t('join.facts.days', { count: days }), dayRange(t, edition.startDate, edition.endDate)],
    ...(categories.length === 0
      ? []
      : [[t('join.facts.categories', { count: categories.length }), t('join.facts.sports')]]),
    ...(halls.length === 0 ? [] : [[t('join.facts.halls', { count: halls.length }), edition.city]]),
    ...(fees.length === 0 ? [] : [[t('join.facts.from', { price }), t('join.facts.team')]]),
  ];
  return (
    <ul className="join-facts" aria-label={t('join.facts.label')}>
      {facts.map(([fact, about]) => (
        <li key={fact}>
          <b>{fact}</b>
          {about}
        </li>
      ))}
    </ul>
  );
}

/** On phones the way to register stays at the foot, instead of the visitors' bar. */
export function JoinBar({ slice }: { slice: JoinSlice }) {
  const t = useWords();
  useBottomBar('join');
  const { startDate, endDate } = slice.edition;
  const days = useDaysLeft(slice);
  return (
    <aside className="join-bar" aria-label={t('join.register')}>
      <p>
        <b>{dayRange(t, startDate, endDate)}</b>
        {days === null ? slice.edition.city : t('join.daysLeft', { count: days })}
      </p>
      <RegisterLink className="button">{t('join.registerShort')}</RegisterLink>
    </aside>
  );
}

/** The goal area of a cup without a picture: its categories on the nine-metre line, the youngest first, and its logo in the goal. */
function Court({ slice: { categories, edition } }: { slice: JoinSlice }) {
  const logo = edition.identity?.logo ?? null;
  const inOrder = categories.toSorted((one, other) => other.ageRank - one.ageRank);
  const size = Math.min(2.4, 28 / inOrder.length).toFixed(2);
  const signs = inOrder.map((category, at) => {
    const [x, y] = onLine(at, inOrder.length);
    const transform = `translate(${x} ${y}) scale(${size}) translate(-12 -12)`;
    return { code: category.code, transform, ...categoryLook(category.gender, category.ageRank) };
  });
  return (
    <svg className="join-cover__court" viewBox="0 0 640 400" aria-hidden="true">
      <g className="join-cover__lines">
        <path d="M170 400a150 150 0 0 1 300 0M300 296h40" />
        <path strokeDasharray="20 14" d="M58 400a262 262 0 0 1 524 0" />
      </g>
      <g>
        {signs.map(({ code, shape, transform }) => (
          <path key={code} d={glyphPath(shape, 'solid')} transform={transform} />
        ))}
      </g>
      {signs.map(({ code, shape, fill, inkClass, transform }) => (
        <path
          key={code}
          className={inkClass}
          d={glyphPath(shape, fill)}
          fillRule="evenodd"
          transform={transform}
        />
      ))}
      {logo === null ? null : (
        <image href={imageAddress(logo, { height: 256 })} x="276" y="308" width="88" height="88" />
      )}
    </svg>
  );
}

/** Where one of several stands on the nine-metre line, from the left; both ends of the line are a little farther. */
function onLine(at: number, count: number): readonly [x: number, y: number] {
  const end = 0.19;
  const angle = count === 1 ? Math.PI / 2 : Math.PI - end - (at * (Math.PI - 2 * end)) / (count - 1);
  return [Math.round(320 + 262 * Math.cos(angle)), Math.round(400 - 262 * Math.sin(angle))];
}
