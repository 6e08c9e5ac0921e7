import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

export type UploadFiles = readonly (readonly [name: string, content: string | Uint8Array])[];

/** The files of a folder, as a form sends them. */
export function filesOf(folder: string): UploadFiles {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
}

/** An archive with the files in a folder, as file managers pack them. */
export function archive(folder: string): Uint8Array {
  return zipSync(
    Object.fromEntries(filesOf(folder).map(([name, bytes]) => [`cup/${name}`, Buffer.from(bytes)])),
  );
}

/** Headers and body of a form with these files. */
export function partsOf(files: UploadFiles) {
  const parts = files.flatMap(([name, content]) => [
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([...parts, Buffer.from('--x--\r\n')]),
  };
}
