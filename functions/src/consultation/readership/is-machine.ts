import type { Request } from 'express';

const MACHINES =
  /bot\b|bot\/|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|node|axios|^$/i;

/** Whether nobody reads: a crawler, or a browser that only looks ahead. Who asks not to be counted is not, either. */
export function isMachine({ headers }: Pick<Request, 'headers'>): boolean {
  const ahead = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return (
    MACHINES.test(headers['user-agent'] ?? '') ||
    /prefetch|prerender|preview/.test(ahead) ||
    headers['sec-gpc'] === '1' ||
    headers['dnt'] === '1'
  );
}
