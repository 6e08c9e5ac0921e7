import { useEffect, useState } from 'react';
import type { UploaderStatus } from '@sevenmetre/sync/outbox/index';
import type { Door } from '../device/door.ts';
import { SyncChip } from '../match/sync-chip.tsx';
import { SignInSheet } from '../sheets/sign-in-sheet.tsx';
import { SyncSheet } from '../sheets/sync-sheet.tsx';

interface Device {
  readonly unsent: { readonly here: number; readonly attention: number };
  readonly status: UploaderStatus;
}

const nothing: Device = { unsent: { here: 0, attention: 0 }, status: { paused: null, trouble: null } };

/** The state of the whole device's queue, on pages that are of no single match. */
export function DeviceChip({ door }: { door: Door }) {
  const device = useDevice(door);
  const [shown, show] = useState<'sync' | 'sign-in' | null>(null);
  return (
    <>
      <SyncChip
        {...device}
        isSignedOut={false}
        refused={[]}
        isPractice={door.isPractice}
        open={() => show('sync')}
      />
      {shown === 'sync' ? (
        <SyncSheet
          door={door}
          sheet={null}
          onServer={0}
          close={() => show(null)}
          edit={null}
          signIn={() => show('sign-in')}
        />
      ) : null}
      {shown === 'sign-in' ? (
        <SignInSheet
          close={() => show(null)}
          signedIn={() => {
            door.signedIn();
            show(null);
          }}
        />
      ) : null}
    </>
  );
}

function useDevice(door: Door): Device {
  const [device, setDevice] = useState(nothing);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const unsynced = await door.outbox.unsynced().catch(() => null);
      if (isGone) return;
      const unsent = {
        here: unsynced?.here.length ?? 0,
        attention: unsynced?.attention.length ?? 0,
      };
      const status = door.outbox.status();
      setDevice({ unsent, status: unsynced === null ? { ...status, trouble: 'storage' } : status });
    };
    void read();
    const unlisten = door.listen(() => void read());
    return () => {
      isGone = true;
      unlisten();
    };
  }, [door]);
  return device;
}
