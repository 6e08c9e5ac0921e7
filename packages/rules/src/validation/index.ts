export { dayWithin, email, maxLength, minLength, required, wholeNumber, year } from './checks.ts';
export { callingCodes, phone } from './phone.ts';
export { type FieldCheck, type FieldError, firstError } from './field-error.ts';
