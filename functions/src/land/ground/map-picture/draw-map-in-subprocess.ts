import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MapPicture } from './map-picture.ts';

/** The bundle has the thread beside its modules, which lie in one folder. */
const SCRIPT = path.join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'map-thread.ts' : 'map-thread.js',
);

/** As `drawMap`, in a thread of its own that ends after this time; undefined where the map is not drawn by then. */
export async function drawMapInSubprocess(
  map: MapPicture,
  maxMilliseconds: number,
): Promise<string | undefined> {
  if (maxMilliseconds <= 0) return undefined;
  const thread = new Worker(SCRIPT, { workerData: map, execArgv: [] });
  try {
    return await pictureFrom(thread, maxMilliseconds);
  } finally {
    await thread.terminate();
  }
}

const pictureFrom = (thread: Worker, maxMilliseconds: number): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    const deadline = setTimeout(() => resolve(undefined), maxMilliseconds);
    thread.once('message', (picture: string) => resolve(picture));
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(deadline);
      reject(new Error('A map’s thread ended without a picture'));
    });
  });
