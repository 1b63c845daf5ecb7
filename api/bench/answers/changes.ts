/**
 * The stored mutations, in a fixed order, each at a time of its own: first as everybody who may not, then so that it is
 * refused for its input or the row's state, then so that it succeeds. In the end the lists are read again.
 */
import sharp from 'sharp';
import { OUTLINE } from '../../test/access/changes.js';
import type { Answer, Asker, Asking, Variables } from './ask.js';
import { idOf, passwordOf } from './people.js';
import type { Rows, Table } from './reads.js';

/** The last element but `k`, of a list by time. */
const fromEnd = (list: readonly string[], k: number) => list.at(-1 - k) ?? '';

/** Who may not change rows of the owner's workspace. */
const OUTSIDERS: readonly Asker[] = ['neighbour', 'newcomer', 'admin', 'nobody'];

type Change = (name: string, input: Variables, who?: Asker) => Promise<Answer>;

interface Changing {
  /** sends it, after the clock has moved on */
  readonly change: Change;
  /** the same as all outsiders, then as the owner */
  readonly changeByAll: Change;
  readonly rows: Rows;
  readonly serverUrl: string;
}

/** The first new id with the prefix. */
const idIn = ({ text }: Answer, prefix: string) => new RegExp(`${prefix}_[0-9a-z]{20}`).exec(text)?.[0] ?? '';

async function changeProjects({ change, changeByAll, rows }: Changing): Promise<void> {
  const id = rows.project[5] ?? '';
  await change('useCreateProjectMutation', { address: '' });
  await change('useCreateProjectMutation', { address: 'x'.repeat(301), tags: ['', 'a'] });
  const made = await change('useCreateProjectMutation', {
    address: ' 7 New Street ',
    mlsId: '7',
    tags: ['', 'a', 'b'],
  });
  await change('useCreateProjectMutation', { address: '8 New Street' }, 'member');
  await change('useCreateProjectMutation', { address: '9 New Street' }, 'nobody');
  await changeByAll('useUpdateProjectMutation', { id, mlsId: 'X', notes: 'é “notes”', status: 'ON_HOLD', tags: ['z'] });
  await change('useUpdateProjectMutation', { id, address: '' });
  await change('useUpdateProjectMutation', { id, notes: null, mlsId: null }, 'member');
  await change('useUpdateProjectMutation', { id: rows.project[19] ?? '', mlsId: 'deleted' });
  await changeByAll('useDeleteProjectMutation', { id: idIn(made, 'proj') });
  await change('useDeleteProjectMutation', { id: idIn(made, 'proj') });
  await change('useRestoreProjectMutation', { id: rows.project[19] ?? '' });
  await change('useRestoreProjectMutation', { id: idOf('proj', 404) }, 'admin');
  await change('useRestoreProjectMutation', { id: idIn(made, 'proj') }, 'admin');
}

async function changeJobs({ change, changeByAll, rows }: Changing): Promise<void> {
  const job = (k: number) => fromEnd(rows.job, 50 - k);
  const item = (jobId: string, k = 0) => rows.item.filter((each) => each.jobId === jobId)[k]?.id ?? '';
  const [queued, processing, failed, waits, reviewed, rework] = [job(50), job(49), job(48), job(47), job(44), job(2)];
  const projectId = rows.project[0] ?? '';
  const inputMediaIds = rows.photo.slice(0, 2);
  await changeByAll('useCreateStagingJobMutation', { projectId, inputMediaIds, notes: 'two armchairs' });
  await change('useCreateStagingJobMutation', { projectId, inputMediaIds: [] });
  await change('useCreateStagingJobMutation', { projectId, inputMediaIds, creativity: 31 });
  await change('useCreateStagingJobMutation', { projectId, inputMediaIds: [idOf('med', 404)] });
  for (const name of ['useCancelStagingJobMutation', 'useApproveStagingJobMutation', 'useRetryStagingJobMutation']) {
    await change(name, { id: 'nonsense' });
    await change(name, { id: job(4) });
  }
  await changeByAll('useCancelStagingJobMutation', { id: queued });
  await change('useCancelStagingJobMutation', { id: processing });
  await changeByAll('useRetryStagingJobMutation', { id: queued, style: 'MIAMI', roomType: 'HOME_OFFICE' });
  await change('useRetryStagingJobMutation', { id: rework }, 'member');
  await changeByAll('useRetryStagingItemMutation', { id: item(failed, 1) });
  await change('useRetryStagingItemMutation', { id: item(waits) });
  await changeByAll('useStageWithOutlineMutation', { itemId: item(waits), outline: OUTLINE });
  await change('useStageWithOutlineMutation', { itemId: item(job(24)), outline: { ...OUTLINE, ceilingHeight: 9 } });
  await change('useStageWithOutlineMutation', { itemId: item(job(24)), outline: OUTLINE }, 'member');
  await change('useCancelStagingJobMutation', { id: waits });
  await changeByAll('useDiscardOutlineMutation', { itemId: item(waits, 1) });
  await change('useDiscardOutlineMutation', { itemId: item(job(1)) });
  const revision = {
    id: reviewed,
    reason: 'Too dark',
    comments: 'no plants',
    itemIds: [item(reviewed)],
    style: 'MIAMI',
  };
  await change('useRequestRevisionMutation', { ...revision, reason: '' });
  await change('useRequestRevisionMutation', { ...revision, itemIds: [item(job(1))] });
  await changeByAll('useRequestRevisionMutation', revision);
  await change('useCancelStagingJobMutation', { id: reviewed });
  await change('useApproveStagingJobMutation', { id: reviewed, round: 9 });
  await changeByAll('useApproveStagingJobMutation', { id: reviewed, round: 1 });
  await change('useApproveStagingJobMutation', { id: job(1) }, 'member');
}

