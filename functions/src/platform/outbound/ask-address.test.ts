import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { askAddress } from './ask-address.ts';
import type { LookUp } from './guarded-lookup.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server | undefined;
const asked: string[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  asked.length = 0;
});

/** A server on this machine; gives its port. */
async function serving(answer: RequestListener): Promise<number> {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** A name server that gives each of these answers in turn. */
const leadingTo = (...answers: string[][]): LookUp => {
  let turn = 0;
  return (_name, _options, callback) => {
    const addresses = answers[Math.min(turn, answers.length - 1)]!;
    turn += 1;
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
};

const allowed = { allowedHosts: ['127.0.0.1'] };

describe('asking what is at an address', () => {
  it('asks for the head alone, and for the page where that is refused, without reading it', async () => {
    const port = await serving(({ method, url }, response) => {
      if (url === '/no-head' && method === 'HEAD') response.writeHead(405).end();
      else if (url === '/gone') response.writeHead(410).end();
      else if (url === '/reset' && method === 'HEAD') response.destroy();
      // A body without an end: whoever read it would not come back.
      else {
        response.writeHead(200).flushHeaders();
        response.write('…');
      }
    });
    const at = (path: string) => askAddress(`http://127.0.0.1:${port}${path}`, allowed);
    expect(await at('/page')).toEqual({ status: 200 });
    expect(await at('/no-head')).toEqual({ status: 200 });
    expect(await at('/reset')).toEqual({ status: 200 });
    expect(await at('/gone')).toEqual({ status: 410 });
    expect(asked).toEqual([
      'HEAD /page',
      'HEAD /no-head',
      'GET /no-head',
      'HEAD /reset',
      'GET /reset',
      'HEAD /gone',
      'GET /gone',
    ]);
  });

  it('follows a few redirects, each looked at as the first', async () => {
    const port = await serving(({ url }, response) => {
      const [, left = '0'] = /^\/again\/(\d+)/.exec(url ?? '') ?? [];
      const location = {
        '/private': `http://localhost:${port}/inside`,
        '/file': 'file:///etc/passwd',
      }[url ?? ''];
      if (location) response.writeHead(302, { location }).end();
      else if (Number(left) > 0)
        response.writeHead(301, { location: `/again/${Number(left) - 1}` }).end();
      else response.writeHead(200).end();
    });
    const at = (path: string) =>
      askAddress(`http://127.0.0.1:${port}${path}`, {
        ...allowed,
        lookUp: leadingTo(['127.0.0.1']),
      });
    expect(await at('/again/5')).toEqual({ status: 200 });
    expect(await at('/again/6')).toEqual({ failed: 'too many redirects' });
    expect(await at('/private')).toEqual({ failed: 'not public' });
    expect(await at('/file')).toEqual({ failed: 'no answer' });
    expect(asked).not.toContain('HEAD /inside');
  });

  it('refuses what is not public, by the address that it would connect to', async () => {
    const port = await serving((_request, response) => response.writeHead(200).end());
    for (const host of ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]'])
      expect(await askAddress(`http://${host}:${port}/`)).toEqual({ failed: 'not public' });
    for (const addresses of [['127.0.0.1'], ['::1'], ['93.184.216.34', '169.254.169.254']])
      expect(
        await askAddress(`http://plan.example:${port}/`, { lookUp: leadingTo(addresses) }),
      ).toEqual({ failed: 'not public' });
    // A name that leads elsewhere the second time is refused then.
    const rebound = leadingTo(['10.0.0.1'], ['127.0.0.1']);
    const twice = () => askAddress(`http://plan.example:${port}/`, { lookUp: rebound });
    expect([await twice(), await twice()]).toEqual([
      { failed: 'not public' },
      { failed: 'not public' },
    ]);
    expect(asked).toEqual([]);
  });

  it('gives up in time, and says what went wrong', async () => {
    const port = await serving(() => undefined);
    const at = `http://127.0.0.1:${port}/`;
    expect(await askAddress(at, { ...allowed, timeoutMs: 50 })).toEqual({ failed: 'too late' });
    expect(await askAddress(at.replace('http', 'https'), allowed)).toEqual({ failed: 'no answer' });
    expect(await askAddress('ftp://plan.example/')).toEqual({ failed: 'no answer' });
    expect(await askAddress('http://nowhere.invalid/')).toEqual({ failed: 'no such host' });
  });
});

describe('public addresses', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.100.100.200', false],
    ['127.8.8.8', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:93.184.216.34', false],
    ['64:ff9b::a9fe:a9fe', false],
    ['fd00:ec2::254', false],
    ['fe80::1', false],
    ['fe80::1%eth0', false],
    ['2002:a9fe:a9fe::1', false],
    ['plan.example', false],
  ])('%s: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
});
