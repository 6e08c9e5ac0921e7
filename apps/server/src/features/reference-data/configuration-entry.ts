import { settingNames as cs } from '@sevenmetre/phrases/cs/setting-names';
import { settingNames as en } from '@sevenmetre/phrases/en/setting-names';
import type { ConfigurationDataType } from '@sevenmetre/rules/vocabulary';

/** The phrases name every setting of the product: one without a name does not compile. */
export type SettingKey = keyof typeof en.label;

export interface ConfigurationEntryData {
  readonly key: SettingKey;
  readonly dataType: ConfigurationDataType;
  /** As text, in the form that organisers edit; null: not set. */
  readonly value: string | null;
  /** Restriction of the value besides its type: choices `a|b` or bounds `0…99` (rule CO6); null: none. */
  readonly format: string | null;
  readonly labelCs: string;
  readonly labelEn: string;
  readonly descriptionCs: string;
  readonly descriptionEn: string;
  /** Whether it is sent to every visitor's browser. */
  readonly isPublic: boolean;
  /** Whether only a super admin may change it. */
  readonly protected: boolean;
}

interface Options {
  readonly value?: string;
  readonly format?: string;
  readonly isPublic?: boolean;
  readonly protected?: boolean;
}

const hints: Record<'cs' | 'en', Readonly<Partial<Record<string, string>>>> = { cs: cs.hint, en: en.hint };

/** Public by default: pages depend on these values. */
export function entry(
  key: SettingKey,
  dataType: ConfigurationDataType,
  options: Options = {},
): ConfigurationEntryData {
  return {
    key,
    dataType,
    labelCs: cs.label[key],
    labelEn: en.label[key],
    value: null,
    // All numbers of the product are non-negative.
    format: dataType === 'integer' ? '0…' : null,
    descriptionCs: hints.cs[key] ?? '',
    descriptionEn: hints.en[key] ?? '',
    isPublic: true,
    protected: false,
    ...options,
  };
}
