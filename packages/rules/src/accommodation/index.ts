export { bedsLeft, bedsNeeded, type Guest, type LodgingBeds, suggestLodging } from './beds.ts';
