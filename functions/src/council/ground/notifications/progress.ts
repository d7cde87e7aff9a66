import { afterCommit, type Tx } from '../../../platform/db.ts';
import { enqueueJob } from '../../../platform/outbox.ts';
import { publishNews } from '../../../platform/news.ts';
import {
  insertNotification,
  updateNotification,
  type NewNotification,
  type Progress,
} from './queries.ts';

/** Tells a person (or all staff) of work that began; gives the notification's id for reporting progress. */
export async function notify(tx: Tx, note: NewNotification): Promise<number> {
  const id = await insertNotification(tx, note);
  await reportProgress(tx, id, { status: note.status });
  return id;
}

const ENDED = ['success', 'error'];

/**
 * Writes progress ('done / total') or the result to the notification that the person sees, live too. Who asked for it
 * in their settings gets a mail about the result.
 */
export async function reportProgress(tx: Tx, id: number, progress: Progress): Promise<void> {
  const owner = await updateNotification(tx, id, progress);
  if (!owner) return;
  if (owner.mailed && ENDED.includes(progress.status))
    await enqueueJob(tx, { job: 'ended-mail', payload: { notificationId: id } });
  afterCommit(tx, () =>
    publishNews(owner.schema, 'notifications', String(id), {
      uid: owner.uid,
      status: progress.status,
      completed: progress.done ?? null,
      completed_out_of: progress.total ?? null,
    }),
  );
}
