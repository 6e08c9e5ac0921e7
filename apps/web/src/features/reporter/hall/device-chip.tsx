import { useState } from 'react';
import type { Door } from '../device/door.ts';
import { useQueue } from '../device/use-queue.ts';
import { SyncChip } from '../match/sync-chip.tsx';
import { SignInSheet } from '../sheets/sign-in-sheet.tsx';
import { SyncSheet } from '../sheets/sync-sheet.tsx';

/** The state of the whole device's queue, on pages that are of no single match. */
export function DeviceChip({ door }: { door: Door }) {
  const [{ here, attention, status }] = useQueue(door);
  const [shown, show] = useState<'sync' | 'sign-in' | null>(null);
  return (
    <>
      <SyncChip
        unsent={{ here: here.length, attention: attention.length }}
        status={status}
        isSignedOut={false}
        refused={[]}
        isPractice={door.isPractice}
        open={() => show('sync')}
      />
      {shown === 'sync' ? (
        <SyncSheet
          showDifference={null}
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
