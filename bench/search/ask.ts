import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** The lightest possible client: its own cost would count as ours. */
export function bytesOf(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${response.statusCode} ${address}: ${bytes.toString()}`));
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The given percentile of times in milliseconds. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
