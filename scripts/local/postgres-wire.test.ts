import { describe, expect, it } from 'vitest';
import { createWireReader } from './postgres-wire.ts';

describe('reading what PostgreSQL clients send', () => {
  it('answers a request for encryption before the start-up packet', () => {
    const read = createWireReader();
    expect(read(Buffer.concat([packet(80877103), startup()]))).toEqual([
      { kind: 'refuse-encryption' },
      { kind: 'batch', messages: [new Uint8Array(startup())] },
    ]);
  });

  it('keeps an extended query whole up to its Sync, however the bytes arrive', () => {
    const read = started();
    const query = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type));
    const turns = Array.from(Buffer.concat(query)).flatMap((byte) => read(Buffer.from([byte])));
    expect(turns).toEqual([{ kind: 'batch', messages: query.map((each) => new Uint8Array(each)) }]);
  });

  it('gives two simple queries as two batches', () => {
    const read = started();
    expect(read(Buffer.concat([message('Q'), message('Q')]))).toHaveLength(2);
  });

  it('takes a Terminate, and a request to cancel, as goodbye', () => {
    expect(started()(message('X'))).toEqual([{ kind: 'goodbye' }]);
    expect(createWireReader()(packet(80877102))).toEqual([{ kind: 'goodbye' }]);
  });
});

function started() {
  const read = createWireReader();
  read(startup());
  return read;
}

function startup(): Buffer {
  return packet(196608);
}

function packet(code: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeInt32BE(8, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

function message(type: string): Buffer {
  const bytes = Buffer.alloc(7);
  bytes.write(type, 0, 'latin1');
  bytes.writeInt32BE(6, 1);
  return bytes;
}
