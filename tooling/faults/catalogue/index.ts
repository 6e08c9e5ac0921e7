import type { Fault } from '../fault.ts';
import { deviceFaults } from './device.ts';
import { liveFaults } from './live.ts';
import { protocolFaults } from './protocol.ts';
import { serverFaults } from './server.ts';

/** Every fault that some suite has to notice, by layer. */
export const catalogue: readonly Fault[] = [
  ...protocolFaults,
  ...deviceFaults,
  ...serverFaults,
  ...liveFaults,
];
