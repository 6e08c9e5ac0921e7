import type { Decisions, LotTie, Seat, SeatDecision } from '@sevenmetre/contract/groups/decisions';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/words.ts';
import { instantText } from '../../../lib/time/moments.ts';
import { useRead } from '../../../lib/queries/use-read.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Empty, Ready } from '../../../ui/page/states.tsx';
import { ClashPanel } from './clash-panel.tsx';
import { LotsPanel } from './lots-panel.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { problemText, seatKey, seatText, teamText } from './seat-words.ts';

/** What waits for the organiser: lots, and seats that no table can settle; below it what was settled by hand. */
export function DecisionsCards() {
  const read = useRead('decisions', {});
  return <Ready read={read}>{(decisions) => <Cards decisions={decisions} />}</Ready>;
}

function Cards({ decisions: { lots, seats, byHand, timeZone } }: { decisions: Decisions }) {
  const t = useWords();
  const open = lots.filter(({ drawnAt }) => drawnAt === null);
  const drawn = lots.filter(({ drawnAt }) => drawnAt !== null);
  return (
    <>
      <Card title={t('groups.decisions.title')}>
        {open.length + seats.length === 0 ? <Empty>{t('groups.decisions.none')}</Empty> : null}
        <Lots lots={open} timeZone={timeZone} />
        <ul className="group-list">
          {seats.map((seat) => (
            <DecideRow key={seatKey(seat)} decision={seat} />
          ))}
        </ul>
      </Card>
      {drawn.length + byHand.length === 0 ? null : (
        <Card title={t('groups.decisions.settled')}>
          <Lots lots={drawn} timeZone={timeZone} />
          <SeatList seats={byHand} />
        </Card>
      )}
    </>
  );
}

interface LotsProps {
  readonly lots: readonly LotTie[];
  /** Of the tournament. */
  readonly timeZone: string;
}

function Lots({ lots, timeZone }: LotsProps) {
  return (
    <ul className="group-list">
      {lots.map((tie) => (
        <LotsRow key={`${tie.group.id} ${tie.places.join()}`} tie={tie} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function LotsRow({ tie, timeZone }: { tie: LotTie; timeZone: string }) {
  const t = useWords();
  const { group, teams, places, drawnAt } = tie;
  const names = teams.map(({ name }, at) => (drawnAt === null ? name : `${places[at]}. ${name}`)).join(', ');
  const about =
    drawnAt === null
      ? t('groups.decisions.level', { places: places.join(', '), teams: names })
      : t('groups.decisions.drawnOn', { at: instantText(t, drawnAt, timeZone), teams: names });
  const word = drawnAt === null ? 'groups.decisions.draw' : 'groups.decisions.takeBackLook';
  return (
    <DecisionRow name={group.label} about={about} word={t(word)}>
      {(close) => <LotsPanel tie={tie} close={close} />}
    </DecisionRow>
  );
}

/** Seats with who sits there now, each to be changed. */
export function SeatList({ seats }: { seats: readonly Seat[] }) {
  const t = useWords();
  return (
    <ul className="group-list">
      {seats.map((seat) => (
        <SeatRow key={seatKey(seat)} seat={seat} about={teamText(t, seat)} />
      ))}
    </ul>
  );
}

/** Why only the organiser can settle the seat, and what can be done. A team is not kept where it plays while it sits elsewhere, too. */
function DecideRow({ decision }: { decision: SeatDecision }) {
  const t = useWords();
  const { problem, playedMatches, clashesWith, belongsTo } = decision;
  const isClash = clashesWith.length > 0 && playedMatches.length > 0;
  return (
    <DecisionRow
      name={seatText(t, decision)}
      about={problemText(t, decision)}
      word={t('groups.decisions.decide')}
    >
      {(close) =>
        isClash ? (
          <ClashPanel decision={decision} close={close} />
        ) : (
          <SeatPanel seat={decision} suggested={problem === 'clash' ? belongsTo : null} close={close} />
        )
      }
    </DecisionRow>
  );
}

function SeatRow({ seat, about }: { seat: Seat; about: string }) {
  const t = useWords();
  return (
    <DecisionRow name={seatText(t, seat)} about={about} word={t('groups.decisions.decide')}>
      {(close) => <SeatPanel seat={seat} close={close} />}
    </DecisionRow>
  );
}

interface DecisionRowProps {
  readonly name: string;
  readonly about: string;
  /** On the button that opens what can be done. */
  readonly word: string;
  readonly children: (close: () => void) => ReactNode;
}

function DecisionRow({ name, about, word, children }: DecisionRowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className="group-list__row group-list__decision">
        <b>{name}</b>
        <span>{about}</span>
        <button
          className="button button--outline"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {word}
          <span className="visually-hidden"> {name}</span>
        </button>
      </div>
      {isOpen ? children(() => setOpen(false)) : null}
    </li>
  );
}
