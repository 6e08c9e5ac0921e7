import { sql } from 'drizzle-orm';
import { openDatabase } from '../../index.ts';

/*
 * A process that records goals until it is killed: an event and the score in one transaction, then the number
 * of the event on standard output. First it prints the state that it found.
 */
const [directory = ''] = process.argv.slice(2);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const database = await openDatabase({ log, databaseUrl: null, directory });
await database.db.execute(sql`create table if not exists events (id int primary key)`);
await database.db.execute(sql`create table if not exists score as select 0 as goals`);
const { rows } = await database.db.execute<{ events: number; last: number; goals: number }>(sql`
  select count(*)::int as events, coalesce(max(id), 0) as last, (select goals from score) as goals from events`);
console.log(JSON.stringify(rows[0]));

for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into events values (${id})`);
    await tx.execute(sql`update score set goals = goals + 1`);
  });
  console.log(id);
}
