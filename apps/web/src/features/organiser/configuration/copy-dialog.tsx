import type { ConfigurationDifferences } from '@sevenmetre/contract/configuration/schemas';
import { ordersTables } from '@sevenmetre/rules/configuration';
import { useId, useState } from 'react';
import { showToast } from '../../../lib/page/toasts.ts';
import { isChangedMeanwhile, type Failure } from '../../../lib/queries/failure.ts';
import { failureText } from '../../../lib/queries/failure-words.ts';
import { newKey } from '../../../lib/queries/new-key.ts';
import { useEditionRead, useEditionWrite } from '../../../lib/queries/working-edition.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useWords } from '../../../lib/words/words.ts';
import { ListField } from '../../../ui/forms/choice-fields.tsx';
import { Form, Submit } from '../../../ui/forms/form.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Ready } from '../../../ui/page/states.tsx';
import { useModal } from '../../../ui/use-modal.ts';
import { settingName } from '../page/setting-name.ts';
import { groupNames, groupOf, inOrder } from './entry-groups.ts';
import { settingText } from './setting-value.ts';
import '../../../ui/dialogs/confirm-dialog.css';
import './copy-dialog.css';

type Difference = ConfigurationDifferences['settings'][number];

interface CopyDialogProps {
  readonly timeZone: string;
  readonly close: () => void;
}

/** Takes over settings of another edition (CO14): which one, what differs, and what of it is taken. */
export function CopyDialog({ timeZone, close }: CopyDialogProps) {
  const t = useWords();
  const dialog = useModal();
  const title = useId();
  const [from, choose] = useState<string | null>(null);
  const query = from === null ? {} : { from };
  const read = useEditionRead('configurationDifferences', { query }, { keepPrevious: true });
  return (
    <dialog ref={dialog} className="confirm-dialog copy-dialog" aria-labelledby={title} onClose={close}>
      <div className="confirm-dialog__question">
        <h2 id={title}>{t('configuration.copy.title')}</h2>
        <button
          className="icon-button copy-dialog__close"
          type="button"
          aria-label={t('signedIn.close')}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <Ready read={read}>
        {(found) =>
          found.fromId === null ? (
            <p>{t('configuration.copy.loneEdition')}</p>
          ) : (
            <>
              <ListField
                name="copy-from"
                label={t('configuration.copy.from')}
                value={from ?? String(found.fromId)}
                onChange={choose}
                options={found.editions.map(({ id, name, year }) => ({
                  value: String(id),
                  label: t('configuration.copy.edition', { name, year: String(year) }),
                }))}
              />
              <Differences
                key={found.fromId}
                found={found}
                fromId={found.fromId}
                timeZone={timeZone}
                refresh={read.refresh}
                close={close}
              />
            </>
          )
        }
      </Ready>
    </dialog>
  );
}

interface DifferencesProps extends CopyDialogProps {
  readonly found: ConfigurationDifferences;
  readonly fromId: number;
  readonly refresh: () => Promise<void>;
}

