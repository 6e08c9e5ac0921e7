import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;
type Stream = { nfd?: number; path?: string };
type Write = (stream: Stream, ...bytes: unknown[]) => number;
type StreamOperations = { read?: unknown; write: Write; fsync?: (stream: Stream) => number };
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
type Attributed = { setattr: SetAttributes };
type Operations = { node_ops: Attributed; stream_ops: StreamOperations & Attributed };

/** WASI's number for an input/output error; PostgreSQL stops at once when it gets one from a sync. */
const ioError = 29;
const noSpace = 51;

/** What nobody but the owner may do with a file. */
const othersBits = 0o077;

/**
 * The file system of PGlite with three repairs. Its `fsync` reaches the disk; the one it comes with does nothing at all, so
 * that a power cut would lose rows that were acknowledged. Its files are for their owner only; PGlite sets the mode 0666 on
 * each file it makes, whatever the umask is. And
 * without room for the log it ends at once, as PostgreSQL would; PGlite goes round in a circle then and answers nobody.
 */
export class DurableFileSystem extends NodeFS {
  /** How many files have been written through to the disk. */
  syncs = 0;
  readonly #onFullLog: () => never;

  /** @param onFullLog ends the thread: PostgreSQL cannot go on, and what runs of it cannot be left by an error */
  constructor(directory: string, onFullLog: () => never) {
    super(directory);
    this.#onFullLog = onFullLog;
  }

  override async init(...[pg, options]: Init) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun?.push((module) => {
      const { node_ops, stream_ops } = operationsOf(module);
      stream_ops.fsync = (stream) => this.#sync(stream.nfd);
      stream_ops.write = endingWithoutLog(stream_ops.write, this.#onFullLog);
      for (const operations of [node_ops, stream_ops]) operations.setattr = privately(operations.setattr);
    });
    return result;
  }

  #sync(descriptor: number | undefined): number {
    if (descriptor === undefined) return 0;
    try {
      fsyncSync(descriptor);
      this.syncs += 1;
      return 0;
    } catch {
      // Windows cannot sync a folder and need not.
      return process.platform === 'win32' && fstatSync(descriptor).isDirectory() ? 0 : ioError;
    }
  }
}

function endingWithoutLog(write: Write, onFullLog: () => never): Write {
  return (stream, ...bytes) => {
    try {
      return write(stream, ...bytes);
    } catch (error) {
      // What Emscripten throws is not an `Error`.
      const code: unknown = Reflect.get(Object(error), 'errno');
      if (code === noSpace && stream.path?.includes('/pg_wal/')) onFullLog();
      throw error;
    }
  };
}

function privately(setAttributes: SetAttributes): SetAttributes {
  return (target, attributes) => {
    const { mode } = attributes;
    setAttributes(target, mode === undefined ? attributes : { ...attributes, mode: mode & ~othersBits });
  };
}

/** Where the operations lie is PGlite's own affair, which is why its version is pinned and every start is proven. */
function operationsOf(module: object): Operations {
  const { NODEFS } = module as { NODEFS?: Partial<Operations> };
  const { node_ops, stream_ops } = NODEFS ?? {};
  if (!node_ops?.setattr || !stream_ops?.setattr || !stream_ops.write)
    throw new Error('The file system of PGlite has changed its shape');
  return { node_ops, stream_ops };
}
