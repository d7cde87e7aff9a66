import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeDocumentWord } from './write-document-word.ts';

const sectionsOf = async (hasCover: boolean) => {
  const bytes = await writeDocumentWord(
    {
      council: 'Oak Council',
      colour: '#14539a',
      made: 'Made today',
      title: 'Plan',
      subtitle: '',
      hasCover,
      parts: [{ kind: 'landscape', parts: [{ kind: 'note', text: 'Wide' }] }],
    },
    new Map(),
  );
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  return [...xml.matchAll(/<w:pgSz [^>]*w:orient="(\w+)"/g)].map(([, orient]) => orient);
};

it('what is wide follows the title, or a cover, and no empty page', async () => {
  expect(await sectionsOf(false)).toEqual(['portrait', 'landscape']);
  expect(await sectionsOf(true)).toEqual(['portrait', 'landscape']);
});
