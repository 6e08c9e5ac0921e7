import { handedOver } from '../outbox/hand-over.ts';
import { copyAfter } from '../outbox/list.ts';
import { isUnsent } from '../outbox/record.ts';
import type { Mutation } from './world.ts';

/** Wrong decisions of devices in a transfer of a match, by what they do. */
export const handOverMutations: Record<string, Mutation> = {
  'a hand-over leaves behind the list of the server': {
    device: { handedOver: (found) => ({ ...handedOver(found), events: [] }) },
  },
  'a hand-over leaves behind what was refused': {
    device: {
      handedOver: (found) => handedOver({ ...found, records: found.records.filter(isUnsent) }),
    },
  },
  'a hand-over lets an older list stand': {
    device: { copyAfter: (before, handed) => before ?? copyAfter(null, handed) },
  },
  'a hand-over replaces a newer list': {
    device: { copyAfter: (_before, handed) => copyAfter(null, handed) },
  },
};
