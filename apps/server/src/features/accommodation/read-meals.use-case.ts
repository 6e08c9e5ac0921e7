import { mealsByDay } from '@sevenmetre/rules/accommodation';
import type { Meals } from '@sevenmetre/contract/accommodation/schemas';
import { done, refuse } from '../../platform/outcome/index.ts';
import type { Outcome } from '../../platform/outcome/index.ts';
import * as mealRepository from './meal.repository.ts';
import type { UseCaseContext } from '../../platform/use-case/index.ts';

/**
 * Meals by day, from the ordered packages and the days of the clubs. A club that has not entered its days
 * counts from its check-in and its matches; if those are unknown too, for the whole tournament (AC7). Extras
 * of the price list are listed separately.
 */
export function readMeals({ database }: UseCaseContext): Promise<Outcome<Meals>> {
  return database.transaction(
    async (tx) => {
      const edition = await mealRepository.findEdition(tx);
      if (!edition) return refuse('edition-missing');
      const orders = await mealRepository.findOrders(edition, tx);
      const eaters = orders.map(({ cateringType, persons, arrival, departure }) => ({
        cateringType: cateringType ?? 'none',
        persons,
        arrival: arrival ?? edition.startDate,
        departure: departure ?? edition.endDate,
      }));
      const extras = await mealRepository.findExtras(edition.id, tx);
      const sum = (kind: 'mondayLunch' | 'vipParty') => orders.reduce((all, order) => all + order[kind], 0);
      return done({
        days: mealsByDay(eaters),
        extras: extras.map(({ serviceType, nameCs, nameEn }) => ({
          nameCs,
          nameEn,
          persons: sum(serviceType === 'vip-party' ? 'vipParty' : 'mondayLunch'),
        })),
        vouchers: await mealRepository.countVouchers(edition.id, tx),
      });
    },
    { accessMode: 'read only' },
  );
}
