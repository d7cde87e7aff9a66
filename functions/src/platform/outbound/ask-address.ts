import http from 'node:http';
import https from 'node:https';
import { guardedLookup, type LookUp, NotPublicError, refusePrivateHost } from './guarded-lookup.ts';

/** Why there was no answer. */
export type NoAnswer =
  'not public' | 'no such host' | 'too late' | 'not safe' | 'too many redirects' | 'no answer';
export type AddressAnswer = { status: number } | { failed: NoAnswer };

interface AskingOptions {
  /** Hosts that are asked wherever they lead: servers of tests. */
  allowedHosts?: readonly string[];
  /** In place of the system's. */
  lookUp?: LookUp;
  /** For all of it. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const NO_SUCH_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME']);

/**
 * Asks what is at an address of the web (http or https), without reading it: HEAD, then GET where that is refused;
 * redirects are followed. Only public addresses are asked. Never throws.
 */
export async function askAddress(
  address: string,
  { allowedHosts = [], lookUp, timeoutMs = TIMEOUT_MS }: AskingOptions = {},
): Promise<AddressAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = (method: 'HEAD' | 'GET', url: URL) => {
    const isAllowed = allowedHosts.includes(url.hostname);
    if (!isAllowed) refusePrivateHost(url.hostname);
    return headOf(method, url, { signal, ...(isAllowed ? {} : { lookup: guardedLookup(lookUp) }) });
  };
  try {
    let url = new URL(address);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (!/^https?:$/.test(url.protocol)) return { failed: 'no answer' };
      const head = await ask('HEAD', url).catch(noAnswerToHead);
      // Many servers know no HEAD.
      const { status, location } = head && head.status < 400 ? head : await ask('GET', url);
      if (!REDIRECTS.has(status) || location === undefined) return { status };
      url = new URL(location, url);
    }
    return { failed: 'too many redirects' };
  } catch (error) {
    return { failed: signal.aborted ? 'too late' : noAnswerBy(error) };
  }
}

interface Head {
  status: number;
  location: string | undefined;
}

const headOf = (
  method: 'HEAD' | 'GET',
  { protocol, hostname, port, pathname, search }: URL,
  options: Pick<http.RequestOptions, 'signal' | 'lookup'>,
): Promise<Head> =>
  new Promise((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    const asking = request({
      ...options,
      method,
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port || undefined,
      path: pathname + search,
      agent: false,
      headers: { 'user-agent': 'Placemaker link check', accept: '*/*' },
    });
    asking.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      // It is told that nobody reads on.
      response.destroy();
    });
    asking.on('error', reject);
    asking.end();
  });

/** A server that ends the connection at a HEAD may answer a GET; nothing else changes by asking again. */
function noAnswerToHead(error: unknown): undefined {
  if (codeOf(error) !== 'ECONNRESET') throw error;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code ?? '';

function noAnswerBy(error: unknown): NoAnswer {
  if (error instanceof NotPublicError) return 'not public';
  const code = codeOf(error);
  if (NO_SUCH_HOST.has(code)) return 'no such host';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'not safe' : 'no answer';
}
