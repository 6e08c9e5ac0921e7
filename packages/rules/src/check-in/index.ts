export { badgeCode, readScan, type Scan } from './badge-code.ts';
export { type DeskClub, type DeskList, deskViews, initialOf, isListed } from './desk-list.ts';
