import { unzipSync, zipSync } from 'fflate';
import { upsertResponses } from '../../functions/src/consultation/responses/contract.ts';
import { previewLetter } from '../../functions/src/consultation/responses/contract/letters.ts';
import { addBlock, addDocument } from '../../functions/src/consultation/documents/contract.ts';
import { drafting } from '../../functions/src/consultation/documents/testing/drafted.ts';
import { wordFile } from '../../functions/src/consultation/documents/testing/word-file.ts';
import { previewDocument } from '../../functions/src/consultation/composed/document-preview/contract.ts';
import { submitAnswer } from '../../functions/src/consultation/answers/contract.ts';
import { getMyResponses } from '../../functions/src/consultation/answers/contract/my-responses.ts';
import { anotherResident } from '../../functions/src/consultation/answers/testing/open-document.ts';
import { said } from '../../functions/src/consultation/answers/testing/sent-answer.ts';
import { consulted } from '../../functions/src/consultation/representations/testing/consulted.ts';
import { getRedactionSuggestions } from '../../functions/src/consultation/texts/contract.ts';
import { type DearCall, sentAs } from './dear-call.ts';
import type { Council } from '../../functions/src/platform/testing/council.ts';
import { askingDocument } from './asking-document.ts';
import type { Scene } from './scene.ts';
import { fullTable } from './full-table.ts';

const councils = new WeakMap<Council, ReturnType<typeof consulted>>();

/** A representation in the council's one consultation; gives its id. */
async function registered({ council }: Scene, more: object = {}): Promise<number> {
  const made = councils.get(council) ?? consulted(council);
  councils.set(council, made);
  return (await (await made).register(more)).id;
}

/** The text of a representation with as many letters as strangers may send. */
const longText = (letters: string) => letters.repeat(Math.floor(199_000 / letters.length));

const proposals = (what: string, letters: string): DearCall => ({
  name: `redaction proposals: 199,000 letters, ${what}`,
  abreast: 2,
  prepare: async (scene) => {
    const id = await registered(scene, { text: longText(letters) });
    return () => sentAs(scene, 'officer', getRedactionSuggestions, { id });
  },
});

const ownAnswers = (what: string, letters: string): DearCall => ({
  name: `own answers as PDF: four of 20,000 ${what}`,
  abreast: 2,
  prepare: async (scene) => {
    const { id, questionIds } = await askingDocument(scene.council);
    const { client } = await anotherResident(scene.council, 'Ann');
    for (const questionId of questionIds)
      await client.call(submitAnswer, {
        id,
        version: 0,
        questionId,
        answer: said({ text: letters.repeat(20_000 / letters.length) }),
      });
    return () => client.get(`/documents/${id}/my-responses/file`).then(({ status }) => status);
  },
});

/** Uploads a file again and again, each a little different so that none is known already. */
const upload = (
  { council }: Scene,
  path: string,
  fields: Record<string, string>,
  file: (time: number) => { name: string; bytes: Uint8Array<ArrayBuffer> | string },
) => {
  let time = 0;
  return async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { name, bytes } = file((time += 1));
    form.append('file', new Blob([bytes]), name);
    return (await council.as('officer').post(path, { raw: form })).status;
  };
};

/** Dear calls about consultations, documents and what is said. */
export const consultationCalls: readonly DearCall[] = [
  proposals('none a space', 'a1.@-'),
  proposals('names in a row', 'Dr Smith '),
  ownAnswers('backslashes', '\\'),
  ownAnswers('brackets', '['),
  {
    name: 'responses: ten of 90,000 "<"',
    abreast: 2,
    prepare: async (scene) => {
      const id = await registered(scene);
      const text = '<'.repeat(90_000);
      const responses = Array.from({ length: 10 }, () => ({
        description: 'Thanks',
        text,
        representationIds: [id],
      }));
      return () => sentAs(scene, 'officer', upsertResponses, { responses });
    },
  },
  {
    name: 'letter: preview of 7,900 words in brackets',
    abreast: 2,
    prepare: async (scene) => {
      const id = await registered(scene);
      const text = `<p>${'{'.repeat(7_900)}</p>`;
      return () => sentAs(scene, 'officer', previewLetter, { representationId: id, text });
    },
  },
  {
    name: 'paste: a table of 200 rows and 30 columns into a document',
    abreast: 2,
    prepare: async (scene) => {
      const { document } = await scene.council.as('officer').call(addDocument, { title: 'Tables' });
      const sectionId = document.sections.find(({ kind }) => kind === 'section')!.id;
      return () =>
        sentAs(scene, 'officer', addBlock, {
          id: document.id,
          sectionId,
          position: 0,
          isBeside: false,
          type: 'table',
          content: fullTable(),
        });
    },
  },
  {
    name: 'preview of a document with three such tables',
    abreast: 2,
    prepare: async (scene) => {
      const { drafted } = drafting(() => scene.council);
      const tables = Array.from({ length: 3 }, () => ({
        type: 'table' as const,
        content: fullTable(),
      }));
      const { id } = await drafted(tables);
      return () => sentAs(scene, 'officer', previewDocument, { id });
    },
  },
  {
    name: 'own answers: 8 tabs of one resident',
    abreast: 8,
    prepare: async (scene) => {
      const { id } = await askingDocument(scene.council);
      const { client } = await anotherResident(scene.council, 'Bea');
      return () =>
        client.call(getMyResponses, { id }).then(
          () => 200,
          (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
        );
    },
  },
  {
    name: 'reading files: a table with a cell of 90,000 spaces in each of 300 rows',
    abreast: 1,
    prepare: async (scene) => {
      const row = `"${' '.repeat(90_000)}",`;
      return upload(scene, '/consultations/intake', {}, (time) => ({
        name: `spaces-${time}.csv`,
        bytes: `text,receivedDate\n${Array.from({ length: 300 }, (_, at) => `${row}${time}-${at}`).join('\n')}\n`,
      }));
    },
  },
  {
    name: 'reading files: a Word file with 100,000 drawings',
    abreast: 2,
    prepare: async (scene) => {
      const hostile = await drawings();
      return upload(scene, '/documents/word', { title: 'Plan', consultationId: '' }, () => ({
        name: 'drawings.docx',
        bytes: hostile,
      }));
    },
  },
];

async function drawings(): Promise<Uint8Array<ArrayBuffer>> {
  const parts = unzipSync(await wordFile());
  const main = new TextDecoder().decode(parts['word/document.xml']);
  const drawn = `<w:p><w:r>${'<w:drawing>'.repeat(100_000)}</w:r></w:p>`;
  parts['word/document.xml'] = new TextEncoder().encode(
    main.replace('<w:body>', `<w:body>${drawn}`),
  );
  return Uint8Array.from(zipSync(parts));
}
