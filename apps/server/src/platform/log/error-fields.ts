/**
 * What the log says about an error. The texts of a database repeat the values they refuse (and Drizzle's the values
 * that were sent), so of those only the code and the place in the program are kept.
 */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = textOf(error, 'code');
  const constraint = textOf(error, 'constraint');
  return {
    type: error.name,
    ...(speaksOfData(error) ? {} : { message: error.message }),
    ...(code === null ? {} : { code }),
    ...(constraint === null ? {} : { constraint }),
    stack: placesOf(error),
    ...(error.cause instanceof Error ? { cause: errorFields(error.cause) } : {}),
  };
}

const sqlState = /^[0-9A-Z]{5}$/;

function speaksOfData(error: Error): boolean {
  return error.message.startsWith('Failed query') || sqlState.test(textOf(error, 'code') ?? '');
}

/** The lines of the stack without its first, which repeats the message. */
function placesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.map((line) => line.trim()).join('\n');
}

function textOf(error: Error, field: string): string | null {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
}
