import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Machine } from './machine.ts';

/** A line of the guide that the shell does not run: its replacement here, or why there is none. */
export interface Stand {
  readonly line: RegExp;
  /** Ends with what is simulated or left out, for the report. */
  readonly as: string;
  /** Receives the line as it is in the guide. */
  readonly run?: (line: string) => Promise<void>;
}

export interface Section {
  /** As in the guide, such as `5. Two processes`. */
  readonly title: string;
  readonly lines: readonly string[];
}

/** The commands of a document by section, as an operator copies them. */
export function readSections(text: string): Section[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      lines: [...section.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
        block.trim().split('\n'),
      ),
    }));
}

/**
 * Runs the commands of a section in their order, in one shell, except those for which something stands.
 * @returns what was not run as it is written
 */
export async function runSection(
  { title, lines }: Section,
  shell: (script: string) => Promise<void>,
  stands: readonly Stand[],
): Promise<string[]> {
  const others: string[] = [];
  let waiting: string[] = [];
  const flush = async () => {
    if (waiting.length > 0) await shell(waiting.join('\n'));
    waiting = [];
  };
  for (const line of lines) {
    const stand = stands.find((each) => each.line.test(line));
    if (stand === undefined) {
      waiting.push(line);
      continue;
    }
    await flush();
    await stand.run?.(line);
    others.push(`${line}: ${stand.as}`);
  }
  await flush();
  console.log(`✓ ${title}: ${lines.length - others.length} of ${lines.length} lines run as written`);
  return others;
}

/**
 * A shell in which the commands of the guide work without being root: `su postgres -c` runs its command as the
 * superuser of the database.
 */
export function shellOn(machine: Machine, database: URL): (script: string) => Promise<string> {
  const environment = {
    ...process.env,
    PGHOST: database.hostname,
    PGPORT: database.port,
    PGUSER: database.username,
    PGPASSWORD: decodeURIComponent(database.password),
    PGDATABASE: 'postgres',
  };
  return async (script) => {
    const given = machine.map(script).replaceAll(':5432/', `:${database.port}/`);
    const text = `set -e\nsu() { bash -c "$3"; }\n${given}`;
    try {
      const { stdout } = await promisify(execFile)('/bin/bash', ['-c', text], {
        cwd: machine.folder,
        env: environment,
      });
      return stdout;
    } catch (error) {
      const said: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : '';
      throw new Error(`A command of the guide failed:\n${script}\n${String(said)}`, { cause: error });
    }
  };
}
