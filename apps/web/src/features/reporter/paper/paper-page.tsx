import type { Translator } from '@sevenmetre/phrases';
import { reportFigures } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useParams } from 'react-router';
import { dayName } from '../../../lib/time/days.ts';
import { reporterMatchPath } from '../../../lib/paths/paths.ts';
import { localName, useLanguage, useWords } from '../../../lib/words/words.ts';
import { dotted } from '../../../lib/words/dotted.ts';
import { Link } from '../../../ui/link.tsx';
import { useBottomBar } from '../../../ui/use-bottom-bar.ts';
import { browserDevice } from '../device/open-device.ts';
import { Gate } from '../device/gate.tsx';
import { boardOf, marksFor } from '../match-events/board.ts';
import type { Board } from '../match-events/board.ts';
import { secondsOf } from '../match-events/content.ts';
import { Mark } from '../matches/mark.tsx';
import { OpenNotice } from '../matches/open-notice.tsx';
import { useMatch } from '../matches/use-match.ts';
import { clockText, labelOf, typeNameOf } from '../matches/words.ts';
import { inGridOrder } from '../match-sheets/match-sheet.ts';
import type { MatchSheet } from '../match-sheets/match-sheet.ts';
import '../reporter.css';
import '../halls/hall.css';
import './paper.css';

/** The match on paper: blank when everything else fails, filled for the folder. */
export function PaperPage() {
  const { matchId: slug = '', kind = '' } = useParams();
  return <Gate>{() => <Paper key={slug} slug={slug} isFilled={kind === 'filled'} />}</Gate>;
}

function Paper({ slug, isFilled }: { slug: string; isFilled: boolean }) {
  const t = useWords();
  useBottomBar('none');
  const opened = useMatch(browserDevice(), slug);
  if (opened.kind !== 'open') return <OpenNotice opened={opened} slug={slug} />;
  const { sheet, view } = opened.table.state();
  const board = boardOf(sheet, isFilled ? view.events : [], null);
  return (
    <div className="reporter reporter-page">
      <header className="reporter-bar no-print">
        <Link className="reporter-button" to={reporterMatchPath(slug)}>
          <Mark name="back" />
          {t('reporter.matchLabel', { number: String(sheet.matchNumber) })}
        </Link>
        <span className="grow" />
        <button className="reporter-button primary" type="button" onClick={() => print()}>
          {t('reporter.paper.print')}
        </button>
      </header>
      <main id="main" className="reporter-paper">
        <Head sheet={sheet} />
        <div className="pair">
          {sides.map((side) => (
            <TeamTable key={side} side={side} sheet={sheet} board={board} />
          ))}
        </div>
        <Running sheet={sheet} board={board} isFilled={isFilled} />
        <Foot sheet={sheet} board={board} isFilled={isFilled} />
      </main>
    </div>
  );
}

export function Head({ sheet }: { sheet: MatchSheet }) {
  const { t, locale } = useLanguage();
  const facts = [
    `${sheet.groupLabel ?? ''} ${sheet.matchNumber}`,
    sheet.hall === null ? '' : localName(sheet.hall, locale),
    sheet.day === null ? '' : dayOnPaper(t, sheet.day),
    sheet.time?.slice(0, 5) ?? '',
  ];
  return (
    <>
      <h1>{t('reporter.paper.title')}</h1>
      <p>{dotted(facts.filter((fact) => fact !== ''))}</p>
    </>
  );
}

/** With its year: a sheet of paper lies in a folder for long. */
function dayOnPaper(t: Translator, day: string): string {
  return t('reporter.paper.day', { day: dayName(t, day, null), year: day.slice(0, 4) });
}

const spareRows = 2;
/** A cell to write into. */
const blank = '\u00a0';

