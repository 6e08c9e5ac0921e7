import { FolderErrors } from '../folder-error.ts';
import { IdIndex } from './id-index.ts';
import type { Note } from '../note.ts';
import { readTable } from '../read/read-table.ts';
import type { TableState } from '../read/read-table.ts';
import type { CsvFile } from '../format.ts';
import type { Row } from '../read/row.ts';
import type {
  Category,
  Club,
  Decision,
  Group,
  Hall,
  Match,
  Player,
  Protest,
  RecordedClock,
  Report,
  Scouting,
  Seat,
  Settings,
  Team,
  Written,
} from '../tournament.ts';

export interface GroupSeats {
  readonly byNumber: Map<number, Seat>;
  readonly byTeam: Map<string, Seat>;
  /** Seats without a team. */
  open: number;
}

/** State of the validation of a folder, file after file. */
export class Check {
  readonly folder: string;
  readonly errors = new FolderErrors();
  readonly notes: Note[] = [];
  /** null if tournament.json is invalid. */
  settings: Settings | null = null;
  readonly categories = new IdIndex<Category>('categories.csv');
  readonly halls = new IdIndex<Hall>('halls.csv');
  readonly clubs = new IdIndex<Club>('clubs.csv');
  readonly teams = new IdIndex<Team>('teams.csv');
  readonly groups = new IdIndex<Group>('groups.csv');
  readonly seats: Seat[] = [];
  readonly seatState: TableState = { complete: true, rows: 0 };
  readonly seatsByGroup = new Map<string, GroupSeats>();
  readonly matches = new IdIndex<Match>('matches.csv');
  readonly players = new IdIndex<Player>('players.csv');
  readonly clocks: RecordedClock[] = [];
  readonly protests: Protest[] = [];
  readonly reports: Report[] = [];
  readonly written: Written[] = [];
  readonly decisions: Decision[] = [];
  readonly scouting: Scouting[] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Reads all rows of a table. */
  async each(file: CsvFile, state: TableState, see: (row: Row) => void): Promise<void> {
    for await (const rows of readTable(this, file, state)) for (const row of rows) see(row);
  }
}
