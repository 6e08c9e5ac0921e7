export { type OtherPlace, type WhyHere, whyHere } from './why-here.ts';
