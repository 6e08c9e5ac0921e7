import type { MessageReach } from '@sevenmetre/contract/messages/schemas';
import { type Audience, isPersonal, namesMoney } from '@sevenmetre/rules/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callServer } from '../../../lib/queries/call.ts';
import type { TypedMessage } from './message-form.ts';

/** Milliseconds after which recipients are counted again: clubs register and pay meanwhile. */
const every = 30_000;

/**
 * Whom a message with the typed recipients would reach now; the former answer stays until the next one is there.
 * undefined: not known yet.
 * @param sampleId whose values the preview shows; null: the first one
 */
export function useReach(form: TypedMessage, sampleId: number | null): MessageReach | undefined {
  const { recipientType, states, categories, placeIds, clubIds, exceptClubIds } = form;
  const { overdueOnly, withLeaders } = form;
  const body = {
    recipientType,
    states,
    categories,
    placeIds,
    clubIds,
    exceptClubIds,
    overdueOnly,
    withLeaders,
    isPersonal: isPersonal(form),
    namesMoney: namesMoney(form),
    sampleId,
  };
  const { data } = useQuery({
    queryKey: ['adminMessageReach', body satisfies Audience & object],
    queryFn: async () => {
      const outcome = await callServer('adminMessageReach', { body });
      if (!outcome.ok) throw new Error('Recipients were not counted');
      return outcome.body;
    },
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  return data;
}
