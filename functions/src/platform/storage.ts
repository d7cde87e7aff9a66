import type { Bucket, Storage } from '@google-cloud/storage';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ByteLru } from './byte-lru.ts';
import { config, type Config } from './config.ts';

const ADDRESS_MINUTES = 15;
/** Without a key of its own a server asks Google for each signature, so a signed address is reused for this long. */
const REPEAT_MINUTES = 4;
const addresses = new ByteLru<string>(4 * 1024 * 1024);
/** How many deletions run in parallel. */
const AT_ONCE = 20;

let storage: Promise<Storage> | undefined;

/** One of the three buckets. The client is a megabyte of code, so it is loaded on first use. */
export async function bucketOf(name: keyof Config['buckets']): Promise<Bucket> {
  storage ??= import('./storage-client.ts').then(({ openStorage }) => openStorage());
  return (await storage).bucket(config().buckets[name]);
}

const clean = () => bucketOf('clean');

export interface NewFile {
  /** Begins with the council's short name, by which a council's files are exported and erased. */
  name: string;
  contentType: string;
  /** The name under which a browser saves it. */
  downloadName?: string;
}

/**
 * Streams a generated file into the clean bucket (our own output needs no scan). An existing file of that name is
 * replaced once the last byte has arrived. Returns its size in bytes.
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

/**
 * Removes every file whose name begins with `prefix`; it is no error if there is none or somebody else removes one
 * meanwhile.
 */
export async function removeFiles(prefix: string): Promise<void> {
  const [files] = await (await clean()).getFiles({ prefix });
  for (let at = 0; at < files.length; at += AT_ONCE)
    await Promise.all(
      files.slice(at, at + AT_ONCE).map((file) => file.delete({ ignoreNotFound: true })),
    );
}

/** An address from which the file can be downloaded or opened without signing in, valid for 11 to 15 minutes. */
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

/** A Content-Disposition that makes a browser save the file under this name. */
export function attachment(fileName: string): string {
  return disposition('attachment', fileName);
}

/** The name in ASCII for old clients and in UTF-8 for others (RFC 6266). */
function disposition(as: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  return `${as}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
