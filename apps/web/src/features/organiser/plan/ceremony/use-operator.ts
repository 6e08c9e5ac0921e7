import type { CallInput } from '@sevenmetre/contract/client';
import type { DrawOpenBody, PublicDraw } from '@sevenmetre/contract/draws/schemas';
import { useRef } from 'react';
import { showToast } from '../../../../lib/page/toasts.ts';
import type { Outcome } from '../../../../lib/queries/call.ts';
import { failureText } from '../../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../../lib/queries/use-write.ts';
import { useWords } from '../../../../lib/words/words.ts';
import type { Sent } from '../../../../ui/forms/use-form.ts';

export interface Operator {
  readonly announce: () => void;
  readonly open: (body: DrawOpenBody) => void;
  readonly recordNumbers: (numbers: readonly number[], by: string) => Promise<Sent>;
  readonly step: (shown: number, direction: 'next' | 'back') => void;
  readonly stop: (reason: string) => void;
  readonly setAside: (reason: string) => void;
}

type Call = 'drawAnnounce' | 'drawOpen' | 'drawNumbers' | 'drawStep' | 'drawStop' | 'drawSetAside';
/** A second press within this time is the same press. */
const samePress = 600;

/** What the operator of a draw does. The answer of each call is shown at once; everybody else gets it from the stream. */
export function useOperator(category: string, take: (draw: PublicDraw) => void): Operator {
  const t = useWords();
  const pressed = useRef(0);
  const params = { category };
  const announce = useWrite('drawAnnounce');
  const open = useWrite('drawOpen');
  const numbers = useWrite('drawNumbers');
  const step = useWrite('drawStep', ['planDraft', 'planTeams', 'planOverview']);
  const stop = useWrite('drawStop');
  const setAside = useWrite('drawSetAside');
  const shown = async (outcome: Promise<Outcome<Call>>) => {
    const answer = await outcome;
    if (answer.ok) take(answer.body);
    else showToast('error', failureText(t, answer.failure));
    return answer.ok;
  };
  const stepOnce = (body: CallInput<'drawStep'>['body']) => {
    const now = performance.now();
    if (now - pressed.current < samePress) return;
    pressed.current = now;
    void shown(step({ params, body }));
  };
  return {
    announce: () => void shown(announce({ params })),
    open: (body) => void shown(open({ params, body })),
    recordNumbers: async (list, by) => {
      const isStored = await shown(numbers({ params, body: { numbers: list, by } }));
      return isStored ? { ok: true } : { ok: false, failure: null };
    },
    step: (count, direction) => stepOnce({ shown: count, direction }),
    stop: (reason) => void shown(stop({ params, body: { reason } })),
    setAside: (reason) => void shown(setAside({ params, body: { reason } })),
  };
}
