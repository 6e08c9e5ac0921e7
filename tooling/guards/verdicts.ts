import { keyOfFile } from './tests.ts';
import type { Plan, RunFile, TestKey } from './tests.ts';

export interface Verdict {
  /** All that were away together. */
  readonly ids: readonly string[];
  readonly key: TestKey;
  /** `unclear`: an earlier failure has upset the file. */
  readonly came: 'noticed' | 'unnoticed' | 'unclear';
}

/** What a round has shown. A failure counts while the tests without a change around it pass. */
export function verdictsOf(plan: Plan, run: readonly RunFile[]): Verdict[] {
  return run.flatMap((file) => {
    const whole = plan[keyOfFile(file.file)];
    if (whole === undefined) return verdictsOfTests(plan, file);
    return [{ ids: whole, key: keyOfFile(file.file), came: file.passed ? 'unnoticed' : 'noticed' }];
  });
}

function verdictsOfTests(plan: Plan, { tests }: RunFile): Verdict[] {
  let isCalm = true;
  return tests.flatMap(({ key, passed }): Verdict[] => {
    const ids = plan[key];
    if (ids === undefined) {
      isCalm = passed;
      return [];
    }
    if (passed) return [{ ids, key, came: 'unnoticed' }];
    const came = isCalm ? 'noticed' : 'unclear';
    isCalm = false;
    return [{ ids, key, came }];
  });
}
