/** A service of systemd as it would be started: what a unit file says for one instance. */
export interface Service {
  /** The words of ExecStart. */
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly limitOfFiles: number;
  readonly secondsToStop: number;
}

/**
 * Reads a unit as systemd does: `%i` is the instance, files of EnvironmentFile win over Environment, and
 * `/usr/bin/env NAME=value` in ExecStart wins over both.
 * @param readFile returns the text of an EnvironmentFile
 */
export function readService(unit: string, instance: string, readFile: (path: string) => string): Service {
  const settings = unit
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => line.replaceAll('%i', instance))
    .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  const all = (name: string) => settings.filter(([key]) => key === name).map(([, value]) => value);
  const own = all('Environment').flatMap((line) => line.split(/\s+/).map(pairOf));
  const files = all('EnvironmentFile').flatMap((path) => readSettings(readFile(path)));
  const [words = ''] = all('ExecStart');
  const [program = '', ...rest] = words.split(/\s+/);
  const assigned = program === '/usr/bin/env' ? rest.filter((word) => /^[A-Z_]+=/.test(word)) : [];
  return {
    command: program === '/usr/bin/env' ? rest.slice(assigned.length) : [program, ...rest],
    environment: Object.fromEntries([...own, ...files, ...assigned.map(pairOf)]),
    limitOfFiles: Number(all('LimitNOFILE')[0]),
    secondsToStop: Number(all('TimeoutStopSec')[0]),
  };
}

/** The assignments of a file of settings, as systemd and Docker read it. */
export function readSettings(text: string): [string, string][] {
  const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  return lines.map(pairOf);
}

function pairOf(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
