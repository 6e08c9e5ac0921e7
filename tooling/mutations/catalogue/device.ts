import type { Mutation } from '../mutation.ts';
import { component, unitWeb, wholeSimulation } from './suites.ts';

const folder = 'apps/web/src/features/reporter/device';
const store = `${folder}/record-store.ts`;
const network = `${folder}/call-network.ts`;
const storeTest = component(`${folder}/record-store.browser.test.tsx`);
const networkTest = component(`${folder}/call-network.browser.test.tsx`);

/** Wrong edits of the disk and the network of a reporter's device. */
export const deviceMutations: readonly Mutation[] = [
  {
    name: 'taps are written as carelessly as acknowledgements',
    file: store,
    from: "transaction(tables, 'readwrite', { durability })",
    to: "transaction(tables, 'readwrite', { durability: 'relaxed' })",
    noticedBy: wholeSimulation,
  },
  {
    name: 'a tap is confirmed before its transaction has ended',
    file: store,
    from: '        await done;\n        return changed.result;',
    to: '        return changed.result;',
    noticedBy: wholeSimulation,
  },
  {
    name: 'what was settled stays on the disk',
    file: store,
    from: '  for (const id of changed.remove ?? []) records.delete(id);\n',
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the list of a match is not kept',
    file: store,
    from: "  if (changed.copy) transaction.objectStore('copies').put(changed.copy);\n",
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the queue is read in the order of its keys',
    file: store,
    from: "createIndex(bySynced, ['synced', 'modifiedAt'])",
    to: "createIndex(bySynced, ['synced', 'id'])",
    noticedBy: storeTest,
  },
  {
    name: 'a call that hangs is never given up',
    file: network,
    from: 'await carry(api, call, AbortSignal.timeout(patience))',
    to: 'await carry(api, call, new AbortController().signal)',
    noticedBy: networkTest,
  },
  {
    name: 'the device ignores the clock in answers',
    file: network,
    from: '    ...(clock && { clock }),\n',
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'the device ignores the roster in answers',
    file: network,
    from: '    ...(lineup && { lineup }),\n',
    to: '',
    noticedBy: wholeSimulation,
  },
  {
    name: 'a list without keys is taken for one with keys',
    file: network,
    from: 'return keyed.length === events.length ? keyed : null;',
    to: 'return keyed;',
    noticedBy: networkTest,
  },
  {
    name: 'a refused approval does not tell what the server holds',
    file: network,
    from: "error?.error === 'events-differ' && isDetail(body)",
    to: "error?.error === 'match-approved' && isDetail(body)",
    noticedBy: networkTest,
  },
  {
    name: 'names of a roster that was refused stay in the queue',
    file: network,
    from: 'parameters: kept(error?.additionalProperties ?? {}),',
    to: 'parameters: error?.additionalProperties ?? {},',
    noticedBy: networkTest,
  },
  {
    name: 'changes leave without their time',
    file: network,
    from: '  const headers = { ...call.headers };',
    to: "  const { 'x-modified-at': _, ...headers } = call.headers;",
    noticedBy: networkTest,
  },
  {
    name: 'a new service worker takes over at any message',
    file: 'apps/web/src/sw/sw.ts',
    from: "if (message.kind === 'activate') void self.skipWaiting();",
    to: 'void self.skipWaiting();',
    noticedBy: unitWeb('apps/web/src/sw/sw.test.ts'),
  },
];
