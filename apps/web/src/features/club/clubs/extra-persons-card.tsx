import { inLanguage } from '@sevenmetre/rules/language';
import type { ClubDetail } from '@sevenmetre/contract/clubs/schemas';
import { useLanguage } from '../../../lib/words/words.ts';
import { Card, Facts } from '../../../ui/page/card.tsx';
import { Empty } from '../../../ui/page/states.tsx';

type Groups = NonNullable<ClubDetail['extraPersons']>;

/** Those who come with the club and belong to no team, by what was ordered for them. */
export function ExtraPersonsCard({ groups }: { groups: Groups }) {
  const { t, locale } = useLanguage();
  if (groups.length === 0) {
    return (
      <Card title={t('clubs.extra.heading')} span={5}>
        <Empty>{t('clubs.extra.empty')}</Empty>
      </Card>
    );
  }
  return (
    <Card title={t('clubs.extra.heading')} span={5}>
      {groups.map((group) => {
        const ordered = [
          [
            inLanguage(locale, { cs: group.packageNameCs, en: group.packageNameEn }) ??
              t('clubs.extra.withoutPackage'),
            group.bundlePersons,
          ],
          [t('clubs.extra.lunch'), group.handballPersons],
          [t('clubs.extra.vip'), group.vipPartyPersons],
          [t('clubs.extra.single'), group.singleRoomPersons],
        ] as const;
        const rows = ordered.filter(([, count]) => count > 0);
        return <Facts key={group.id} rows={rows.map(([name, count]) => [name, t.number(count)])} />;
      })}
    </Card>
  );
}
