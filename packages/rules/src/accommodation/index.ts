export { bedsLeft, bedsNeeded, bedsToGive, type Guest, type LodgingBeds, suggestLodging } from './beds.ts';
export { type PlaceAnswer, placeAnswers } from './place-answers.ts';
export { allotAll } from './allot-all.ts';
export { mealsByDay } from './meals.ts';
