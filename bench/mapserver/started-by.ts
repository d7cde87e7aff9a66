import { readFileSync, readdirSync } from 'node:fs';

/**
 * The processes that this one started, by /proc (Linux). lighttpd puts its FastCGI programs into sessions of their
 * own, so that ending its group does not reach them.
 */
export function startedBy(pid: number): number[] {
  const children: number[] = [];
  for (const entry of readdirSync('/proc')) {
    if (/^\d+$/.test(entry) && parentOf(entry) === pid) children.push(Number(entry));
  }
  return children;
}

function parentOf(pid: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain spaces; state and parent follow it.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
