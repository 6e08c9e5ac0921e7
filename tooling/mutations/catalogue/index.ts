import type { Mutation } from '../mutation.ts';
import { deviceMutations } from './device.ts';
import { liveMutations } from './live.ts';
import { protocolMutations } from './protocol.ts';
import { serverMutations } from './server.ts';

/** Every mutation that a suite must notice, by layer. */
export const catalogue: readonly Mutation[] = [
  ...protocolMutations,
  ...deviceMutations,
  ...serverMutations,
  ...liveMutations,
];
