import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../lib/page/toasts.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { useWrite } from '../../../lib/queries/use-write.ts';
import { useWords } from '../../../lib/words/words.ts';

/** Answers an appointment; gives whether it was stored. */
export function useAnswer() {
  const t = useWords();
  const queries = useQueryClient();
  const write = useWrite('ownAppointmentAnswer');
  return async (matchId: number, answer: 'yes' | 'no', note: string): Promise<boolean> => {
    const outcome = await write({ params: { id: matchId }, body: { answer, note } });
    if (outcome.ok) queries.setQueryData(['ownAppointments', null, null], outcome.body);
    else showToast('error', failureText(t, outcome.failure));
    return outcome.ok;
  };
}
