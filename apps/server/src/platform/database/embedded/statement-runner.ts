import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, Results, messages } from '@electric-sql/pglite';
import { RepeatedStatements } from '../repeated-statements.ts';
import type { Answer, Statement } from './protocol.ts';

type Message = messages.BackendMessage;

/** Result of one statement; an error is PostgreSQL's refusal. */
export type Outcome = { readonly answer: Answer } | { readonly error: unknown };

interface Prepared {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** Description of the rows; sent once, when the statement is prepared. */
  readonly description: readonly Message[];
}

/** A prepared statement with values in PostgreSQL's format. */
interface Bound {
  readonly statement: Statement;
  readonly description: readonly Message[];
  readonly bytes: Uint8Array;
}

const { serialize } = protocol;

/** PostgreSQL ends its answer to a statement with one of these. */
const endings: ReadonlySet<string> = new Set(['commandComplete', 'emptyQuery', 'error']);

/**
 * Runs statements in PGlite and prepares those that are repeated. PGlite's own `query` parses and plans each
 * time, and enters the database six times; prepared ones are bound and executed in one call, several at once
 * if they arrive together.
 */
export class StatementRunner {
  readonly #pg: PGlite;
  readonly #repeated = new RepeatedStatements();
  readonly #prepared = new Map<string, Prepared>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  /** @throws PostgreSQL's error */
  async run(statement: Statement): Promise<Answer> {
    const name = this.#repeated.nameOf(statement.text);
    return name === null ? this.#query(statement) : this.#executeAlone(name, statement);
  }

  /**
   * Runs the statements of one transaction in their order. After a failed one the others are sent anyway and
   * get PostgreSQL's own answer.
   */
  async runAll(statements: readonly Statement[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    let together: Bound[] = [];
    for (const statement of statements) {
      const bound = this.#boundIfPrepared(statement);
      if (bound) {
        together.push(bound);
      } else {
        outcomes.push(...(await this.#exchange(together)));
        together = [];
        outcomes.push(await outcomeOf(this.run(statement)));
      }
    }
    return [...outcomes, ...(await this.#exchange(together))];
  }

  /** null: it has to be sent alone; a value that cannot be sent is refused there. */
  #boundIfPrepared(statement: Statement): Bound | null {
    const prepared = this.#prepared.get(this.#repeated.knownNameOf(statement.text) ?? '');
    if (!prepared) return null;
    try {
      return this.#bind(prepared, statement);
    } catch {
      return null;
    }
  }

  async #exchange(together: readonly Bound[]): Promise<Outcome[]> {
    if (together.length === 0) return [];
    const sent = together.map(({ bytes }) => bytes);
    const answered = answersIn(await this.#pg.runExclusive(() => this.#send(sent, false)));
    const outcomes = answered.map((messages, index) => this.#read(messages, together[index]));
    // PostgreSQL skips statements after a failed one in the same exchange.
    for (const { statement } of together.slice(outcomes.length)) {
      outcomes.push(await outcomeOf(this.run(statement)));
    }
    return outcomes;
  }

  #read(answered: readonly Message[], bound: Bound | undefined): Outcome {
    const error = answered.find(({ name }) => name === 'error');
    if (error) return { error };
    if (!bound) throw new Error('PostgreSQL has answered more than it was asked');
    return { answer: this.#answer(answered, bound) };
  }

  async #query({ text, parameters, rowMode }: Statement): Promise<Answer> {
    return answerOf(await this.#pg.query(text, [...parameters], { rowMode }));
  }

  #executeAlone(name: string, statement: Statement): Promise<Answer> {
    return this.#pg.runExclusive(async () => {
      const prepared = this.#prepared.get(name) ?? (await this.#prepare(name, statement.text));
      const bound = this.#bind(prepared, statement);
      return this.#answer(await this.#send([bound.bytes], true), bound);
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const question = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const answered = await this.#send(question, true);
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answered),
      description: answered.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  #bind({ name, parameterTypes, description }: Prepared, statement: Statement): Bound {
    const values = statement.parameters.map((value, index) =>
      this.#textOf(value, parameterTypes[index] ?? 0),
    );
    const bytes = Buffer.concat([serialize.bind({ statement: name, values }), serialize.execute({})]);
    return { statement, description, bytes };
  }

  #answer(answered: readonly Message[], { description, statement }: Bound): Answer {
    const { rowMode } = statement;
    const [result] = parse.parseResults([...description, ...answered], this.#pg.parsers, { rowMode });
    return answerOf(result);
  }

  #textOf(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pg.serializers[type];
    return serializer ? serializer(value) : String(value);
  }

  /** With the sync that ends each exchange, so that errors leave no state. */
  #send(parts: readonly Uint8Array[], throwOnError: boolean): Promise<Message[]> {
    const bytes = Buffer.concat([...parts, serialize.sync()]);
    return this.#pg.execProtocolStream(bytes, { syncToFs: false, throwOnError });
  }
}

async function outcomeOf(running: Promise<Answer>): Promise<Outcome> {
  try {
    return { answer: await running };
  } catch (error) {
    return { error };
  }
}

/** The messages of each answered statement, in the order of the statements. */
function answersIn(answered: readonly Message[]): Message[][] {
  const answers: Message[][] = [];
  let current: Message[] = [];
  for (const message of answered) {
    current.push(message);
    if (!endings.has(message.name)) continue;
    answers.push(current);
    current = [];
  }
  return answers;
}

/** PGlite's types lack the command tag. */
function answerOf(result: Results | undefined): Answer {
  const { rows = [], affectedRows = 0 } = result ?? {};
  const command: unknown = result && 'command' in result ? result.command : '';
  return { rows, affectedRows, command: typeof command === 'string' ? command : '' };
}
