export { requireRealCup } from '../../../../tests/real-cup.ts';
