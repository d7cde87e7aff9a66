import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';

const languages = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

let worker: Promise<Worker> | undefined;

/** The English text of a picture, with how sure the recognition is in percent. Nothing is fetched from anywhere. */
export async function recognise(
  picture: Uint8Array,
): Promise<{ text: string; confidence: number }> {
  worker ??= createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languages,
    cacheMethod: 'none',
    gzip: true,
  });
  const { data } = await (await worker).recognize(Buffer.from(picture));
  return { text: data.text.trim(), confidence: Math.round(data.confidence) };
}
