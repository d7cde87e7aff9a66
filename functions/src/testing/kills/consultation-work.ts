import { addDocument, changeBlock } from '../../consultation/documents/contract.ts';
import { listDraftPictures } from '../../consultation/documents/contract/pictures.ts';
import { drafting } from '../../consultation/documents/testing/drafted.ts';
import { drawnPicture } from '../../consultation/documents/testing/drawn-picture.ts';
import { picturing } from '../../consultation/documents/testing/pictured.ts';
import { emptyImage } from '../../consultation/ground/documents/blocks/image/schema.ts';
import {
  getDraftFile,
  makeDraftFile,
} from '../../consultation/composed/document-files/contract.ts';
import { answeredDocument, asked } from '../../consultation/answers/testing/given.ts';
import { listNotifications } from '../../council/notifications/contract.ts';
import { invokeFunction } from '../../land/function-calls/contract.ts';
import { sql, withTenant } from '../../platform/db.ts';
import type { Council } from '../../platform/testing/council.ts';
import { inSchemaOf } from '../../platform/testing/owner-tx.ts';
import type { KilledWork } from './killed-work.ts';

const newestNote = async (council: Council) =>
  (await council.as('officer').call(listNotifications, {}))[0]?.status;

/** What there is of answers that are registered. */
interface Registered {
  representations: number;
  named: number;
  originals: number;
  parts: number;
  told: number;
  respondents: number;
}

const registering: KilledWork = {
  name: 'the registering of answers',
  job: 'register-answers',
  begin: async (council) => {
    const { id, consultationId, respondent, answer } = await answeredDocument(council);
    for (const [name, client] of [['Ann Ashe'], ['Bob Birch', 'Cedar Homes']] as const)
      await answer(await respondent(name, client), asked.why, { text: `It floods, says ${name}` });
    await inSchemaOf(council, async (tx) => {
      await sql`update consultations set closes_at = now() - interval '1 hour' where id = ${consultationId}`.execute(
        tx,
      );
    });
    await council
      .as('officer')
      .call(invokeFunction, { name: 'registerAnswers', arguments: { documentId: id } });
    const all = (each: number, note: string) => ({
      representations: each,
      named: each,
      originals: each,
      parts: each,
      told: each,
      respondents: each,
      note,
    });
    return {
      kept: async () => {
        const { rows } = await withTenant(
          council,
          (tx) =>
            sql<Registered>`
            with said as (select id from representations where consultation_id = ${consultationId})
            select (select count(*)::int from said) as representations,
                   (select count(*)::int from representees where representation_id in (select id from said)) as named,
                   (select count(*)::int from representation_originals
                     where representation_id in (select id from said)) as originals,
                   (select count(*)::int from sub_representations
                     where representation_id in (select id from said)) as parts,
                   (select count(distinct record_id)::int from record_history
                     where entity = 'representation' and record_id in (select id from said)) as told,
                   (select count(distinct representation_id)::int from document_respondents
                     where document_id = ${id} and representation_id in (select id from said)) as respondents`.execute(
              tx,
            ),
          { originals: true },
        );
        return { ...rows[0], note: await newestNote(council) };
      },
      meanwhile: [all(0, 'processing')],
      due: all(2, 'success'),
    };
  },
};

const draftFile: KilledWork = {
  name: 'the writing of a draft as a file',
  job: 'write-draft',
  begin: async (council) => {
    const { drafted } = drafting(() => council);
    const { id } = await drafted([{ type: 'textBlock', content: { html: '<p>Only drafted</p>' } }]);
    const officer = council.as('officer');
    const { file } = await officer.call(makeDraftFile, { id, format: 'docx' });
    return {
      kept: async () => {
        const { status, fileName } = (await officer.call(getDraftFile, { id: file.id })).file;
        const path = `/documents/files/${file.id}/download?as=link`;
        const { body } = await officer.get(path);
        const url = (body as { result?: { url: string } }).result?.url;
        const size = url === undefined ? 0 : (await (await fetch(url)).arrayBuffer()).byteLength;
        return { status, fileName, isWhole: size > 1000, note: await newestNote(council) };
      },
      meanwhile: [{ status: 'processing', fileName: null, isWhole: false, note: 'processing' }],
      due: { status: 'success', fileName: 'Local plan.docx', isWhole: true, note: 'success' },
    };
  },
};

const pictures: KilledWork = {
  name: 'the copying of pictures',
  job: 'copy-pictures',
  begin: async (council) => {
    const officer = council.as('officer');
    const { drafted, draft } = drafting(() => council);
    const { uploadScanned } = picturing(() => council);
    const first = await drafted([{ type: 'image' }, { type: 'image' }]);
    const names = ['a.png', 'b.png'];
    for (const [at, name] of names.entries()) {
      const fileId = await uploadScanned(first.id, name, await drawnPicture(300, 300));
      const blockId = first.ids[at]!;
      const { row_version } = (await draft(first.id)).blocks.find((each) => each.id === blockId)!;
      const content = { ...emptyImage(), fileId, alt: name };
      await officer.call(changeBlock, { id: first.id, blockId, content, row_version });
    }
    const { id } = (await officer.call(addDocument, { title: 'Second', fromId: first.id }))
      .document;
    const has = (arrived: readonly string[]) => ({ arrived, told: arrived.length });
    return {
      kept: async () => {
        const listed = (await officer.call(listDraftPictures, { id })).pictures;
        const { rows } = await withTenant(council, (tx) =>
          sql<{ told: number }>`
            select count(*)::int as told from record_history
             where entity = 'document' and record_id = ${id} and field = 'pictures'`.execute(tx),
        );
        return { arrived: listed.map(({ name }) => name).toSorted(), told: rows[0]?.told };
      },
      meanwhile: [has([]), ...names.map((name) => has([name]))],
      due: has(names),
    };
  },
};

/** What residents said, and what officers write. */
export const consultationWork: readonly KilledWork[] = [registering, draftFile, pictures];
