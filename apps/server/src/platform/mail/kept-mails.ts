import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailbox } from '../environment/index.ts';
import type { Mail, MailOutcome, MailTransport } from './mail.ts';
import { compose } from './mail.ts';

/** `20260404T120000Z-17.eml`: time and id; the recipient is only inside the file. */
const fileName = /^(\d{8}T\d{6}Z)-(\d{1,10})(-secret)?\.eml$/;

export interface KeptMailHead {
  /** The file name without extension. */
  readonly name: string;
  readonly at: Date;
  readonly to: string;
  readonly subject: string;
  readonly secret: boolean;
}

export interface KeptMail extends KeptMailHead {
  readonly text: string;
}

/** Stores mails as files that mail programs can open. */
export function createFileTransport(folder: string, from: Mailbox): MailTransport {
  return {
    kind: 'files',
    async send(mail): Promise<MailOutcome> {
      try {
        // Without files: a copy for each recipient would fill the disk.
        await keep(join(folder, nameOf(mail)), await written(compose({ ...mail, files: [] }, from)));
        return { kind: 'sent' };
      } catch (error) {
        const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
        return { kind: 'later', reason: typeof code === 'string' ? code : 'unknown' };
      }
    },
    close: () => {},
  };
}

/** The newest mails of a folder, newest first. */
export async function listKeptMails(folder: string, most: number): Promise<KeptMailHead[]> {
  const names = await readdir(folder).catch(emptyWhenMissing);
  const newest = names.filter((name) => fileName.test(name)).toSorted(byAge);
  const read = await Promise.all(newest.slice(0, most).map((name) => readKept(folder, name)));
  return read.filter((mail) => mail !== null).map(({ text: _, ...head }) => head);
}

/**
 * Deletes the oldest mails of a folder from before an instant, and incomplete files of killed processes.
 * @returns number of deleted files
 */
export async function removeKeptMails(folder: string, before: Date, most: number): Promise<number> {
  const limit = before.toISOString().replace(/[-:]|\.\d+/g, '');
  const names = await readdir(folder).catch(emptyWhenMissing);
  const old = names.filter((name) => {
    const at = fileName.exec(name.replace(/\.part$/, ''))?.[1];
    return at !== undefined && at < limit;
  });
  const going = old.toSorted((one, other) => byAge(other, one)).slice(0, most);
  for (const name of going) await rm(join(folder, name), { force: true });
  return going.length;
}

/** null: no such mail. */
export async function readKeptMail(folder: string, name: string): Promise<KeptMail | null> {
  return readKept(folder, `${name}.eml`);
}

async function readKept(folder: string, file: string): Promise<KeptMail | null> {
  const named = fileName.exec(file);
  if (!named) return null;
  const bytes = await readFile(join(folder, file)).catch(() => null);
  if (bytes === null) return null;
  const { default: PostalMime } = await import('postal-mime');
  const { subject = '', to = [], text = '' } = await PostalMime.parse(bytes);
  const at = (named[1] ?? '').replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
  return {
    name: file.slice(0, -'.eml'.length),
    at: new Date(at),
    to: to[0]?.address ?? '',
    subject,
    text,
    secret: named[3] !== undefined,
  };
}

async function written(mail: ReturnType<typeof compose>): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new TypeError('The mail was not written into memory');
  return message;
}

/** Written under another name first, so that a reader never finds half a mail. */
async function keep(path: string, message: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(message);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path).catch(async (error: unknown) => {
    await rm(draft, { force: true });
    throw error;
  });
}

function nameOf({ at, id, secret }: Mail): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${time}-${id}${secret ? '-secret' : ''}.eml`;
}

function byAge(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

function emptyWhenMissing(error: unknown): string[] {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return [];
  throw error;
}
