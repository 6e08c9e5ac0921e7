/** Milliseconds since 1970 with fractions, comparable between the processes of one machine, browsers included. */
export function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
