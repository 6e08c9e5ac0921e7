export { dayWithin, email, maxLength, minLength, phone, required, wholeNumber, year } from './checks.ts';
export { type FieldCheck, type FieldFault, type FieldFaultCode, firstFault } from './field-fault.ts';
