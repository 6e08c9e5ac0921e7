import { serverRows } from './rows-server.ts';
import { webRows } from './rows-web.ts';
import { packageRows } from './rows-packages.ts';
import { workspaceRows } from './rows-workspaces.ts';
import type { Row } from './table.ts';

/** The whole table. */
export const rows: readonly Row[] = [...packageRows, ...workspaceRows, ...serverRows, ...webRows];
