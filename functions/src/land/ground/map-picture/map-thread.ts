/** A thread of its own that draws one map: it can be ended while it draws. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawMap } from './draw-map.ts';
import type { MapPicture } from './map-picture.ts';

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(drawMap(workerData as MapPicture));
