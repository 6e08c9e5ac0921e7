import type { GroupClosing } from '@sevenmetre/contract/groups/group-closing';
import type { Translator } from '@sevenmetre/phrases';
import { useWords } from '../../../lib/words/words.ts';
import { Banner } from '../../../ui/page/badge.tsx';
import './groups.css';

/** Seats and matches that change, places that stay open, and seats that stay although they would not. */
export function ClosingEffects({ closing }: { closing: GroupClosing }) {
  const t = useWords();
  const { seats, sides, undecided } = closing;
  const isNothing = seats.length + sides.length === 0;
  return (
    <>
      <h4>{t('groups.effects')}</h4>
      {isNothing ? <p>{t('groups.nothing')}</p> : null}
      <EffectList effects={closing} />
      {undecided.length > 0 ? (
        <Banner kind="wait">
          {t('groups.undecided', {
            count: undecided.length,
            places: undecided.join(', '),
          })}
        </Banner>
      ) : null}
    </>
  );
}

interface EffectListProps {
  readonly effects: Pick<GroupClosing, 'seats' | 'sides' | 'conflicts' | 'clashes'>;
}

/** Seats and matches that change, and seats that stay although they would not. */
export function EffectList({ effects: { seats, sides, conflicts, clashes } }: EffectListProps) {
  const t = useWords();
  return (
    <>
      <ul className="group-list__effects">
        {seats.map((change) => (
          <li key={`${change.groupLabel} ${change.seat}`}>
            {t('groups.seat', {
              group: change.groupLabel,
              seat: change.seat,
              team: teamText(t, change),
            })}
          </li>
        ))}
        {sides.map((change) => (
          <li key={`${change.matchNumber} ${change.side}`}>{sideText(t, change)}</li>
        ))}
      </ul>
      {conflicts.map(({ groupLabel, team, belongsTo }) => (
        <Banner key={`${groupLabel} ${team?.id}`} kind="bad">
          {t(team ? 'groups.conflict' : 'groups.conflictEmpty', {
            group: groupLabel ?? '',
            team: (team ?? belongsTo)?.name ?? t('groups.nobody'),
          })}
        </Banner>
      ))}
      {clashes.map(({ team, groupLabels }) => (
        <Banner key={team.id} kind="bad">
          {t('groups.clash', { team: team.name, groups: groupLabels.join(', ') })}
        </Banner>
      ))}
    </>
  );
}

type Change = Pick<GroupClosing['seats'][number], 'before' | 'after'>;

function teamText(t: Translator, { before, after }: Change): string {
  const nobody = t('groups.nobody');
  if (before === null) return after?.name ?? nobody;
  return t('groups.fromTo', { before: before.name, after: after?.name ?? nobody });
}

function sideText(t: Translator, change: GroupClosing['sides'][number]): string {
  const { matchNumber: number, groupLabel: group } = change;
  const team = teamText(t, change);
  return group === null
    ? t('groups.sideAlone', { number: String(number), team })
    : t('groups.side', { number: String(number), group, team });
}