async function changeInvoices({ change, changeByAll, rows }: Changing): Promise<void> {
  const [overdue, draft, sent] = [fromEnd(rows.invoice, 0), rows.invoice[2] ?? '', rows.invoice[5] ?? ''];
  const projectId = rows.project[1] ?? '';
  const items = [
    { description: 'Staging', amount: '12.50', jobId: rows.job[0] },
    { description: 'Photos', amount: '0.10' },
  ];
  const invoice = {
    projectId,
    items,
    subtotal: '12.60',
    tax: '1.00',
    dueDate: '2026-12-01',
    billTo: { name: 'Buyer' },
  };
  await changeByAll('useCreateInvoiceMutation', invoice);
  const plain = { ...invoice, items: items.slice(1), subtotal: '0.10' };
  const made = await change('useCreateInvoiceMutation', plain);
  await change('useCreateInvoiceMutation', { ...plain, total: '5.00' }, 'member');
  await change('useCreateInvoiceMutation', { ...plain, items: [], subtotal: 'x' });
  await change('useCreateInvoiceMutation', {});
  await changeByAll('useSendInvoiceMutation', { id: idIn(made, 'inv') });
  await change('useSendInvoiceMutation', { id: overdue });
  await change('useSendInvoiceMutation', { id: overdue, dueDate: '2026-12-24' });
  await change('useSendInvoiceMutation', { id: draft }, 'member');
  await changeByAll('usePayInvoiceMutation', { invoiceId: sent });
  const payment = { invoiceId: sent, method: 'Cheque', reference: 'No. 7', receivedOn: '2026-11-14' };
  await change('useRecordPaymentMutation', payment, 'member');
  await change('useRecordPaymentMutation', { ...payment, receivedOn: '2027-01-01', method: '' });
  await changeByAll('useRecordPaymentMutation', payment);
  await change('useRecordPaymentMutation', payment);
  await changeByAll('useCancelInvoiceMutation', { id: idIn(made, 'inv') });
  await change('useCancelInvoiceMutation', { id: sent });
}

async function changeMedia({ change, changeByAll, rows, serverUrl }: Changing): Promise<void> {
  const projectId = rows.project[0] ?? '';
  const create = { width: 640, height: 480, channels: 3, background: 'grey' } as const;
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const photo = { projectId, originalName: 'New “room”.jpg', mimeType: 'image/jpeg', fileSize: bytes.length };
  const requested = await change('useRequestUploadMutation', photo);
  for (const who of OUTSIDERS) await change('useRequestUploadMutation', photo, who);
  await change('useRequestUploadMutation', { ...photo, mimeType: 'text/plain' });
  await change('useRequestUploadMutation', { ...photo, fileSize: 200_000_000 });
  const { uploadUrl = '' } = (Object.values(requested.data ?? {})[0] ?? {}) as { uploadUrl?: string };
  const sent = { projectId, uploadUrl, originalName: photo.originalName, roomType: 'BEDROOM' };
  await change('useFinaliseUploadMutation', sent);
  await fetch(new URL(uploadUrl, serverUrl), {
    method: 'PUT',
    headers: { 'content-type': photo.mimeType },
    body: new Uint8Array(bytes),
  });
  const made = await changeByAll('useFinaliseUploadMutation', sent);
  await change('useFinaliseUploadMutation', sent);
  await change('useFinaliseUploadMutation', { ...sent, uploadUrl: '/files/x' });
  await changeByAll('useDeleteMediaMutation', { id: idIn(made, 'med') });
  await change('useDeleteMediaMutation', { id: rows.media.at(22) ?? '' });
  await change('useDeleteMediaMutation', { id: rows.media.at(40) ?? '' }, 'member');
  await change('useDeleteMediaMutation', { id: 'nonsense' });
}

