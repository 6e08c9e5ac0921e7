import { createClient } from '@sevenmetre/contract/client';
import type { MatchSlice } from '@sevenmetre/contract/matches/match-slice';
import { scoutingOperations } from '@sevenmetre/contract/scouting/operations';
import type { MatchShots, TeamScouting } from '@sevenmetre/contract/scouting/schemas';
import { sides } from '@sevenmetre/rules/vocabulary';
import { useEffect, useState } from 'react';
import { ownOrigin } from '../../../lib/api/api.ts';
import { useWords } from '../../../lib/words/words.ts';
import { HalfCourt, ShotMark } from '../../../ui/half-court.tsx';
import './shot-map.css';

const api = createClient(ownOrigin, scoutingOperations);

/** Where both teams of a match have shot from, without players (SO5). Read again whenever the score changes. */
export function ShotMap({ ticket }: Pick<MatchSlice, 'ticket'>) {
  const t = useWords();
  const { id, homeScore, awayScore, stageCode } = ticket;
  const [shots, setShots] = useState<MatchShots | 'offline' | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (read: MatchShots | 'offline') => {
      // A map that is shown stays when the network goes.
      if (!isLeft) setShots((before) => (read === 'offline' && before !== null ? before : read));
    };
    api.matchShots({ params: { matchId: id } }).then(
      ({ status, body }) => take(status === 200 ? body : 'offline'),
      () => take('offline'),
    );
    return () => {
      isLeft = true;
    };
  }, [id, homeScore, awayScore, stageCode]);
  if (shots === null) return null;
  return (
    <section>
      <h3 className="day">{t('scouting.shots.title')}</h3>
      {shots === 'offline' ? (
        <p>{t('scouting.shots.offline')}</p>
      ) : (
        <div className="shot-maps">
          {sides.map((side) => (
            <Team key={side} name={nameOf(ticket[side])} scouted={shots[side]} />
          ))}
        </div>
      )}
    </section>
  );
}

function Team({ name, scouted }: { readonly name: string; readonly scouted: TeamScouting }) {
  const t = useWords();
  const { shots, saves, assists, turnovers } = scouted;
  const ended = (result: string) => String(shots.filter((shot) => shot.result === result).length);
  return (
    <figure className="shot-maps__team">
      <figcaption>{name}</figcaption>
      {shots.length === 0 ? (
        <p>{t('scouting.shots.none')}</p>
      ) : (
        <>
          <HalfCourt label={t('scouting.court', { count: shots.length })}>
            {shots.map((shot, index) => (
              <ShotMark key={index} {...shot} />
            ))}
          </HalfCourt>
          <p>
            {t('scouting.shots.list', {
              goals: ended('goal'),
              saved: ended('saved'),
              post: ended('post'),
              wide: ended('wide'),
              blocked: ended('blocked'),
            })}
          </p>
        </>
      )}
      <p>
        {t('scouting.counts', {
          shots: String(shots.length),
          saves: String(saves),
          assists: String(assists),
          turnovers: String(turnovers),
        })}
      </p>
    </figure>
  );
}

function nameOf({ team }: MatchSlice['ticket']['home']): string {
  if (team === null) return '–';
  return team.numeral === null ? team.name : `${team.name} ${team.numeral}`;
}
