/** A metric of the server, which it shows on the same machine. */
async function processMetric(origin: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`);
  const text = await answer.text();
  const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`The server does not tell its ${name}: ${answer.status}`);
  return Number(value);
}

/** Seconds of processor time of the server, all threads together. */
export function processorTimeOf(origin: string): Promise<number> {
  return processMetric(origin, 'process_cpu_seconds_total');
}

/** Memory of the server in bytes. */
export function memoryOf(origin: string): Promise<number> {
  return processMetric(origin, 'process_resident_memory_bytes');
}

/** The same of this process. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
