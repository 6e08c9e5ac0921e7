export { bedsLeft, bedsNeeded, bedsToGive, type Guest, type LodgingBeds, suggestLodging } from './beds.ts';
