export { bedsLeft, bedsNeeded, bedsToGive, type Guest, type LodgingBeds, suggestLodging } from './beds.ts';
export { allotAll, type ProposedBeds } from './allot-all.ts';
export { type DayMeals, type Eaters, mealsByDay } from './meals.ts';
