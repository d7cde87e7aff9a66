import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getStorage } from 'firebase-admin/storage';
import { config } from '../../functions/src/platform/config.ts';
import { firebaseApp } from '../../functions/src/platform/firebase.ts';

interface KeptFile {
  bucket: string;
  name: string;
  size: number;
  contentType: string | undefined;
  metadata: Record<string, unknown>;
  /** The path of the bytes in the export. */
  stored: string;
}

type BucketName = keyof ReturnType<typeof config>['buckets'];
const bucketNames = ['clean', 'unscanned', 'quarantined'] as const satisfies BucketName[];

/** The prefix of everything a council has in a bucket: its short name. */
const prefixOf = (shortName: string) => `${shortName}/`;

function bucket(name: BucketName) {
  return getStorage(firebaseApp()).bucket(config().buckets[name]);
}

/**
 * Copies the council's files and writes the list of them. Quarantined ones are listed, but their bytes are not
 * copied.
 */
export async function exportFiles(shortName: string, folder: string): Promise<number> {
  const list: KeptFile[] = [];
  for (const name of bucketNames) {
    const [files] = await bucket(name).getFiles({ prefix: prefixOf(shortName) });
    for (const file of files) {
      const stored = name === 'quarantined' ? '' : path.join('files', name, String(list.length));
      if (stored) {
        await mkdir(path.join(folder, path.dirname(stored)), { recursive: true });
        await pipeline(file.createReadStream(), createWriteStream(path.join(folder, stored)));
      }
      const { size, contentType, metadata } = file.metadata;
      list.push({
        bucket: name,
        name: file.name,
        size: Number(size),
        contentType,
        metadata: metadata ?? {},
        stored,
      });
    }
  }
  await writeFile(path.join(folder, 'files.json'), JSON.stringify(list, null, 1));
  return list.length;
}

/** Restores the files of an export, each into the bucket it came from: what was not scanned is not clean now. */
export async function restoreFiles(folder: string): Promise<number> {
  const list = JSON.parse(await readFile(path.join(folder, 'files.json'), 'utf8')) as KeptFile[];
  const kept = list.filter(({ stored }) => stored);
  for (const file of kept) {
    const target = bucket(bucketNames.find((name) => name === file.bucket) ?? 'unscanned').file(
      file.name,
    );
    await target.save(await readFile(path.join(folder, file.stored)), {
      resumable: false,
      metadata: {
        ...(file.contentType ? { contentType: file.contentType } : {}),
        metadata: file.metadata as Record<string, string>,
      },
    });
  }
  return kept.length;
}

export async function eraseFiles(shortName: string): Promise<void> {
  for (const name of bucketNames)
    await bucket(name).deleteFiles({ prefix: prefixOf(shortName), force: true });
}
