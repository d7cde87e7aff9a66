/**
 * Inspects the files of a folder one by one and reports how far memory grew above the starting point, in MB, and how
 * long it took.
 */
import { readFileSync } from 'node:fs';
import { inspect } from '../inspect.ts';
import { redrawImage } from '../redraw-image.ts';
import { sniffType } from '../sniff.ts';

const peak = () => process.resourceUsage().maxRSS / 1024;

async function judgeAlone(file: string): Promise<void> {
  const type = file.endsWith('.png') ? 'image/png' : 'application/pdf';
  const before = process.memoryUsage.rss() / 1024 / 1024;
  const begun = performance.now();
  const bytes = readFileSync(file);
  const problem = await inspect(bytes, type);
  if (!problem && sniffType(bytes) === 'image/png') await redrawImage(bytes, 'image/png');
  const ms = performance.now() - begun;
  process.send?.({ megabytes: Math.max(0, peak() - before), ms });
}

process.on('message', (file: string) => void judgeAlone(file));
process.on('disconnect', () => process.exit(0));
