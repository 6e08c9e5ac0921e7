/**
 * Fields of an error for the log. Messages of the database contain the refused values (and Drizzle's the
 * parameters), so that only their code and stack are logged.
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

/** The stack without its first line, which repeats the message. */
function placesOf(error: Error): string {
  const lines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return lines.map((line) => line.trim()).join('\n');
}

function textOf(error: Error, field: string): string | null {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : null;
}
