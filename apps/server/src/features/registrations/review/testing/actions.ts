import { backOfficeOperations } from '@sevenmetre/contract/back-office-operations';

/** Every call of the organiser about registrations and beds. */
export const reviewActions = Object.keys(backOfficeOperations) as (keyof typeof backOfficeOperations)[];
