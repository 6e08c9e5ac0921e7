import { useState } from 'react';
import type { ReporterDevice } from '../device/device.ts';
import { useQueue } from '../device/use-queue.ts';
import { DialogTopic } from '../matches/dialog-names.ts';
import { SyncChip } from '../matches/sync-chip.tsx';
import { SignInSheet } from '../dialogs/sign-in-dialog.tsx';
import { SyncSheet } from '../dialogs/sync-dialog.tsx';

/** The state of the whole device's queue, on pages that are of no single match. */
export function DeviceChip({ device }: { device: ReporterDevice }) {
  const [{ here, attention, status }] = useQueue(device);
  const [shown, show] = useState<'sync' | 'sign-in' | null>(null);
  return (
    <>
      <SyncChip
        unsent={{ here: here.length, attention: attention.length }}
        status={status}
        isSignedOut={false}
        refused={[]}
        isPractice={device.isPractice}
        open={() => show('sync')}
      />
      {shown === 'sync' ? (
        <DialogTopic value="sync">
          <SyncSheet
            showDifference={null}
            device={device}
            sheet={null}
            onServer={0}
            close={() => show(null)}
            edit={null}
            signIn={() => show('sign-in')}
          />
        </DialogTopic>
      ) : null}
      {shown === 'sign-in' ? (
        <DialogTopic value="sign-in">
          <SignInSheet
            close={() => show(null)}
            signedIn={() => {
              device.signedIn();
              show(null);
            }}
          />
        </DialogTopic>
      ) : null}
    </>
  );
}
