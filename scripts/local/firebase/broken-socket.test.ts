import { expect, test } from 'vitest';
import { isBrokenSocket } from './broken-socket.ts';

const coded = (code: string) => Object.assign(new Error('other side closed'), { code });

test.each([
  [coded('UND_ERR_SOCKET'), true],
  [new TypeError('fetch failed', { cause: coded('ECONNRESET') }), true],
  [coded('EADDRINUSE'), false],
  [new TypeError('x is not a function'), false],
  ['other side closed', false],
])('%s: %s', (error, broken) => expect(isBrokenSocket(error)).toBe(broken));
