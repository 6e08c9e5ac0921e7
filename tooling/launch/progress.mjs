/**
 * Shows that long work continues: on a terminal one line that counts seconds, elsewhere a line every ten
 * seconds.
 * @param {string} title
 * @param {NodeJS.WriteStream} out
 */
export function startProgress(title, out = process.stderr) {
  const began = performance.now();
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const terminal = out.isTTY;
  out.write(terminal ? `${title} …` : `${title} …\n`);
  const timer = setInterval(
    () => out.write(terminal ? `\r${title} … ${seconds()} s` : `  … ${seconds()} s\n`),
    terminal ? 1000 : 10_000,
  );
  return {
    /** @param {string} outcome */
    finish(outcome) {
      clearInterval(timer);
      out.write(`${terminal ? '\r' : ''}${title}: ${outcome} (${seconds()} s)\n`);
    },
  };
}
