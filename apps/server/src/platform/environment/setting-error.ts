import { OperatorError } from '../operator-error/index.ts';

/** An invalid setting. The message is the sentence to print before the process exits. */
export class SettingError extends OperatorError {
  override readonly name = 'SettingError';
  readonly setting: string;

  constructor(setting: string, sentence: string) {
    super(sentence);
    this.setting = setting;
  }
}
