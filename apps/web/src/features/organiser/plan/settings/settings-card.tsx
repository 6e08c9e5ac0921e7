import type { PlanSettings } from '@sevenmetre/contract/plan/schemas';
import type { ReactNode } from 'react';
import { useWords } from '../../../../lib/words/words.ts';
import { type Fold, FoldedCard } from '../../../../ui/page/folded-card.tsx';
import { partSummaries, type SettingsPart } from './part-summaries.ts';

export interface SettingsChange {
  readonly settings: PlanSettings;
  readonly change: (next: PlanSettings) => void;
}

export interface SettingsCardProps extends SettingsChange {
  readonly foldOf: (part: SettingsPart) => Fold;
}

interface PartProps extends Omit<SettingsCardProps, 'change'> {
  readonly part: SettingsPart;
  readonly children: ReactNode;
}

/** A part of the settings; on a phone its values stand in a sentence until it is opened. */
export function SettingsCard({ part, settings, foldOf, children }: PartProps) {
  const t = useWords();
  return (
    <FoldedCard
      title={t(`planSettings.${part}`)}
      summary={partSummaries(t, settings)[part].text}
      fold={foldOf(part)}
    >
      {children}
    </FoldedCard>
  );
}
