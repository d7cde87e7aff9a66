import { randomUUID } from 'node:crypto';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council } from '../../../platform/testing/council.ts';
import { beginFromWord } from '../contract/word.ts';
import { drafting } from './drafted.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Documents that an officer begins from a Word file, as it is or changed. */
export function takingWord(council: () => Council, word: () => Bytes) {
  const { draft } = drafting(council);

  const form = (bytes: Bytes, fields: object = {}, name = 'Local plan.docx') => {
    const data = new FormData();
    for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
    data.append('file', new Blob([bytes]), name);
    return data;
  };
  const post = (path: string, raw: FormData, headers = {}) =>
    council()
      .as('officer')
      .post(path, { raw, headers: { 'idempotency-key': randomUUID(), ...headers } });
  const begin = async (bytes = word(), title = 'Plan') =>
    answerOf(beginFromWord, await post('/documents/word', form(bytes, { title })));

  /** The file with its body, or another part, changed. */
  function changed(part: string, change: (xml: string) => string): Uint8Array<ArrayBuffer> {
    const parts = unzipSync(word());
    parts[part] = strToU8(change(parts[part] ? strFromU8(parts[part]) : ''));
    return Uint8Array.from(zipSync(parts));
  }
  const inBody = (xml: string) =>
    changed('word/document.xml', (body) => body.replace('<w:body>', `<w:body>${xml}`));

  /** 'Housing > Delivery' and what stands in it, in the order of reading. */
  async function outline(id: number) {
    const { sections, blocks } = await draft(id);
    const told: string[] = [];
    const tell = (parentId: string | null, path: string) => {
      for (const section of sections.filter(
        (each) => each.parentId === parentId && each.kind !== 'hero',
      )) {
        const name = path + section.title;
        told.push(`# ${name}`);
        told.push(
          ...blocks.filter(({ sectionId }) => sectionId === section.id).map(({ type }) => type),
        );
        tell(section.id, `${name} > `);
      }
    };
    tell(null, '');
    return told;
  }

  return { form, post, begin, changed, inBody, outline };
}
