import { backOfficeOperations } from '@sevenmetre/contract/back-office-operations';

/** Every call of the organiser about registrations and beds. */
export const backOfficeActions = Object.keys(backOfficeOperations) as (keyof typeof backOfficeOperations)[];