/** What differs, each with a box; all are selected at first. */
function Differences({ found, fromId, timeZone, refresh, close }: DifferencesProps) {
  const t = useWords();
  const isSuper = useSession().current.user?.roles.includes('ROLE_SUPER_ADMIN') ?? false;
  const open = found.settings.filter((setting) => isSuper || !setting.protected);
  const { form, chosen } = useCopyForm({ found, fromId, open, refresh, close });
  if (found.settings.length === 0) return <p>{t('configuration.copy.same')}</p>;
  const select = (keys: readonly string[], isTaken: boolean) => {
    const others = form.values.left.filter((key) => !keys.includes(key));
    form.change({ left: isTaken ? others : [...others, ...keys] });
  };
  const isAll = chosen.length === open.length;
  return (
    <Form form={form}>
      <p className="muted">{t('configuration.copy.lead')}</p>
      {open.length < 2 ? null : (
        <button
          className="button button--outline button--quiet copy-dialog__all"
          type="button"
          onClick={() =>
            select(
              open.map(({ key }) => key),
              !isAll,
            )
          }
        >
          {t(isAll ? 'configuration.copy.nothing' : 'configuration.copy.all')}
        </button>
      )}
      {groupNames.map((name) => {
        const settings = inOrder(found.settings.filter((setting) => groupOf(setting) === name));
        if (settings.length === 0) return null;
        return (
          <fieldset key={name} className="copy-dialog__group">
            <legend>{t(`configuration.group.${name}`)}</legend>
            {settings.map((setting) => (
              <SettingBox
                key={setting.key}
                setting={setting}
                timeZone={timeZone}
                isOpen={open.includes(setting)}
                isTaken={chosen.includes(setting)}
                take={(isTaken) => select([setting.key], isTaken)}
              />
            ))}
          </fieldset>
        );
      })}
      <div className="copy-dialog__send">
        <Submit form={form} disabled={chosen.length === 0} cancel={close}>
          {t('configuration.copy.take', { count: chosen.length })}
        </Submit>
      </div>
    </Form>
  );
}

interface CopyForm extends Omit<DifferencesProps, 'timeZone'> {
  /** Settings that this organiser may change. */
  readonly open: readonly Difference[];
}

/** The form of the choice. After somebody else's change the list is read again, and the refusal names the setting. */
function useCopyForm({ found, fromId, open, refresh, close }: CopyForm) {
  const t = useWords();
  const [clientKey] = useState(newKey);
  const write = useEditionWrite('configurationCopy', ['configuration']);
  const edition = found.editions.find(({ id }) => id === fromId);
  const words = { name: edition?.name ?? '', year: String(edition?.year ?? '') };
  const refusalText = (failure: Failure) => {
    const key = failure.kind === 'refused' ? failure.details['key'] : undefined;
    const setting = found.settings.find((one) => one.key === key);
    const reason = failureText(t, failure);
    return setting ? t('configuration.copy.refused', { label: settingName(t, setting), reason }) : reason;
  };
  const form = useForm<{ readonly left: readonly string[] }>({
    id: 'copy',
    values: { left: [] },
    refused: refusalText,
    send: async ({ left }) => {
      const settings = open
        .filter(({ key }) => !left.includes(key))
        .map(({ key, value, proposed }) => ({ key, value: proposed, before: value }));
      const outcome = await write({ body: { fromId, settings, clientKey } });
      if (!outcome.ok) {
        if (isChangedMeanwhile(outcome.failure)) await refresh();
        return outcome;
      }
      showToast('done', t('configuration.copy.taken', { ...words, count: outcome.body.count }));
      close();
      return outcome;
    },
  });
  return { form, chosen: open.filter(({ key }) => !form.values.left.includes(key)) };
}

interface SettingBoxProps {
  readonly setting: Difference;
  readonly timeZone: string;
  /** Whether this organiser may change it. */
  readonly isOpen: boolean;
  readonly isTaken: boolean;
  readonly take: (isTaken: boolean) => void;
}

/** One setting with its value here and the one that it would get. */
function SettingBox({ setting, timeZone, isOpen, isTaken, take }: SettingBoxProps) {
  const t = useWords();
  const { key, value, proposed } = setting;
  const notes = [
    ...(isOpen ? [] : [t('configuration.protected')]),
    ...(isOpen && ordersTables(key) ? [t('configuration.copy.tables')] : []),
  ];
  return (
    <label className="copy-dialog__setting">
      <input
        type="checkbox"
        checked={isTaken}
        disabled={!isOpen}
        onChange={(event) => take(event.target.checked)}
      />
      <span>
        <b>{settingName(t, setting)}</b>
        <span>
          {t('configuration.copy.change', {
            before: settingText(t, setting, value ?? '', timeZone),
            after: settingText(t, setting, proposed, timeZone),
          })}
        </span>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
    </label>
  );
}
