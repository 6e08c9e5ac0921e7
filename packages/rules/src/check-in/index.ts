export { badgeCode, readScan } from './badge-code.ts';
export { comesToday, type DeskList, deskViews, initialOf, isListed } from './desk-list.ts';
