export { type ClubName, clubNames, hallNames, peopleNames } from './people-names.ts';
export { SeededRandom } from './seeded-random.ts';
export { type Action, scriptFor, type ScriptInput } from './match-script.ts';
export { inventBirthDate, type InventedFor, type InventedPerson, inventPerson } from './invented-person.ts';