async function changeAccounts({ change, changeByAll }: Changing, newestId: string): Promise<void> {
  await changeByAll('useSeeActivitiesMutation', { newestId });
  await change('useSeeActivitiesMutation', { newestId }, 'member');
  await change('useUpdateProfileMutation', { firstName: ' New ', lastName: '' });
  await change('useUpdateProfileMutation', { firstName: 'x'.repeat(101) });
  await change('useUpdateProfileMutation', { firstName: 'x' }, 'nobody');
  for (const who of ['owner', 'member', 'nobody'] as const) {
    await change('useUpdateSellerDetailsMutation', { name: 'Other Ltd', currency: 'EUR', email: 'a@example.com' }, who);
    await change('useUpdateUnitsMutation', { units: 'IMPERIAL' }, who);
    await change('useUpdateUnitsMutation', {}, who);
  }
  await change('useUpdateSellerDetailsMutation', { currency: 'XXX', email: 'nonsense' });
  await change('useChangeEmailMutation', { email: 'nonsense' });
  await change('useChangeEmailMutation', { email: 'member@example.com', password: passwordOf('owner') });
  await change('useChangeEmailMutation', { email: 'new@example.com', password: 'not the right one' }, 'newcomer');
  await change('useChangeEmailMutation', { email: 'New@Example.com', password: passwordOf('newcomer') }, 'newcomer');
  for (const name of ['useResendEmailChangeMutation', 'useCancelEmailChangeMutation']) {
    await change(name, { email: 'other@example.com' });
    await change(name, { email: `${idOf('chg', 1000)}@example.com` });
    await change(name, { email: 'other@example.com' }, 'nobody');
  }
  for (const who of ['owner', 'nobody'] as const) {
    await change('useConfirmEmailMutation', { token: 'made up' }, who);
    await change('useSetPasswordMutation', { newPassword: 'another password of theirs' }, who);
    await change('useUnlinkProviderMutation', { password: 'not the right one' }, who);
    await change('useDeleteAccountMutation', { password: 'not the right one' }, who);
    await change('useRevokeSessionMutation', { id: idOf('ses', 1000) }, who);
    await change('useRevokeSessionMutation', { id: idOf('ses', 2000) }, who);
  }
  await change('useUnlinkProviderMutation', { password: passwordOf('owner') });
  const passwords = { currentPassword: 'not the right one', newPassword: 'another password of theirs' };
  await change('useChangePasswordMutation', passwords, 'newcomer');
  await change('useChangePasswordMutation', { ...passwords, newPassword: 'password' }, 'newcomer');
  await change('useSignOutEverywhereMutation', { keepCurrent: true });
  // these end the caller's session, so they are last
  await change('useChangePasswordMutation', { ...passwords, currentPassword: passwordOf('newcomer') }, 'newcomer');
  await change('useSignOutEverywhereMutation', { keepCurrent: false }, 'neighbour');
  await change('useSignOutEverywhereMutation', {}, 'neighbour');
  await change('useDeleteAccountMutation', { password: passwordOf('admin') }, 'admin');
}

/** What pages read after a change. */
const REREAD = [
  'DashboardQuery',
  'NotificationListQuery',
  'StagingPageQuery',
  'BillingPageQuery',
  'ProjectsPageQuery',
  'SettingsQuery',
  'rereadCountsOfWorkspaceQuery',
  'rereadTotalsQuery',
];

/** @param settled resolves when what the change caused has been told to the subscriptions */
export async function askChanges(
  { ask, later }: Asking,
  {
    rows,
    newestId,
    serverUrl,
    settled,
  }: Pick<Table, 'rows'> & {
    readonly newestId: string;
    readonly serverUrl: string;
    readonly settled: () => Promise<void>;
  },
): Promise<void> {
  const change: Change = async (name, input, who = 'owner') => {
    await later();
    const answer = await ask(name, { input }, { who });
    if (answer.text.includes('Payload"')) await settled();
    return answer;
  };
  const changeByAll: Change = async (name, input) => {
    for (const who of OUTSIDERS) await change(name, input, who);
    return change(name, input);
  };
  const changing = { change, changeByAll, rows, serverUrl };
  const reread = async () => {
    for (const name of REREAD) await ask(name);
  };
  for (const part of [changeProjects, changeJobs, changeInvoices, changeMedia]) {
    await part(changing);
    await reread();
  }
  await changeAccounts(changing, newestId);
  await reread();
}
