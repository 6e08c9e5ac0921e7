import type { SignatureMoment, SignatureRole, SignatureWay } from './signatures.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/**
 * The record of a match as it is sealed: people by the ids of their entries and numbers, no names of players, and free
 * texts as fingerprints, so that it may outlive the names.
 */
export interface MatchRecord {
  readonly match: { readonly id: number; readonly number: number; readonly editionId: number };
  readonly schedule: {
    readonly startsAt: string | null;
    readonly placeId: number | null;
    readonly court: string | null;
    readonly halfLength: number;
  };
  readonly teams: { readonly home: number | null; readonly away: number | null };
  readonly result: {
    readonly home: number | null;
    readonly away: number | null;
    readonly homeHalfTime: number | null;
    readonly awayHalfTime: number | null;
    readonly walkOver: string | null;
    readonly endedInShootout: boolean;
    /** Absent: no, so that records without extra time keep their text. */
    readonly endedInExtraTime?: true;
    readonly isOfficial: boolean;
  };
  readonly rosters: readonly {
    readonly id: number;
    readonly side: string;
    readonly role: string;
    readonly number: number | null;
  }[];
  readonly events: readonly {
    readonly id: number;
    readonly stageId: number;
    readonly typeId: number;
    readonly side: string;
    readonly minute: number;
    readonly second: number;
    readonly participantId: number | null;
    readonly secondaryParticipantId: number | null;
  }[];
  readonly referees: readonly number[];
  /** SHA-256 of each text, lower-case hexadecimal; '' for an empty one. */
  readonly remarks: {
    readonly remarks: string;
    readonly protest: string;
    readonly injuries: string;
    readonly homeOfficial: string;
    readonly awayOfficial: string;
    /** Written reports of blue cards; absent: none, so that records without one keep their text. */
    readonly written?: readonly {
      readonly eventId: number;
      readonly follows: boolean;
      /** SHA-256 of name and text. */
      readonly statement: string;
    }[];
    /** Number of spectators; absent: not counted. */
    readonly spectators?: number;
  };
  /** Those that stand. `statement`: SHA-256 of name, remark and drawing. */
  readonly signatures: readonly {
    readonly moment: SignatureMoment;
    readonly role: SignatureRole;
    readonly way: SignatureWay;
    readonly isVerified: boolean | null;
    readonly statement: string;
  }[];
}

/** Parts of a record that a version may change, in the order in which they are named. */
export const recordParts = [
  'result',
  'events',
  'rosters',
  'teams',
  'schedule',
  'referees',
  'remarks',
  'signatures',
] as const;
export type RecordPart = (typeof recordParts)[number];

/**
 * The record as text, of which the fingerprint is made (MA95): JSON without spaces, names of fields in the order of
 * their code units, lists as they are given. The same record is the same text everywhere.
 */
export function canonicalRecord(record: MatchRecord): string {
  return canonical({ format: 'sevenmetre-match-record', version: 1, ...record });
}

function canonical(value: Value): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

/** The parts in which two versions of a record differ (MA96). */
export function changedParts(before: MatchRecord, after: MatchRecord): RecordPart[] {
  return recordParts.filter((part) => canonical(before[part]) !== canonical(after[part]));
}

/** Letters and digits of codes, without those that look like others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/** A code as stored, from a code as typed or printed; null: it is none. */
export function readReportCode(text: string): string | null {
  const plain = text.toUpperCase().replaceAll(/[\s-]/gu, '').replaceAll('O', '0').replaceAll(/[IL]/gu, '1');
  return plain.length === codeLength && Array.from(plain).every((letter) => codeLetters.includes(letter))
    ? plain
    : null;
}

/** A code as it is printed: three groups of four. */
export function printedCode(code: string): string {
  return (code.match(/.{1,4}/gu) ?? []).join('-');
}

/** The code of a version, from the bytes of a hash; eight bytes at least. */
export function reportCode(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, codeLength), (byte) => codeLetters[byte % codeLetters.length] ?? '0').join(
    '',
  );
}
