import type { EnteredLodging } from '@sevenmetre/server/features/accommodation/index';

/** Schools whose gyms and classrooms accommodate teams, by the codes of the demo's halls. */
const schools = ['H03', 'H05', 'H06', 'H07', 'H08', 'H11'];
const classrooms = ['1. A', '1. B', '2. A', '2. B', '3. A', '3. B', '4. A', '4. B'];

/** The demo's accommodation: classrooms and gyms of schools, rooms of a hotel and a dormitory. */
export function demoLodgings(): EnteredLodging[] {
  const inSchools = schools.flatMap((placeCode) => [
    ...classrooms.map((label) => ({
      placeCode,
      kind: 'classroom' as const,
      label,
      capacity: 20,
      note: null,
    })),
    { placeCode, kind: 'hall' as const, label: 'Malá tělocvična', capacity: 40, note: 'Klíč má školník.' },
  ]);
  return [...inSchools, ...rooms('HT1', 14, 2), ...rooms('HT3', 10, 4)];
}

function rooms(placeCode: string, count: number, capacity: number): EnteredLodging[] {
  return Array.from({ length: count }, (_, index) => ({
    placeCode,
    kind: 'room' as const,
    label: String(101 + index),
    capacity,
    note: null,
  }));
}
