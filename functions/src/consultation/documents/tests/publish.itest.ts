import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withPublic, withTenant } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { addConsultation } from '../../consultations/contract.ts';
import { emptyQuestion } from '../../ground/documents/blocks/question/schema.ts';
import type { Edition } from '../../ground/documents/edition.ts';
import {
  addSection,
  changeBlock,
  changeDocument,
  changeSection,
  listDocuments,
} from '../contract.ts';
import {
  getPublicDocument,
  listPublicDocuments,
  withdrawDocument,
} from '../contract/publishing.ts';
import { drafting } from '../testing/drafted.ts';

useWorld();

let oak: Council;
let elm: Council;
const officer = () => oak.as('officer');
const anybody = () => oak.as('signed-out');
const { drafted, draft, publish } = drafting(() => oak);

beforeAll(async () => {
  ({ oak, elm } = await twoCouncils());
}, 120_000);

const paragraph = (words: string) => ({
  type: 'textBlock' as const,
  content: { html: `<p>${words}</p>` },
});
const fieldsIn = (body: unknown) =>
  (body as { error: { fields: Record<string, string> } }).error.fields;

const read = async (id: number) => {
  const found = await anybody().call(getPublicDocument, { id });
  return { ...found, config: found.config as Edition };
};

/** What is kept of a document's editions, first to last. */
async function editionsOf(id: number) {
  return withTenant(oak, async (tx) => {
    const { rows } = await sql<{ edition: number; title: string; isOpen: boolean; by: string }>`
      select e.edition, e.content ->> 'title' as title, e.withdrawn_at is null as "isOpen", a.display_name as by
        from document_editions e join accounts a on a.id = e.published_by
       where e.document_id = ${id} order by e.edition`.execute(tx);
    return rows;
  });
}

const historyOf = async (id: number) =>
  withTenant(oak, async (tx) => {
    const { rows } = await sql<{ said: string }>`
      select new_value as said from record_history
       where entity = 'document' and record_id = ${id} and field = 'publication' order by id`.execute(
      tx,
    );
    return rows.map(({ said }) => said);
  });

describe('publishing a document', () => {
  it('puts what its draft says before the public, and leaves it as it was until the next edition', async () => {
    const { consultation } = await officer().call(addConsultation, {
      name: 'Draft plan',
      kind: 'Other',
      opensAt: '2026-01-01T09:00',
      closesAt: '2099-01-01T17:00',
    });
    const { id, sectionId, ids } = await drafted([paragraph('More homes near the Tyne')], {
      consultationId: consultation.id,
    });
    const first = (await draft(id)).sections.find((section) => section.id === sectionId)!;
    await officer().call(changeSection, {
      id,
      sectionId,
      title: 'Homes',
      row_version: first.row_version,
    });
    await officer().call(addSection, { id, title: 'Where', parentId: sectionId, position: 0 });
    expect((await anybody().get(`/documents/${id}`)).status).toBe(404);
    const before = await draft(id);
    const published = await publish(id);
    expect(published).toMatchObject({ edition: 1, isChanged: false, revision: before.revision });
    expect(published.publishedAt).not.toBeNull();

    const { title, edition, config } = await read(id);
    expect([title, edition]).toEqual(['Local plan', 1]);
    expect(config).toMatchObject({
      title: 'Local plan',
      subtitle: '',
      sections: [
        {
          id: sectionId,
          number: '1',
          title: 'Homes',
          rows: [[{ id: ids[0], type: 'textBlock', content: { html: '<p>More homes near the Tyne</p>' } }]],
          sections: [{ number: '1.1', title: 'Where', level: 2 }],
        },
      ],
    }); // prettier-ignore
    const { ids: listed } = await anybody().call(listPublicDocuments, {});
    expect(listed).toContain(id);
    const found = await withPublic(oak, (tx) =>
      sql`
        select c.name, p.search_text ~ 'near the Tyne' as "isFound"
          from published_documents p join published_consultations c on c.id = p.consultation_id
         where p.document_id = ${id}`.execute(tx),
    );
    expect(found.rows).toEqual([{ name: 'Draft plan', isFound: true }]);

    const block = (await draft(id)).blocks[0]!;
    await officer().call(changeBlock, {
      id,
      blockId: block.id,
      content: { html: '<p>Fewer homes</p>' },
      row_version: block.row_version,
    });
    expect(await draft(id)).toMatchObject({ edition: 1, isChanged: true });
    expect(JSON.stringify((await read(id)).config)).toContain('More homes');
    expect(await publish(id)).toMatchObject({ edition: 2, isChanged: false });
    const second = await read(id);
    expect(second.edition).toBe(2);
    expect(JSON.stringify(second.config)).toContain('Fewer homes');
    expect(JSON.stringify(second.config)).not.toContain('More homes');
    expect(await editionsOf(id)).toEqual([
      { edition: 1, title: 'Local plan', isOpen: false, by: 'officer' },
      { edition: 2, title: 'Local plan', isOpen: true, by: 'officer' },
    ]);
    expect(await historyOf(id)).toEqual(['Published, edition 1', 'Published, edition 2']);
  });

  it('is refused of another draft than was read', async () => {
    const { id } = await drafted([paragraph('Green belt')]);
    const { revision, row_version } = await draft(id);
    await officer().call(changeDocument, { id, title: 'Core strategy', row_version });
    const stale = await officer().post(`/documents/drafts/${id}/publish`, { json: { revision } });
    expect(stale.status).toBe(409);
    expect(await editionsOf(id)).toEqual([]);
    expect(await publish(id)).toMatchObject({ edition: 1, title: 'Core strategy' });
  });

  it('of several officers at once makes editions in order, of which one is public, or refuses', async () => {
    const { id } = await drafted([paragraph('Green belt')]);
    const { revision } = await draft(id);
    const json = { revision };
    const answers = await Promise.all(
      ['officer', 'admin', 'officer'].map((who) =>
        oak.as(who as 'officer').post(`/documents/drafts/${id}/publish`, { json }),
      ),
    );
    const made = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    // Presses that met are one edition; one that came after it was made is the next.
    const editions = await editionsOf(id);
    const numbers = editions.map(({ edition }) => edition);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.length).toBeLessThanOrEqual(made);
    expect(editions.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    expect((await read(id)).edition).toBe(numbers.at(-1));
  });

  it.each([
    ['a link without an address', [{ type: 'link' as const, content: { words: 'Evidence', address: '', inNewTab: false } }], 0, 'address'],
    ['a question without words', [paragraph('Homes'), { type: 'question' as const, content: emptyQuestion('textarea') }], 1, 'question'],
    ['a map of nothing', [{ type: 'map' as const }], 0, 'caption'],
  ])('is refused with %s, and says where', async (_of, blocks, at, field) => {
    const { id, ids } = await drafted(blocks);
    const { revision } = await draft(id);
    const json = { revision };
    const { status, body } = await officer().post(`/documents/drafts/${id}/publish`, { json });
    expect(status).toBe(400);
    expect(Object.keys(fieldsIn(body))).toEqual([`${ids[at]}.${field}`]);
    expect(await editionsOf(id)).toEqual([]);
  }); // prettier-ignore

  it('is refused of a document that says nothing', async () => {
    const { id } = await drafted([]);
    const { revision } = await draft(id);
    const json = { revision };
    const { status, body } = await officer().post(`/documents/drafts/${id}/publish`, { json });
    expect([status, fieldsIn(body)]).toEqual([
      400,
      { 'document.': 'Write something before you publish' },
    ]);
  });
});

