import { tournamentFolder } from '@sevenmetre/phrases/en/tournament-folder';
import type { FolderError, FolderErrorCode, FolderErrorParameters } from './folder-error.ts';

/** English, for the command line; `{name}` is a parameter. Pages have the same in the reader's language. */
const sentences: Readonly<Record<FolderErrorCode, string>> = tournamentFolder.errors;

/** `teams.csv, line 5, column club: “99” is not in clubs.csv.` */
export function errorSentence({ file, line, column, code, parameters }: FolderError): string {
  const place = [file, line === null ? '' : `line ${line}`, column === null ? '' : `column ${column}`];
  const sentence = `${place.filter((part) => part !== '').join(', ')}: ${fill(sentences[code], parameters)}.`;
  // Contents of a file must not control the operator's terminal.
  return sentence.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function fill(sentence: string, parameters: FolderErrorParameters): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ''));
}
