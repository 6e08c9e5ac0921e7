import type { Seat, SeatDecision } from '@sevenmetre/contract/groups/decisions';
import type { Translator } from '@sevenmetre/phrases';

/** "MA final, seat 1", or "Match 7 (MA final)" where the match has no seat. */
export function seatText(t: Translator, { group, seat, matchNumber }: Seat): string {
  const label = group?.label ?? '';
  if (seat !== null) return t('groups.decisions.seat', { group: label, seat });
  return t('groups.decisions.match', { number: String(matchNumber), group: label });
}

/** Who sits there, and why. */
export function teamText(t: Translator, { team, byHand, waitsFor }: Seat): string {
  const name = team?.name ?? t('groups.nobody');
  if (waitsFor === null) return t('groups.decisions.named', { team: name });
  const names = { team: name, group: waitsFor.groupLabel, place: waitsFor.place };
  if (byHand && team === null) return t('groups.decisions.leftEmpty', names);
  return t(byHand ? 'groups.decisions.byHand' : 'groups.decisions.byTable', names);
}

/** Unlike that of every other seat on the page. */
export function seatKey({ target }: Seat): string {
  return target.kind === 'seat' ? `seat-${target.id}` : `${target.side}-${target.id}`;
}

/** Why only the organiser can settle the seat. */
export function problemText(t: Translator, decision: SeatDecision): string {
  const { problem, team, belongsTo, waitsFor } = decision;
  const nobody = t('groups.nobody');
  const names = {
    team: team?.name ?? nobody,
    other: belongsTo?.name ?? nobody,
    group: waitsFor?.groupLabel ?? '',
    place: waitsFor?.place ?? 0,
    seats: decision.clashesWith.map((seat) => seatText(t, seat)).join('; '),
  };
  if (problem === 'clash') return t('groups.decisions.clash', names);
  if (problem === 'twice') return t('groups.decisions.twice', names);
  if (problem === 'walkover')
    return t(belongsTo ? 'groups.decisions.walkover' : 'groups.decisions.walkoverNobody', names);
  if (problem === 'nobody') return t('groups.decisions.nobodyComes', names);
  if (problem === 'played')
    return t(belongsTo ? 'groups.decisions.wrong' : 'groups.decisions.wrongNobody', names);
  return t(team ? 'groups.decisions.seatedLeft' : 'groups.decisions.left', names);
}
