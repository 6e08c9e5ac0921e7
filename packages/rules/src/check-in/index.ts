export { badgeCode, readScan } from './badge-code.ts';
export { type DeskList, deskViews, initialOf, isListed } from './desk-list.ts';
