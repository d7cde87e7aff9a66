import { readFile, writeFile } from 'node:fs/promises';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/news.ts';

interface KeptDocument {
  path: string;
  data: Record<string, unknown>;
}

/** Writes the council's Firestore documents; times as { "$time": ISO }. */
export async function exportDocuments(schema: string, file: string): Promise<number> {
  const documents: KeptDocument[] = [];
  await collect((await firestore()).doc(`councils/${schema}`), documents);
  await writeFile(file, JSON.stringify(documents, null, 1));
  return documents.length;
}

/** News are nested two levels deep (`councils/{schema}/{feed}/{id}`); each feed is one query, however long it is. */
async function collect(council: DocumentReference, into: KeptDocument[]): Promise<void> {
  const own = await council.get();
  const feeds = await Promise.all((await council.listCollections()).map((feed) => feed.get()));
  for (const document of [own, ...feeds.flatMap(({ docs }) => docs)]) {
    if (document.exists)
      into.push({
        path: document.ref.path,
        data: plain(document.data() ?? {}) as Record<string, unknown>,
      });
  }
}

export async function restoreDocuments(file: string): Promise<number> {
  const documents = JSON.parse(await readFile(file, 'utf8')) as KeptDocument[];
  const store = await firestore();
  const writer = store.bulkWriter();
  const written = documents.map(({ path, data }) =>
    writer.set(store.doc(path), revived(data) as Record<string, unknown>),
  );
  await Promise.all([...written, writer.close()]);
  return documents.length;
}

export async function eraseDocuments(schema: string): Promise<void> {
  const store = await firestore();
  await store.recursiveDelete(store.doc(`councils/${schema}`));
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return { $time: value.toDate().toISOString() };
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (value === null || typeof value !== 'object') return value;
  if ('$time' in value) return new Date(String(value.$time));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
}
