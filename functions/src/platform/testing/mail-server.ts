import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';

/** A mail that a sender handed over, as it arrives. */
export interface ArrivedMail {
  to: string;
  /** Of the sender's own, by which mailboxes recognise a repeat. */
  messageId: string;
  text: string;
}

/** Where the server says nothing more, or is gone: before it greets, or once it has a whole mail and has not confirmed it. */
type ServerFault = 'silent before greeting' | 'silent before confirming' | 'gone before confirming';

export interface MailServer {
  /** What makes a process send its mails here. */
  env: NodeJS.ProcessEnv;
  /** Has this happen to whoever comes there next; resolves when it does. */
  fails: (fault: ServerFault) => Promise<void>;
  /** What arrived for somebody, oldest first, confirmed or not. */
  arrivedFor: (to: string) => Promise<ArrivedMail[]>;
  stop: () => void;
}

/** An SMTP server that keeps each mail as often as it is handed over, as the local mailbox does not. */
export async function startMailServer(): Promise<MailServer> {
  const letters: { to: string; source: string }[] = [];
  const sockets = new Set<Socket>();
  let next: { fault: ServerFault; happens: () => void } | undefined;
  const hasFailed = (fault: ServerFault) => {
    if (next?.fault !== fault) return false;
    next.happens();
    next = undefined;
    return true;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    void converse(socket, hasFailed, (to, source) => letters.push({ to, source }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      MAIL: 'smtp',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'The council <plan@council.test>',
    },
    fails: (fault) => new Promise((happens) => (next = { fault, happens })),
    arrivedFor: (someone) =>
      Promise.all(
        letters
          .filter(({ to }) => to === someone)
          .map(async ({ to, source }) => {
            const { messageId = '', text = '' } = await PostalMime.parse(source);
            return { to, messageId, text };
          }),
      ),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The least of RFC 5321 with which one mail after another is taken. */
async function converse(
  socket: Socket,
  hasFailed: (fault: ServerFault) => boolean,
  keep: (to: string, source: string) => void,
): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  if (hasFailed('silent before greeting')) return;
  say('220 mail.test');
  let to = '';
  let letter: string[] | undefined;
  for await (const line of createInterface({ input: socket })) {
    if (letter && line !== '.') {
      letter.push(line.replace(/^\./, ''));
    } else if (letter) {
      keep(to, letter.join('\r\n'));
      letter = undefined;
      if (hasFailed('silent before confirming')) return;
      if (hasFailed('gone before confirming')) socket.destroy();
      else say('250 Accepted');
    } else if (/^data/i.test(line)) {
      letter = [];
      say('354 Go on');
    } else if (/^quit/i.test(line)) {
      say('221 Goodbye');
    } else {
      to = /^rcpt to:<([^>]*)>/i.exec(line)?.[1] ?? to;
      say('250 OK');
    }
  }
}
