import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every process that the launcher starts: when the launcher dies without passing a signal on
 * (kill -9), its channel closes, and this process ends as after a signal. No process is left running.
 */
const secondsToEnd = 15;

if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), secondsToEnd * 1000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // The listener must not keep alive a process that has nothing else to do.
  process.channel.unref();
}
