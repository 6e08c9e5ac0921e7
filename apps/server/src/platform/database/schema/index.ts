export * from './clubs.ts';
export * from './competition.ts';
export * from './editions.ts';
export * from './favourites.ts';
export * from './geography.ts';
export * from './live.ts';
export * from './people.ts';
export * from './referees.ts';
