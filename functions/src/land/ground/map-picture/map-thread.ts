/** A thread of its own that draws one map: it can be ended while it draws. */
import { parentPort, workerData } from 'node:worker_threads';
import { drawMap } from './draw-map.ts';
import type { MapPicture } from './map-picture.ts';

parentPort?.postMessage(drawMap(workerData as MapPicture));
