import type { Suite } from '../mutation.ts';

/** The suite of one file; `test` is part of a title. */
const suite = (project: Suite['project'], file: string, test?: string): Suite => ({
  project,
  file,
  ...(test === undefined ? {} : { test }),
});

export const unit = (file: string, test?: string): Suite => suite('unit', file, test);
export const unitWeb = (file: string, test?: string): Suite => suite('unit-web', file, test);
export const integration = (file: string, test?: string): Suite => suite('integration', file, test);
export const component = (file: string, test?: string): Suite => suite('component', file, test);

/** The pure parts of the protocol in 2,000 matches. */
export const pureSimulation = unit(
  'packages/sync/src/simulation/simulation.test.ts',
  'then every promise is kept in each',
);

/** The real server and the real store of a device in a few matches. */
export const wholeSimulation = integration(
  'simulation/play.integration.test.ts',
  'then every promise is kept',
);
