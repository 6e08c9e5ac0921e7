import { stopCommands } from './command.ts';

const stops = new Set<() => Promise<void>>();

/** Registers something to stop when the run is interrupted; call the result when it has been stopped in the ordinary way. */
export function onExit(stop: () => Promise<void>): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** On Ctrl+C and kill: ends the running programs, stops what was registered, and leaves with the usual code. */
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