describe('withdrawing a document', () => {
  it('takes it from the public, once, and keeps its editions', async () => {
    const { id } = await drafted([paragraph('Green belt')]);
    await publish(id);
    const { document } = await officer().call(withdrawDocument, { id });
    expect(document).toMatchObject({ edition: null, publishedAt: null });
    expect((await anybody().get(`/documents/${id}`)).status).toBe(404);
    expect((await anybody().call(listPublicDocuments, {})).ids).not.toContain(id);
    await officer().call(withdrawDocument, { id });
    expect(await historyOf(id)).toEqual(['Published, edition 1', 'Withdrawn']);
    expect(await editionsOf(id)).toMatchObject([{ edition: 1, isOpen: false }]);
    const { documents } = await officer().call(listDocuments, {});
    expect(documents.find((each) => each.id === id)).toMatchObject({ edition: null });
    expect(await publish(id)).toMatchObject({ edition: 2 });
    expect((await read(id)).edition).toBe(2);
  });
});

describe('who may', () => {
  it('publish and withdraw: those who write documents of this council', async () => {
    const { id } = await drafted([paragraph('Green belt')]);
    const { revision } = await draft(id);
    for (const [way, json] of [['publish', { revision }], ['withdraw', {}]] as const) {
      const path = `/documents/drafts/${id}/${way}`;
      expect((await oak.as('viewer').post(path, { json })).status).toBe(403);
      expect((await oak.as('resident').post(path, { json })).status).toBe(403);
      expect((await anybody().post(path, { json })).status).toBe(401);
      expect((await elm.as('officer').post(path, { json })).status).toBe(404);
    } // prettier-ignore
    expect((await officer().post(`/documents/drafts/${id}/publish`, { json: {} })).status).toBe(
      400,
    );
    expect(await editionsOf(id)).toEqual([]);
  });

  it('read it: everybody, of this council', async () => {
    const { id } = await drafted([paragraph('Green belt')]);
    await publish(id);
    for (const who of ['viewer', 'resident', 'signed-out'] as const)
      expect((await oak.as(who).get(`/documents/${id}`)).status).toBe(200);
    expect((await elm.as('signed-out').get(`/documents/${id}`)).status).toBe(404);
    expect((await elm.as('signed-out').call(listPublicDocuments, {})).ids).toEqual([]);
  });
});
