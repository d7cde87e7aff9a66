const WORDS =
  'the lane floods every winter and nobody clears the drains so the houses that are planned need a better road a school a surgery and more trees than the draft plan shows for this site which lies in the green belt'.split(
    ' ',
  );

/** About 120 words that are others for every number. */
const letter = (at: number) =>
  Array.from(
    { length: 120 },
    (_, word) => WORDS[(at * 7 + word * (1 + (at % 13))) % WORDS.length],
  ).join(' ');

/** A table with this many representations of half as many people. */
export function manyRows(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, at) => {
    const person = at % Math.ceil(count / 2);
    const day = String(1 + (at % 28)).padStart(2, '0');
    return `R${at},Ada Number${person},p${person}@bench.test,NE1 4ST,object,Flood risk,H${at % 40},2026-04-${day},"${letter(at)} ${at}"`;
  });
  const head = 'Reference,Name,E-mail,Postcode,Position,Topic,Policy,Received,Comment';
  return Buffer.from([head, ...lines].join('\r\n'));
}

/** A mailbox with this many e-mails in plain text and HTML. */
export function manyMails(count: number): Buffer {
  const mails = Array.from({ length: count }, (_, at) =>
    [
      'From someone Thu Apr  2 10:00:00 2026',
      `From: Ada Number${at} <p${at}@mails.test>`,
      `Subject: Draft plan ${at}`,
      'Date: Thu, 2 Apr 2026 10:00:00 +0100',
      `Message-ID: <${at}@mails.test>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary=b',
      '',
      '--b',
      ...(at % 2 === 0
        ? ['Content-Type: text/plain; charset=utf-8', '', `${letter(at)} ${at}`, '--b']
        : []),
      'Content-Type: text/html; charset=utf-8',
      '',
      `<html><body><p>${letter(at)} <b>${at}</b></p></body></html>`,
      '--b--',
      '',
      '',
    ].join('\r\n'),
  );
  return Buffer.from(mails.join(''));
}
