import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One request to send to a server. */
export type Ask = { path: string; headers: Record<string, string> };

const connections = 4;

export function missingWrk(): string | undefined {
  return existsSync('/usr/bin/wrk') ? undefined : 'wrk is not installed (Debian: wrk)';
}

/** Requests per second that a server answers on loopback, each path in turn. Throws on refusals. */
export function requestsPerSecond(port: number, asks: readonly Ask[], seconds: number): number {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'placemaker-wrk-')), 'asks.lua');
  writeFileSync(script, luaOf(asks));
  const run = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script];
  const said = execFileSync('wrk', [...run, `http://127.0.0.1:${port}`], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(said))
    throw new Error(`Port ${port} refused some requests:\n${said}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1] ?? 0);
}

function luaOf(asks: readonly Ask[]): string {
  const requests = asks.map(({ path: asked, headers }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `["${name}"] = "${value}"`);
    return `wrk.format("GET", "${asked}", {${pairs.join(', ')}})`;
  });
  return `local asks
local at = 0
init = function() asks = {${requests.join(',\n')}} end
request = function()
  at = at % #asks + 1
  return asks[at]
end
`;
}