function TeamTable({ side, sheet, board }: { side: Side; sheet: MatchSheet; board: Board }) {
  const t = useWords();
  const people = inGridOrder(sheet.people.filter((person) => person.side === side));
  return (
    <table>
      <caption>{sheet.teams[side].name}</caption>
      <thead>
        <tr>
          <th>{t('reporter.paper.number')}</th>
          <th className="wide">{t('reporter.paper.name')}</th>
          <th>{t('reporter.paper.goals')}</th>
          <th>{t('reporter.paper.cards')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => {
          const { goals, yellow, twoMinutes, red, blue } = marksFor(board, person.id);
          const letters = [
            t('reporter.letter.yellow-card').repeat(yellow),
            '2'.repeat(twoMinutes),
            t('reporter.letter.red-card').repeat(red),
            t('reporter.letter.blue-card').repeat(blue),
          ];
          return (
            <tr key={person.id}>
              <td>{person.label}</td>
              <td>{person.name}</td>
              <td>{goals > 0 ? goals : ''}</td>
              <td>{letters.filter((letter) => letter !== '').join(' ')}</td>
            </tr>
          );
        })}
        {Array.from({ length: spareRows }, (_, index) => (
          <tr key={`spare ${index}`}>
            <td>{blank}</td>
            <td>{blank}</td>
            <td>{blank}</td>
            <td>{blank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Places for the running score of a blank sheet. */
const scoreBoxes = 30;

function Running({ sheet, board, isFilled }: { sheet: MatchSheet; board: Board; isFilled: boolean }) {
  const t = useWords();
  return (
    <section>
      <h2>{t('reporter.paper.running')}</h2>
      {isFilled ? (
        <ol className="events">
          {board.rows.map(({ event, moment }) => (
            <li key={event.key}>
              {clockText(secondsOf(event.content))} {sheet.teams[event.content.side].short}{' '}
              {labelOf(sheet, event.content)} {typeNameOf(t, sheet, event.content.eventTypeId)}
              {moment.scored ? ` ${moment.home}:${moment.away}` : ''}
            </li>
          ))}
        </ol>
      ) : (
        sides.map((side) => (
          <p key={side} className="boxes">
            <b>{sheet.teams[side].short}</b>
            {Array.from({ length: scoreBoxes }, (_, index) => (
              <i key={index}>{index + 1}</i>
            ))}
          </p>
        ))
      )}
    </section>
  );
}

/** Places to write a score, and signatures. */
const scorePlace = `${blank.repeat(6)}:${blank.repeat(6)}`;
const signers = ['home', 'away', 'referees', 'timekeeper', 'scorekeeper'] as const;

export function Foot({ sheet, board, isFilled }: { sheet: MatchSheet; board: Board; isFilled: boolean }) {
  const t = useWords();
  const figures = reportFigures(board.moments);
  const timeouts = (side: Side) => figures.sides[side].timeouts.map(clockText).join(', ');
  const lines = [
    ...scoreLines(t, sheet, board, isFilled),
    [
      t('reporter.paper.timeouts'),
      sides.map((side) => `${sheet.teams[side].short}: ${timeouts(side)}`).join(blank.repeat(12)),
    ],
    [t('reporter.paper.played'), ''],
    [t('reporter.paper.spectators'), ''],
    [t('reporter.paper.referees'), sheet.referees.join(', ')],
    [t('reporter.paper.remarks'), ''],
  ];
  return (
    <>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Signatures sheet={sheet} />
    </>
  );
}

/** The score of each part that the match may have (MA46, MA110). */
function scoreLines(
  t: Translator,
  { isKnockout, extraTimes }: MatchSheet,
  { score, moments }: Board,
  isFilled: boolean,
): (readonly [string, string])[] {
  const { parts } = reportFigures(moments);
  const said = (pair: { readonly home: number; readonly away: number } | null) => {
    if (!isFilled) return scorePlace;
    return pair === null ? '–' : `${pair.home}:${pair.away}`;
  };
  const half = { home: score.homeHalfTimeScore, away: score.awayHalfTimeScore };
  const end = { home: score.homeScore, away: score.awayScore };
  const further = [
    [t('reporter.paper.regular'), said(parts.regular)],
    [t('reporter.paper.extra1'), said(parts.extra1)],
    [t('reporter.paper.extra2'), said(parts.extra2)],
  ] as const;
  return [
    [t('reporter.paper.half'), said(half)],
    ...(isKnockout ? further.slice(0, 1 + extraTimes) : []),
    ...(isKnockout ? [[t('reporter.paper.shootout'), said(parts.shootout)] as const] : []),
    [t('reporter.paper.end'), said(end)],
  ];
}

function Signatures({ sheet }: { sheet: MatchSheet }) {
  const t = useWords();
  const nameOf = (signer: (typeof signers)[number]) =>
    signer === 'home' || signer === 'away' ? sheet.teams[signer].name : t(`reporter.paper.${signer}`);
  return (
    <table>
      <caption>{t('reporter.paper.signatures')}</caption>
      <thead>
        <tr>
          <td>{blank}</td>
          <th>{t('reporter.paper.before')}</th>
          <th>{t('reporter.paper.after')}</th>
        </tr>
      </thead>
      <tbody>
        {signers.map((signer) => (
          <tr key={signer}>
            <th scope="row">{nameOf(signer)}</th>
            <td>{blank}</td>
            <td>{blank}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
