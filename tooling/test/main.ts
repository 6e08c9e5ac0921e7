import { changedSince, reachedBy, readImportGraph } from './changed.ts';
import { root } from './command.ts';
import { type Outcome, totalLine } from './count.ts';
import { memoryFolder } from './memory-folder.ts';
import type { Ran } from './runners.ts';
import { runSteps } from './schedule.ts';
import { type Plan, type Reached, type Step, stepsOf } from './steps.ts';
import { tearDownOnSignals } from './teardown.ts';
import { type FileTime, slowestFiles } from './times.ts';

const listedFiles = 20;

/**
 * `npm test`: runs all steps, or those named after `--`. `--changed` runs only what the uncommitted changes can reach,
 * `--changed=REV` what has changed since a revision, `--nightly` everything there is. The last line is
 * `N passed, N failed`; exit code 1 when any failed.
 */
async function main(words: readonly string[]): Promise<number> {
  const options = words.filter((word) => word.startsWith('--'));
  const names = words.filter((word) => !word.startsWith('--'));
  const plan = planOf(options);
  if (typeof plan === 'string') return refuse(plan);
  const steps = stepsOf(plan);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    return refuse(`There is no test step “${unknown.join('”, “')}”; the steps are ${known}.`);
  }
  tearDownOnSignals();
  keepFilesInMemory();
  const chosen = names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
  const began = performance.now();
  const times: FileTime[] = [];
  const outcomes = await runSteps(chosen, (step) => runAndReport(step, times));
  if (times.length > 0) console.log(`\nThe slowest files:\n${slowestFiles(times, listedFiles)}`);
  console.log(`\n${summary(chosen, outcomes)}\nin ${seconds(began)}\n`);
  if (plan.reached) console.log(`${leftOut(plan.reached, chosen)}\n`);
  const all = [...outcomes.values()];
  console.log(totalLine(all));
  return all.some((outcome) => outcome.failed > 0) ? 1 : 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

/** What the options ask for, or what is wrong with them. */
function planOf(options: readonly string[]): Plan | string {
  const unknown = options.filter((option) => !/^--(?:nightly|changed(?:=.+)?)$/u.test(option));
  if (unknown.length > 0)
    return `There is no option ${unknown.join(', ')}; the options are --changed, --changed=REV, --nightly.`;
  const changed = options.find((option) => option.startsWith('--changed'));
  const nightly = options.includes('--nightly');
  if (changed === undefined) return { nightly, reached: null };
  const paths = changedSince(root, changed.split('=')[1] ?? 'HEAD');
  const reached = reachedBy(readImportGraph(root), paths);
  console.log(
    `${paths.length} files differ${reached ? '' : ', one of which can reach everything: all steps run'}.`,
  );
  return { nightly, reached };
}

/** What a run of the reached tests did not prove. */
function leftOut(reached: Reached, chosen: readonly Step[]): string {
  const ran = new Set(chosen.map(({ name }) => name));
  const files = (kind: 'unit' | 'integration' | 'component' | 'e2e'): string =>
    `${kind}: ${reached[kind].length} files`;
  const skipped = ['unit', 'integration', 'build', 'budgets', 'component', 'e2e'].filter(
    (name) => !ran.has(name),
  );
  const journeys = 'Journeys are reached by their own files only, not by the pages that they open.';
  const rest = skipped.length > 0 ? ` Not run: ${skipped.join(', ')}.` : '';
  return `Reached by the change: ${files('unit')}, ${files('integration')}, ${files('component')}, ${files('e2e')}.${rest} ${journeys}`;
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

/** Adds the times of the step's files to `times`. */
async function runAndReport(step: Step, times: FileTime[]): Promise<Outcome> {
  console.log(`… ${step.title}`);
  const began = performance.now();
  const outcome: Ran = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    result: 'could not run',
    output: error instanceof Error ? error.message : String(error),
  }));
  times.push(...(outcome.times ?? []));
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
