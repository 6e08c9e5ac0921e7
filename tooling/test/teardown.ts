import { stopCommands } from './command.ts';

const stops = new Set<() => Promise<void>>();

/**
 * Registers a function that runs when the run is interrupted; call the result when the resource has been
 * stopped normally.
 */
export function onExit(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/**
 * On Ctrl+C and SIGTERM: ends the running programs, calls the registered functions, and exits with the usual
 * code.
 */
export function tearDownOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    process.once(signal, () => {
      console.log('\nStopping …');
      stopCommands();
      void Promise.allSettled([...stops].map((stop) => stop())).then(() => process.exit(code));
    });
  }
}
