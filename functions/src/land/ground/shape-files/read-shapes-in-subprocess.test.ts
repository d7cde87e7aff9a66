import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { shapeFileMessages as messages } from './messages.ts';
import { readShapes } from './read-shapes.ts';
import { readShapesInSubprocess } from './read-shapes-in-subprocess.ts';

afterEach(() => vi.unstubAllEnvs());

const LIMITS = { unpackedBytes: 1_000_000, features: 2 };
const file = (points: number) => {
  const feature = {
    type: 'Feature',
    properties: { name: 'Oak' },
    geometry: { type: 'Point', coordinates: [-1.6, 54.97] },
  };
  const features = Array.from({ length: points }, () => feature);
  return new Uint8Array(Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })));
};

it('reads what the reader itself does, and refuses in its words', async () => {
  expect(await readShapesInSubprocess(file(2), LIMITS, 'oak')).toEqual(
    await readShapes(file(2), LIMITS),
  );
  await expect(readShapesInSubprocess(file(3), LIMITS, 'oak')).rejects.toThrow(
    messages.tooManyFeatures(3, 2),
  );
}, 30_000);

it('ends where reading takes too long, and says so', async () => {
  vi.stubEnv('TMPDIR', mkdtempSync(path.join(tmpdir(), 'read-shapes-')));
  const within = { maxMilliseconds: 1, maxResidentMegabytes: 1_000 };
  await expect(readShapesInSubprocess(file(1), LIMITS, 'oak', within)).rejects.toThrow(
    messages.notReadInSubprocess.tookTooLong,
  );
  expect(readdirSync(tmpdir())).toEqual([]);
});
