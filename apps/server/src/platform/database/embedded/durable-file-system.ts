import { fstatSync, fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;
type Stream = { nfd?: number; path?: string };
type Write = (stream: Stream, ...bytes: unknown[]) => number;
type StreamOperations = { read?: unknown; write: Write; fsync?: (stream: Stream) => number };
type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;
type Attributed = { setattr: SetAttributes };
type Operations = { node_ops: Attributed; stream_ops: StreamOperations & Attributed };

/** WASI's code of an input/output error; after one from a sync, PostgreSQL stops at once. */
const ioError = 29;
const noSpace = 51;

/** Permission bits of others than the owner. */
const othersBits = 0o077;

/**
 * The file system of PGlite with three corrections. `fsync` reaches the disk; PGlite's does nothing, so that
 * a power cut would lose acknowledged rows. Files are readable for their owner only; PGlite creates them with
 * mode 0666 regardless of the umask. If there is no space for the log, it stops at once, as PostgreSQL would;
 * PGlite loops forever.
 */
export class DurableFileSystem extends NodeFS {
  /** Number of syncs to disk. */
  syncs = 0;
  readonly #onFullLog: () => never;

  /**
   * @param onFullLog ends the thread: PostgreSQL cannot continue, and an exception does not leave its loop
   */
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
      // Windows cannot sync a folder and does not need to.
      return process.platform === 'win32' && fstatSync(descriptor).isDirectory() ? 0 : ioError;
    }
  }
}

function endingWithoutLog(write: Write, onFullLog: () => never): Write {
  return (stream, ...bytes) => {
    try {
      return write(stream, ...bytes);
    } catch (error) {
      // Emscripten throws objects that are not an `Error`.
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

/** The place of the operations is internal to PGlite, so its version is pinned and every start checks it. */
function operationsOf(module: object): Operations {
  const { NODEFS } = module as { NODEFS?: Partial<Operations> };
  const { node_ops, stream_ops } = NODEFS ?? {};
  if (!node_ops?.setattr || !stream_ops?.setattr || !stream_ops.write)
    throw new Error('The file system of PGlite has changed its shape');
  return { node_ops, stream_ops };
}
