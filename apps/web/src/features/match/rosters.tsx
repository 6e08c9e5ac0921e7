import type { MatchSlice } from '@sevenmetre/contract/schemas/slices';
import { fullName, opponentName } from '@sevenmetre/phrases/names';
import { noMarks } from '@sevenmetre/rules/match';
import { sides } from '@sevenmetre/rules/vocabulary';
import type { Side } from '@sevenmetre/rules/vocabulary';
import { useWords } from '../../lib/words.ts';
import { Flag } from '../../ui/flag.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RosterRow } from './roster-row.tsx';
import type { Story } from './story.ts';

interface RostersProps {
  readonly slice: MatchSlice;
  readonly story: Story;
}

/** Who plays for both teams, with what stands behind each name on the match sheet. */
export function Rosters({ slice, story }: RostersProps) {
  const t = useWords();
  if (slice.detail === 'absent') {
    return (
      <section>
        <Notice drawing="ticket" heading={t('match.empty.absent')}>
          {t('match.empty.absentText')}
        </Notice>
      </section>
    );
  }
  return (
    <div className="ros">
      {sides.map((side) => (
        <Roster key={side} side={side} slice={slice} story={story} />
      ))}
    </div>
  );
}

function Roster({ side, slice, story }: RostersProps & { side: Side }) {
  const t = useWords();
  const { team } = slice.ticket[side];
  const entries = slice.roster.filter((entry) => entry.side === side);
  const unnamed = goalsWithoutPlayer(story, side);
  return (
    <section aria-labelledby={`roster-${side}`}>
      <div className="hd">
        <h2 id={`roster-${side}`}>
          {team ? <Flag countryCode={team.countryCode} sportCode={team.sportCode} /> : null}
          {team ? fullName(team) : opponentName(t, slice.ticket[side])}
        </h2>
      </div>
      {entries.length === 0 ? (
        <Notice drawing="ticket" heading={t('match.empty.roster')}>
          {t('match.empty.rosterText')}
        </Notice>
      ) : (
        <RosterTable side={side} slice={slice} story={story} />
      )}
      {unnamed === 0 ? null : <p className="mu sm">{t('match.roster.unnamed', { count: unnamed })}</p>}
    </section>
  );
}

function RosterTable({ side, slice, story }: RostersProps & { side: Side }) {
  const t = useWords();
  const entries = slice.roster.filter((entry) => entry.side === side);
  const leaders = entries.filter(({ isLeader }) => isLeader);
  return (
    <table
      className="tb ro"
      aria-label={t('match.roster.caption', { team: opponentName(t, slice.ticket[side]) })}
    >
      <thead>
        <tr>
          <Column short={t('match.roster.numberShort')} long={t('match.roster.number')} />
          <th scope="col" className="l">
            {t('match.roster.player')}
          </th>
          <th scope="col">{t('match.roster.goals')}</th>
          <Column short={t('match.roster.sevenShort')} long={t('match.roster.seven')} />
          <Column short={t('match.roster.suspensionsShort')} long={t('match.roster.suspensions')} />
          <th scope="col">{t('match.roster.cards')}</th>
        </tr>
      </thead>
      <tbody>
        {entries
          .filter(({ isLeader }) => !isLeader)
          .map((entry) => (
            <RosterRow key={entry.id} entry={entry} marks={story.marks.get(entry.id) ?? noMarks} />
          ))}
      </tbody>
      {leaders.length === 0 ? null : (
        <tbody className="z-none">
          <tr className="zone">
            <th scope="rowgroup" colSpan={6}>
              <span>{t('match.roster.leaders')}</span>
            </th>
          </tr>
          {leaders.map((entry) => (
            <RosterRow key={entry.id} entry={entry} marks={story.marks.get(entry.id) ?? noMarks} />
          ))}
        </tbody>
      )}
    </table>
  );
}

function Column({ short, long }: { short: string; long: string }) {
  return (
    <th scope="col" aria-label={long} title={long}>
      {short}
    </th>
  );
}

function goalsWithoutPlayer({ moments }: Story, side: Side): number {
  return moments
    .filter(({ event }) => event.side === side && event.competitionMatchParticipantId === null)
    .reduce((sum, { type }) => sum + type.scoreIncrease, 0);
}
