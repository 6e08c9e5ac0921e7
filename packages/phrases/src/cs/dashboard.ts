import type { dashboard as english } from '../en/dashboard.ts';
import type { Shape } from '../words.ts';

export const dashboard = {
  title: 'Nástěnka',
  welcome: 'Vítejte, {name}',
} as const satisfies Shape<typeof english>;
