import type { Config } from './config.ts';
import { bucketOf } from './storage.ts';

type BucketName = keyof Config['buckets'];

interface ObjectAt {
  bucket: BucketName;
  /** Begins with the council's short name. */
  name: string;
}

/** Size in bytes; undefined if there is no such object. */
export async function objectSize({ bucket, name }: ObjectAt): Promise<number | undefined> {
  const file = (await bucketOf(bucket)).file(name);
  try {
    const [metadata] = await file.getMetadata();
    return Number(metadata.size);
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined;
    throw error;
  }
}

/** The whole object; check its size first. */
export async function readObject({ bucket, name }: ObjectAt): Promise<Buffer> {
  // A file marked as gzip must not be unpacked while it is read.
  const [bytes] = await (await bucketOf(bucket)).file(name).download({ decompress: false });
  return bytes;
}

/** Writes an object; an existing one of that name is replaced once the last byte has arrived. */
export async function writeObject(
  { bucket, name }: ObjectAt,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const options = {
    resumable: false,
    contentType,
    metadata: { cacheControl: 'private, no-store' },
  };
  await (
    await bucketOf(bucket)
  )
    .file(name)
    .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
}

/** Removes an object; it is no error if there is none. */
export async function removeObject({ bucket, name }: ObjectAt): Promise<void> {
  await (await bucketOf(bucket)).file(name).delete({ ignoreNotFound: true });
}

/**
 * Opens a resumable upload for a browser at `origin` and returns its address, with which this one object can be written
 * once.
 */
export async function openResumable(
  { bucket, name }: ObjectAt,
  { size, contentType, origin }: { size: number; contentType: string; origin: string },
): Promise<string> {
  const [address] = await (await bucketOf(bucket)).file(name).createResumableUpload({
    origin,
    metadata: { contentType, contentLength: size, cacheControl: 'private, no-store' },
    preconditionOpts: { ifGenerationMatch: 0 },
  });
  return address;
}
