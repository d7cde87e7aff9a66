import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Request } from 'express';
import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

const rules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: 3_000_000,
  messages: { notMultipart: 'No form', tooLarge: 'Too large', tooMany: 'Too many' },
};

function callWith(bytes: Uint8Array<ArrayBuffer>, cutTo?: number): Promise<Request> {
  const form = new FormData();
  form.append('title', 'Plan');
  form.append('file', new Blob([bytes]), 'plan.csv');
  return callOf(form, cutTo);
}

/** A call whose body the platform has read already. */
async function callOf(form: FormData, cutTo = Infinity): Promise<Request> {
  const sent = new Response(form);
  const type = sent.headers.get('content-type')!;
  return {
    is: () => true,
    header: () => undefined,
    headers: { 'content-type': type },
    rawBody: Buffer.from(await sent.arrayBuffer()).subarray(0, cutTo),
  } as unknown as Request;
}

const bytes = Uint8Array.from({ length: 2_000_000 }, (_, at) => at % 251);

it('gives the whole of a file that others had turns beside', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting: NodeJS.Immediate = setImmediate(count);
  const { fields, files } = await readMultipart(await callWith(bytes), rules);
  clearImmediate(counting);
  expect(fields).toEqual({ title: 'Plan' });
  expect(files[0]?.givenName).toBe('plan.csv');
  expect(files[0]?.bytes.equals(bytes)).toBe(true);
  expect(turns).toBeGreaterThan(2);
});

it.each([0, 60, 1_500_000])('refuses a form that ends after %i bytes', async (cutTo) =>
  expect(readMultipart(await callWith(bytes, cutTo), rules)).rejects.toMatchObject({
    code: 'payload-invalid',
  }),
);

it('refuses a form with more fields than it may have, or a longer one, instead of leaving some out', async () => {
  const form = (fields: Record<string, string>) => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    return sent;
  };
  const named = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'x']));
  const { fields } = await readMultipart(await callOf(form(named(20))), rules);
  expect(Object.keys(fields)).toHaveLength(20);
  await expect(readMultipart(await callOf(form(named(21))), rules)).rejects.toMatchObject({
    code: 'payload-invalid',
  });
  const longest = 'ō'.repeat(2_000);
  const read = await readMultipart(await callOf(form({ title: longest })), rules);
  expect(read.fields.title).toBe(longest);
  await expect(
    readMultipart(await callOf(form({ title: `${longest}x` })), rules),
  ).rejects.toMatchObject({ code: 'payload-too-large', fields: { title: expect.any(String) } });
});

it('refuses a file that is too large', async () =>
  expect(
    readMultipart(await callWith(bytes), { ...rules, maxBytes: 1_000_000 }),
  ).rejects.toMatchObject({ code: 'payload-too-large' }));

it('gives a form up where its sender leaves in the middle', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  const server = createServer((incoming) => {
    const request = Object.assign(incoming, { is: () => true, header: () => undefined });
    readMultipart(request as unknown as Request, rules).then(resolve, resolve);
    incoming.once('data', () => sender.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '900' };
  const sender = sendRequest({ host: '127.0.0.1', port, method: 'POST', headers });
  sender.on('error', () => undefined);
  sender.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b');
  expect(await ended).toMatchObject({ code: 'payload-invalid' });
  server.close();
});
