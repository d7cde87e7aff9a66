import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { NotifyClient } from 'notifications-node-client';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { isUnanswered } from './unanswered.ts';

/** A port at which connections are greeted and end as soon as somebody has said something. */
async function portThatGreets(greeting: string) {
  const server = createServer((socket) => {
    socket.write(greeting);
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

const bySmtp = (port: number) =>
  createTransport(`smtp://127.0.0.1:${port}`).sendMail({
    from: 'plan@council.test',
    to: 'ada@oak.test',
    text: 'Dear Ada',
  });
const KEY = ['key', crypto.randomUUID(), crypto.randomUUID()].join('-');
const byNotify = (port: number) =>
  new NotifyClient(`http://127.0.0.1:${port}`, KEY).sendEmail('template', 'ada@oak.test', {
    personalisation: {},
    reference: 'one',
  });

it.each([
  ['SMTP', bySmtp, '220 mail.test\r\n'],
  ['Notify', byNotify, ''],
])(
  'a mail by %s may have been sent where the connection was lost, not where there was none',
  async (_by, send, greeting) => {
    const { port, stop } = await portThatGreets(greeting);
    const error = () =>
      send(port).then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(isUnanswered(await error())).toBe(true);
    await stop();
    const never = await error();
    expect(never).toBeInstanceOf(Error);
    expect(isUnanswered(never)).toBe(false);
  },
);

it.each([
  ['502 Bad Gateway', true],
  ['504 Gateway Timeout', true],
  ['400 Bad Request', false],
  ['500 Internal Server Error', false],
])(
  'after the answer %s of Notify, whether a mail may have been sent is %s',
  async (status, may) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\n\r\n`));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const reason: unknown = await byNotify((server.address() as AddressInfo).port).catch(
      (error: unknown) => error,
    );
    expect(isUnanswered(reason)).toBe(may);
    server.close();
  },
);

it('a mail that was refused was not sent', () => {
  const refused = Object.assign(new Error('Mailbox unavailable'), {
    code: 'ECONNECTION',
    response: '421 Try again later',
  });
  expect(isUnanswered(refused)).toBe(false);
  expect(isUnanswered('Notify is down')).toBe(false);
});
