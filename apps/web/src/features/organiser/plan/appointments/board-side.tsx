import { useState } from 'react';
import { minutesOfDay } from '@sevenmetre/rules/dates';
import { dotted } from '../../../../lib/words/dotted.ts';
import { useWords } from '../../../../lib/words/words.ts';
import { Badge } from '../../../../ui/page/badge.tsx';
import { timeText } from '../clock.ts';
import {
  type BoardView,
  type ShownMatch,
  isNamed,
  playedWithoutPair,
  teamsText,
  withoutPair,
} from './board-model.ts';
import { type BoardSideProps, MatchPlate, PairLens } from './pair-lens.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Appointing } from './use-appointments.ts';

/** Matches that need a pair, with suggestions; below, what is chosen. */
export function BoardSide(props: BoardSideProps) {
  const { view, matches, appointing } = props;
  const t = useWords();
  const open = withoutPair(matches);
  const played = playedWithoutPair(matches).length;
  const named = matches.filter(isNamed).length;
  const missing = open.filter((match) => !isNamed(match)).length + played;
  const [opened, setOpened] = useState<number | null>(null);
  const most = view.board.input.rules.mostPerDay * view.pairs.length;
  return (
    <aside className="appointments__side" aria-label={t('appointments.without')}>
      <section className="appointments__without">
        <div className="appointments__side-head">
          <h2>{t('appointments.without')}</h2>
          <Badge kind={missing > played ? 'bad' : played > 0 ? 'plain' : 'good'}>
            {t('appointments.withoutCount', { count: missing, of: matches.length })}
          </Badge>
        </div>
        {open.length + played + named === 0 ? <p className="quiet">{t('appointments.withoutNone')}</p> : null}
        {played > 0 ? <p className="quiet">{t('appointments.withoutPlayed', { count: played })}</p> : null}
        {named > 0 ? <p className="quiet">{t('appointments.namedAtMatch', { count: named })}</p> : null}
        {open.length === matches.length && matches.length > 0 ? (
          <p>
            <b>{t('appointments.nobodyYet')}</b>{' '}
            {t('appointments.nobodyText', { matches: matches.length, pairs: view.pairs.length, most })}
          </p>
        ) : null}
        <ul>
          {open.slice(0, 60).map((match) => (
            <OpenMatch
              key={match.id}
              view={view}
              match={match}
              isOpen={opened === match.id}
              toggle={() => setOpened(opened === match.id ? null : match.id)}
              appointing={appointing}
            />
          ))}
        </ul>
      </section>
      <PairLens {...props} />
    </aside>
  );
}

interface OpenMatchProps {
  readonly view: BoardView;
  readonly match: ShownMatch;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly appointing: Appointing;
}

function OpenMatch({ view, match, isOpen, toggle, appointing }: OpenMatchProps) {
  const t = useWords();
  const { number, led, hallCode, state, appointment, named } = match;
  const kind = state === 'none' ? 'plain' : 'bad';
  const askedPair = view.pairs.find(({ pair }) => pair.id === appointment?.toldPairId)?.name ?? '';
  return (
    <li>
      <div className="appointments__open-head">
        <MatchPlate view={view} match={match} />
        <b>{number}</b>
        <span className="quiet">
          {timeText(led.start % minutesOfDay)} {hallCode}
        </span>
        <Badge kind={kind}>{t(`appointments.badge.${state}`)}</Badge>
      </div>
      <p className="quiet">{dotted([teamsText(t, match), ...named])}</p>
      {appointment?.note ? (
        <p className="quiet">{t('appointments.saysWhy', { pair: askedPair, note: appointment.note })}</p>
      ) : null}
      <button type="button" className="tool-button tool-button--slim" aria-expanded={isOpen} onClick={toggle}>
        {t('appointments.suggest')}
      </button>
      {isOpen ? <Suggestions view={view} match={match} appointing={appointing} done={toggle} /> : null}
    </li>
  );
}
