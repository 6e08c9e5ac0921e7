export { clubNames, hallNames, peopleNames } from './people-names.ts';
export { SeededRandom } from './seeded-random.ts';
export { type Action, scriptFor } from './match-script.ts';
export { inventBirthDate, inventPerson } from './invented-person.ts';
