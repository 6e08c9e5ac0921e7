export { dayWithin, email, maxLength, minLength, required, wholeNumber, year } from './checks.ts';
export { callingCodes, phone } from './phone.ts';
export { type FieldCheck, type FieldFault, firstFault } from './field-fault.ts';
