import type { Outcomes } from '@sevenmetre/contract/outcomes';
import type { TeamWithdrawal } from '@sevenmetre/contract/teams/team-states';
import type { Translator } from '@sevenmetre/phrases';
import type { TeamState, WithdrawnPolicy } from '@sevenmetre/rules/vocabulary';
import { showToast } from '../../../lib/page/toasts.ts';
import { useWords } from '../../../lib/words/words.ts';
import { callServer } from '../../../lib/queries/call.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useConfirm } from '../../../ui/dialogs/confirm-host.tsx';
import { leftMatches } from './left-matches.ts';
import { WithdrawalEffect } from './withdrawal-effect.tsx';

/** A withdrawal that was carried out, and the matches of groups that it leaves in the plan. */
export interface Withdrawal {
  /** Of the team, with its category. */
  readonly name: string;
  readonly matches: number;
}

interface ChangedTeam {
  readonly id: number;
  /** With its category: a club's teams of several categories are named alike. */
  readonly name: string;
  /** As it was shown. */
  readonly state: TeamState;
}

/**
 * Gives a team another state, with what it changes shown and agreed to first.
 *
 * @param report receives what came of it, and the matches that a withdrawal leaves
 * @param refuse shows why it was refused; without it a toast does for some seconds
 * @returns answers false where it was refused; undefined else
 */
export function useTeamState(
  report: (results: Outcomes['results'], withdrawal?: Withdrawal) => void,
  refuse: Refuse = toastRefusal,
) {
  const t = useWords();
  const write = useWrite('teamStatesChange', [
    'presses',
    'clubRegistrationAdmin',
    'clubRegistrations',
    'adminOverview',
    'planChanges',
  ]);
  const agree = useAgree(refuse);
  return async ({ id, name, state }: ChangedTeam, to: TeamState) => {
    // Whatever takes a team out, or brings it back: tables, seats, money and beds follow.
    const asks = to !== 'accepted' || state === 'withdrawn';
    const answer = asks ? await agree(id, name, to) : { agreed: {}, left: 0 };
    if (!answer) return answer;
    const { agreed } = answer;
    const outcome = await write({ body: { to, teams: [{ id, state, ...agreed }] } });
    if (!outcome.ok) {
      refuse(failureText(t, outcome.failure));
      return false;
    }
    for (const { groupLabel, team: seated } of outcome.body.conflicts)
      showToast('error', t('groups.conflict', { group: groupLabel ?? '', team: seated?.name ?? '' }));
    const refused = outcome.body.results.find((result) => result.outcome !== 'done');
    const left = refused === undefined ? answer.left : 0;
    if (left > 0) report(outcome.body.results, { name, matches: left });
    else report(outcome.body.results);
    if (refused === undefined || refused.outcome === 'done') return undefined;
    // The report stands at the top of the page, out of sight of a phone.
    refuse(t('registrations.bulk.not', { name, reason: t(`errors.${refused.outcome}`) }));
    return false;
  };
}

type Refuse = (text: string) => void;

const toastRefusal: Refuse = (text) => showToast('error', text);

interface Answer {
  /** What is asked of the server with it. */
  readonly agreed: { readonly agreedMatches?: number; readonly results?: WithdrawnPolicy };
  /** Matches of groups that it leaves in the plan. */
  readonly left: number;
}

const wordOf = { accepted: 'accept', waiting: 'toWaiting', withdrawn: 'withdraw' } as const;

/** Why the team stays where it is, by the match that it plays; null: it can go. */
function refusal(t: Translator, { to, playing, open }: TeamWithdrawal): string | null {
  if (to === 'accepted') return null;
  if (playing.length > 0) return t('registeredClub.plays', { matches: playing.join(', ') });
  return to === 'waiting' && open > 0 ? t('errors.team-has-matches') : null;
}

/** Shows what taking a team out of the tournament, or back into it, changes, and asks. false: refused; undefined: no. */
function useAgree(refuse: Refuse) {
  const t = useWords();
  const confirm = useConfirm();
  return async (id: number, name: string, to: TeamState): Promise<Answer | false | undefined> => {
    const effect = await callServer('teamWithdrawal', { params: { id }, query: { to } });
    if (!effect.ok) {
      refuse(failureText(t, effect.failure));
      return false;
    }
    const refused = refusal(t, effect.body);
    if (refused !== null) {
      refuse(t('registrations.bulk.not', { name, reason: refused }));
      return false;
    }
    const { open, choices } = effect.body;
    const word = wordOf[to];
    let results = choices[0]?.results;
    const choose = (chosen: WithdrawnPolicy) => {
      results = chosen;
    };
    const agreed = await confirm({
      kind: 'warning',
      title: t(`registeredClub.${word}Sure`, { team: name }),
      text: <WithdrawalEffect effect={effect.body} onChoose={choose} />,
      confirm: t(`registeredClub.${word}`),
      reject: t('signedIn.form.back'),
    });
    if (!agreed) return undefined;
    if (to !== 'withdrawn') return { agreed: {}, left: 0 };
    const left = leftMatches(effect.body, results).inGroups;
    return { agreed: { agreedMatches: open, ...(results ? { results } : {}) }, left };
  };
}
