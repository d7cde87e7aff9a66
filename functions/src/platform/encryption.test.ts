import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { decryptText, encryptText } from './encryption.ts';

beforeAll(() => {
  process.env.GCLOUD_PROJECT = 'demo-placemaker';
});

const oak = { mainSchema: 'tenant_oak' };
const elm = { mainSchema: 'tenant_elm' };

describe('an encrypted text', () => {
  it.each(['pk.secret', '', 'Löwe 🦁', 'x'.repeat(10_000)])('gives %j back', (text) => {
    expect(decryptText(oak, encryptText(oak, 'content', text))).toBe(text);
  });

  it('is another one each time, and says nothing', () => {
    const [first, second] = [
      encryptText(oak, 'content', 'pk.secret'),
      encryptText(oak, 'content', 'pk.secret'),
    ];
    expect(first).not.toBe(second);
    expect(Buffer.from(first.split('.')[2] ?? '', 'base64url').includes('secret')).toBe(false);
  });

  it('cannot pass for one of another purpose', () => {
    const encrypted = encryptText(oak, 'api-key-mapbox', 'pk.secret');
    expect(decryptText(oak, encrypted)).toBe('pk.secret');
    expect(decryptText(oak, encrypted.replace('mapbox', 'os-maps'))).toBeUndefined();
  });

  it('cannot be read by another council, nor once anything of it was changed', () => {
    const encrypted = encryptText(oak, 'content', 'pk.secret');
    const bytes = Buffer.from(encrypted.split('.')[2] ?? '', 'base64url');
    expect(decryptText(elm, encrypted)).toBeUndefined();
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(decryptText(oak, `v2.content.${changed.toString('base64url')}`)).toBeUndefined();
    }
    for (let length = 0; length < bytes.length; length++) {
      const cut = bytes.subarray(0, length).toString('base64url');
      expect(decryptText(oak, `v2.content.${cut}`)).toBeUndefined();
    }
  });

  it.each(['', 'v2', 'v2.', 'v2.content.AAAA', 'v1.AAAA', 'pk.secret', 'v2.content.a.b'])(
    '%j is none',
    (text) => {
      expect(decryptText(oak, text)).toBeUndefined();
    },
  );
});

describe('its key', () => {
  const real = {
    GCLOUD_PROJECT: 'real',
    DATABASE_URL: 'postgres://x',
    PUBLIC_ORIGIN: 'https://plan.example',
    MAIL: 'smtp',
    SMTP_URL: 'smtp://x',
    MAIL_FROM: 'a@b.test',
    CLAMD_HOST: 'scanner.internal',
  };
  const key = Buffer.alloc(32, 7);

  it('is 32 bytes in base64, and only a demo project has one of itself', () => {
    const read = (env: NodeJS.ProcessEnv) => readConfig(env).encryptionKey;
    expect(read({ ...real, ENCRYPTION_KEY: key.toString('base64') })).toEqual(key);
    expect(read({ GCLOUD_PROJECT: 'demo-x' })).toHaveLength(32);
    expect(() => read(real)).toThrow('ENCRYPTION_KEY: is missing');
    for (const wrong of ['short', key.toString('hex'), Buffer.alloc(31).toString('base64')])
      expect(() => read({ ...real, ENCRYPTION_KEY: wrong })).toThrow(
        'ENCRYPTION_KEY: must be 32 bytes in base64',
      );
  });
});
