import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into every process that the launcher starts: when the launcher dies without passing a signal on (kill -9),
 * its channel closes, and this process ends as if it had been told to. Nothing is left running behind a closed window.
 */
const secondsToEnd = 15;

if (isMainThread && process.channel) {
  process.on('disconnect', () => {
    setTimeout(() => process.exit(1), secondsToEnd * 1000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Listening must not keep a process alive that has nothing else to do.
  process.channel.unref();
}
