import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, in order, as the table at the end of a run says; whoever begins them last waits for them alone.
 * Vitest itself knows durations of earlier runs only, which a fresh clone has not, and otherwise goes by the size of files.
 */
const slowest = [
  'year/year.integration.test.ts',
  'simulation/play.integration.test.ts',
  'apps/server/tests/storm.integration.test.ts',
  'apps/server/tests/tournament-folder.integration.test.ts',
  'apps/server/src/features/tournament-folder/store/import-folder.integration.test.ts',
  'apps/server/tests/process.integration.test.ts',
  'apps/server/tests/commands.integration.test.ts',
  'packages/sync/src/simulation/simulation.test.ts',
  'packages/rules/src/outlook/outlook.property.test.ts',
  'packages/engine/testing/check-plan.property.test.ts',
];

/** The order of test files within a project: the slowest first, the others as Vitest sorts them. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = slowest.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? slowest.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
