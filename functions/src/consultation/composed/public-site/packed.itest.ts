import { beforeAll, describe, expect, it } from 'vitest';
import { newCouncil, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { made, section, textBlock } from '../../public-documents/testing/made-edition.ts';
import { putEdition } from '../../public-documents/testing/put-edition.ts';
import { pagesServed } from './testing/served-pages.ts';

useWorld();

const page = pagesServed();

let oak: Council;
let id = 0;
beforeAll(async () => {
  oak = await newCouncil();
  const words = '<p>We need homes.</p>'.repeat(100);
  id = await putEdition(oak, made('Local plan', [section('1', 'Homes', [textBlock(1, words)])]));
}, 120_000);

const asked = (path: string, encoding: string) => page(path, oak, { 'accept-encoding': encoding });

describe('what is read as text', () => {
  it.each(['br', 'gzip'])('is packed as %s for a browser that takes it', async (encoding) => {
    for (const path of [`/p/document/${id}`, '/p/document']) {
      const { status, headers, html } = await asked(path, encoding);
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, encoding]);
      expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      expect(html).toContain('Local plan');
    }
  });

  it('is plain for who takes nothing else, and the same', async () => {
    const path = `/p/document/${id}`;
    const [packed, plain] = [await asked(path, 'br'), await asked(path, 'identity')];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.html).toContain('We need homes.');
    expect(packed.html).toBe(plain.html);
  });

  it('is packed where it is JSON, too', async () => {
    const answer = await oak.as('officer').get('/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  });

  it('is not sent again to who has it, packed or not', async () => {
    const first = await asked(`/p/document/${id}`, 'br');
    const again = await page(`/p/document/${id}`, oak, {
      'accept-encoding': 'br',
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([again.status, again.html]).toEqual([304, '']);
  });
});

describe('a file', () => {
  it('goes as it is', async () => {
    const { status, headers, bytes } = await asked(
      `/p/document/${id}/editions/1/download/pdf`,
      'br, gzip',
    );
    expect([status, headers.get('content-encoding')]).toEqual([200, null]);
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  });
});
