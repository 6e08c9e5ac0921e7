import { type Outcome, totalLine } from './count.ts';
import { memoryFolder } from './memory-folder.ts';
import { runSteps } from './schedule.ts';
import { type Step, steps } from './steps.ts';
import { tearDownOnSignals } from './teardown.ts';

/**
 * `npm test`: runs all steps, or those named after `--`. The last line is `N passed, N failed`; exit code 1
 * when any failed.
 */
async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no test step “${unknown.join('”, “')}”; the steps are ${steps.map((step) => step.name).join(', ')}.`,
    );
    return 1;
  }
  tearDownOnSignals();
  keepFilesInMemory();
  const chosen = names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
  const began = performance.now();
  const outcomes = await runSteps(chosen, runAndReport);
  console.log(`\n${summary(chosen, outcomes)}\nin ${seconds(began)}\n`);
  const all = [...outcomes.values()];
  console.log(totalLine(all));
  return all.some((outcome) => outcome.failed > 0) ? 1 : 0;
}

/**
 * Temporary files of all steps are kept in memory where there is space, unless the environment sets another
 * folder.
 */
function keepFilesInMemory(): void {
  if (process.env['TMPDIR']) return;
  const folder = memoryFolder();
  if (folder === null) return;
  process.env['TMPDIR'] = folder.path;
  process.once('exit', folder.remove);
}

async function runAndReport(step: Step): Promise<Outcome> {
  console.log(`… ${step.title}`);
  const began = performance.now();
  const outcome = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    result: 'could not run',
    output: error instanceof Error ? error.message : String(error),
  }));
  const failed = outcome.failed > 0;
  console.log(`${failed ? '✗' : '✓'} ${step.title}: ${outcome.result} (${seconds(began)})`);
  if (failed) console.log(indent(outcome.output));
  return outcome;
}

function summary(chosen: readonly Step[], outcomes: ReadonlyMap<string, Outcome>): string {
  const lines = chosen.map((step) => {
    const outcome = outcomes.get(step.name);
    return `  ${outcome && outcome.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${outcome?.result ?? 'did not run'}`;
  });
  return lines.join('\n');
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '    ');
}

process.exitCode = await main(process.argv.slice(2));
