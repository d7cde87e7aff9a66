import { createHash } from 'node:crypto';
import { UnreadableFile } from '../../../records/imports/findings.ts';
import { changed } from '../../../platform/changed.ts';
import type { Tx } from '../../../platform/db.ts';
import { inboxChanges } from '../../ground/arrivals/take-back.ts';
import type { IntakeKind } from '../contract/runs.ts';
import { intakeMessages as messages } from '../messages.ts';
import { advance } from '../progress.ts';
import { holdRun } from '../queries/runs.ts';
import { readInSubprocess } from '../reading/read-in-subprocess.ts';
import type { ReadItem } from '../reading/read-item.ts';
import { storable } from '../tables/cells.ts';
import { extensionOf } from '../upload.ts';
import { insertItems, type NewItem } from './queries.ts';

const ITEMS_PER_STEP = 200;

interface ArrivedFile {
  runId: number;
  kind: IntakeKind;
  fileName: string;
  bytes: Uint8Array;
}

/** Reads e-mails or a letter and gives the step that puts the next of them into the inbox. Throws UnreadableFile. */
export async function inboxSteps({ runId, kind, fileName, bytes }: ArrivedFile) {
  const items = await readInSubprocess(extensionOf(fileName), bytes);
  if (items.length === 0) throw new UnreadableFile(messages.noMails);
  const source = kind === 'letter' ? 'letter' : 'e-mail';
  const fileHash = hashOf(Buffer.from(bytes).toString('base64'));
  return async (tx: Tx): Promise<'more' | 'finished'> => {
    const run = await holdRun(tx, runId);
    if (!run || (run.status !== 'new' && run.status !== 'reading')) return 'finished';
    const from = run.done;
    const to = Math.min(from + ITEMS_PER_STEP, items.length);
    const rows = items
      .slice(from, to)
      .map((item, at) => newItem(item, { position: from + at + 1, source, fileName, fileHash }));
    const added = await insertItems(tx, runId, rows);
    await changed(tx, null, { of: inboxChanges, ids: added, kind: 'created' });
    const progress = { done: to, total: items.length };
    if (to < items.length) {
      await advance(
        tx,
        runId,
        { status: 'reading', ...progress },
        { status: 'processing', ...progress },
      );
      return 'more';
    }
    const message = messages.itemsRead(items.length);
    await advance(
      tx,
      runId,
      { status: 'finished', ...progress },
      { status: 'success', ...progress, message },
    );
    return 'finished';
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function newItem(
  item: ReadItem,
  {
    position,
    source,
    fileName,
    fileHash,
  }: { position: number; source: 'e-mail' | 'letter'; fileName: string; fileHash: string },
): NewItem {
  const { messageId, senderName, senderEmail, text, sentAt } = item;
  const content =
    source === 'letter' || item.isUnreadable
      ? `${fileHash} ${position}`
      : [senderEmail, sentAt, item.subject, text].join('\n');
  const confidences = item.pages.flatMap(({ confidence }) => confidence ?? []);
  return {
    position,
    source,
    status: item.isUnreadable ? 'unreadable' : 'waiting',
    key: messageId ? `message:${messageId.slice(0, 500)}` : `content:${hashOf(content)}`,
    senderName: senderName && storable(senderName).slice(0, 256),
    senderEmail: senderEmail && storable(senderEmail).slice(0, 99),
    subject: storable(source === 'letter' ? fileName : item.subject).slice(0, 500),
    sentAt,
    text: storable(text),
    attachments: item.attachments
      .slice(0, 100)
      .map((each) => ({ ...each, name: storable(each.name).slice(0, 255) })),
    confidence: confidences.length > 0 ? Math.min(...confidences) : null,
    problem: item.problem,
    pages: item.pages.map((page) => ({
      text: storable(page.text),
      confidence: page.confidence,
      picture: page.picture && Buffer.from(page.picture).toString('base64'),
    })),
  };
}
