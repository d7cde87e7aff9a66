import type { Bucket, Storage } from '@google-cloud/storage';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ByteLru } from './byte-lru.ts';
import { config, type Config } from './config.ts';

const ADDRESS_MINUTES = 15;
/** Without a key of its own a server asks Google for each signature, so an address is given again for so long. */
const REPEAT_MINUTES = 4;
const addresses = new ByteLru<string>(4 * 1024 * 1024);
/** Calls of one clearing that are under way together. */
const AT_ONCE = 20;

let storage: Promise<Storage> | undefined;

/** One of the three buckets. By way of a module of ours, and when first needed: the client is a megabyte of code. */
export async function bucketOf(name: keyof Config['buckets']): Promise<Bucket> {
  storage ??= import('./storage-client.ts').then(({ openStorage }) => openStorage());
  return (await storage).bucket(config().buckets[name]);
}

const clean = () => bucketOf('clean');

export interface NewFile {
  /** Begins with the council's short name, under which a council's files are exported and erased. */
  name: string;
  contentType: string;
  /** What a browser saves it as. */
  downloadName?: string;
}

/**
 * Writes a file of ours into the clean bucket (it holds what we made, so there is nothing to scan), as it comes;
 * a file of that name is replaced once the last byte is there. Gives its size in bytes.
 */
export async function writeFile(
  { name, contentType, downloadName }: NewFile,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  let size = 0;
  async function* counted() {
    for await (const chunk of chunks) {
      size += chunk.byteLength;
      yield chunk;
    }
  }
  const contentDisposition = downloadName === undefined ? undefined : attachment(downloadName);
  const file = (await clean()).file(name);
  await pipeline(
    Readable.from(counted(), { objectMode: false }),
    file.createWriteStream({
      resumable: false,
      contentType,
      metadata: {
        cacheControl: 'private, no-store',
        ...(contentDisposition ? { contentDisposition } : {}),
      },
    }),
  );
  return size;
}

/** The bytes of a file. */
export async function readFile(name: string): Promise<Uint8Array> {
  const [bytes] = await (await clean()).file(name).download();
  return bytes;
}

/** Removes every file whose name begins so; none, or one that somebody else removes meanwhile, is no fault. */
export async function removeFiles(prefix: string): Promise<void> {
  const [files] = await (await clean()).getFiles({ prefix });
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map((file) => file.delete({ ignoreNotFound: true })),
    );
}

/**
 * An address at which the file can be had without signing in, for 11 minutes at least and 15 at most: saved under this
 * name, or opened.
 */
export async function signedAddress(
  name: string,
  downloadName: string,
  as: 'attachment' | 'inline' = 'attachment',
): Promise<string> {
  const period = Math.floor(Date.now() / (REPEAT_MINUTES * 60_000));
  const key = JSON.stringify([period, name, downloadName, as]);
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const [address] = await (await clean()).file(name).getSignedUrl({
    version: 'v4',
    action: 'read',
    expires: Date.now() + ADDRESS_MINUTES * 60_000,
    responseDisposition: disposition(as, downloadName),
  });
  addresses.set(key, address, 2 * (key.length + address.length));
  return address;
}

/** A Content-Disposition that saves under this name. */
export function attachment(fileName: string): string {
  return disposition('attachment', fileName);
}

/** The name plain for old readers, UTF-8 for the others (RFC 6266). */
function disposition(as: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `${as}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
