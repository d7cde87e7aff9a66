import { createHmac, randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { AppError } from '../../platform/errors.ts';
import { callerAddress } from '../../platform/rate-limit.ts';
import { councilAsked } from '../../platform/request-session.ts';

/** Two events a minute each: as many readers behind one address as a library has. */
const MAX_PER_MINUTE = 120;
/** Of one process; beyond, all wait for the next minute. */
const MAX_ADDRESSES = 20_000;
/** Counting takes this many connections at most: answers come first. */
const MAX_AT_ONCE = 3;
const MINUTE_MS = 60_000;

/** Of this process. */
const SALT = randomBytes(32);

let minute = 0;
/** In memory for the minute, and nowhere else: an address tells who somebody is. */
const events = new Map<string, number>();
let underWay = 0;

const tooMany = () => new AppError('too-many-requests', { headers: { 'retry-after': '60' } });

/** Counts an event of an address, at the council that it asks for, in this process. Throws too-many-requests. */
export function refuseMany(request: Request): void {
  const address = keyOf(request);
  const now = Math.floor(Date.now() / MINUTE_MS);
  if (now !== minute) {
    minute = now;
    events.clear();
  }
  const before = events.get(address) ?? 0;
  if (before >= MAX_PER_MINUTE || (before === 0 && events.size >= MAX_ADDRESSES)) throw tooMany();
  events.set(address, before + 1);
}

/** Of one length, whatever the headers say: nothing is known yet of who sent them. */
const keyOf = (request: Request) =>
  createHmac('sha256', SALT)
    .update(JSON.stringify([councilAsked(request), callerAddress(request)]))
    .digest('base64url');

/** Does `work` where not too much of it is under way. Throws too-many-requests. */
export async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (underWay >= MAX_AT_ONCE) throw tooMany();
  underWay += 1;
  try {
    return await work();
  } finally {
    underWay -= 1;
  }
}
