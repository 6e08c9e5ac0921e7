import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, Results, messages } from '@electric-sql/pglite';
import { RepeatedStatements } from '../repeated-statements.ts';
import type { Answer } from './worker-client.ts';

type Message = messages.BackendMessage;

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** How to read the rows: told once, when it is prepared. */
  readonly description: readonly Message[];
}

const { serialize } = protocol;

/**
 * Runs statements in PGlite and prepares those that are repeated. PGlite's own `query` takes a text apart and plans it
 * each time, and enters the database six times for it; a prepared one is bound and executed in one go.
 */
export class StatementRunner {
  readonly #pg: PGlite;
  readonly #repeated = new RepeatedStatements();
  readonly #prepared = new Map<string, Prepared>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  async run(text: string, parameters: readonly unknown[], rowMode: 'array' | 'object'): Promise<Answer> {
    const name = this.#repeated.nameOf(text);
    if (name === null) {
      return answerOf(await this.#pg.query(text, [...parameters], { rowMode }));
    }
    return this.#pg.runExclusive(async () => {
      const prepared = this.#prepared.get(name) ?? (await this.#prepare(name, text));
      return this.#execute(prepared, parameters, rowMode);
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const answered = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ]);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answered),
      description: answered.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  async #execute(
    { name, parameterTypes, description }: Prepared,
    parameters: readonly unknown[],
    rowMode: 'array' | 'object',
  ): Promise<Answer> {
    const values = parameters.map((value, index) => this.#textOf(value, parameterTypes[index] ?? 0));
    const answered = await this.#send([serialize.bind({ statement: name, values }), serialize.execute({})]);
    const [result] = parse.parseResults([...description, ...answered], this.#pg.parsers, { rowMode });
    return answerOf(result);
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pg.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  /** With the sync that ends each exchange, so that an error leaves nothing behind. */
  #send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.#pg.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });
  }
}

/** Its types do not name the command. */
function answerOf(result: Results | undefined): Answer {
  const { rows = [], affectedRows = 0 } = result ?? {};
  const command: unknown = result && 'command' in result ? result.command : '';
  return { rows, affectedRows, command: typeof command === 'string' ? command : '' };
}
