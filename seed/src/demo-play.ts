import { parseArguments, usage } from './play/arguments.ts';
import { play } from './play/play.ts';
import { createReporter, PlayError } from './play/reporter.ts';

const say = (line: string) => console.log(line);

/** `npm run demo:play`. Exit code 0: it has played, 1: it could not, 2: wrong arguments. */
async function main(args: readonly string[]): Promise<number> {
  const options = parseArguments(args);
  if (!options) return refuse(`It is called like this: ${usage}`, 2);
  const reporter = createReporter(options.url, say);
  try {
    await reporter.signIn();
    say(`Playing at ${options.url}, ${options.speed} times as fast as life; Ctrl-C stops.`);
    const wallClock = () => new Date();
    const runId = String(wallClock().getTime());
    const outcome = await play({ reporter, options, runId, now: () => performance.now(), wallClock, say });
    say(outcome === 'nothing-left' ? 'Nothing is left to play.' : `${options.minutes} minutes are over.`);
    return 0;
  } catch (error) {
    if (error instanceof PlayError) return refuse(error.message, 1);
    if (error instanceof TypeError && error.message === 'fetch failed')
      return refuse(`Nothing answers at ${options.url}; start the server with npm start first.`, 1);
    throw error;
  }
}

function refuse(sentence: string, code: number): number {
  console.error(sentence);
  return code;
}

process.exitCode = await main(process.argv.slice(2));
