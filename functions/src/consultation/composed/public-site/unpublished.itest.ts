import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sql, withPublic } from '../../../platform/db.ts';
import { fits } from '../../../platform/paths.ts';
import { type Council, newCouncil } from '../../../platform/testing/council.ts';
import { inSchemaOf } from '../../../platform/testing/owner-tx.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { allRoutes } from '../../../routes.ts';
import { withdrawDocument } from '../../documents/contract/publishing.ts';
import { councilPageKinds } from '../../ground/public-frame/council-page-kinds.ts';
import {
  type Asked,
  renameOrDelete,
  publishedHolding,
  unpublishedRepresentation,
  draftHolding,
} from './testing/asked-things.ts';
import { publicAddresses, publicCalls } from './testing/public-addresses.ts';
import { pagesServed } from './testing/served-pages.ts';

useWorld();

/** Stands in whatever the public must not read. */
const HIDDEN = 'Kingfisher';
/** An id that neither council has. */
const NOBODYS = 7_654_321;

let oak: Council;
let elm: Council;
/** By what became of it. */
const documents: Record<string, Asked> = {};
const representations: Record<string, number> = {};
let changed: Asked;
const page = pagesServed();

beforeAll(async () => {
  oak = await newCouncil();
  elm = await newCouncil();
  // Of six digits, which stand nowhere else in a page; and elm's are ids that oak never had
  for (const [council, first] of [
    [oak, 400_000],
    [elm, 500_000],
  ] as const)
    await inSchemaOf(council, async (tx) => {
      await sql`select setval(pg_get_serial_sequence('documents', 'id'), ${first}::bigint),
                       setval(pg_get_serial_sequence('representations', 'id'), ${first}::bigint)`.execute(
        tx,
      );
    });
  documents['never published'] = await draftHolding(oak, HIDDEN);
  documents['withdrawn'] = await publishedHolding(oak, HIDDEN);
  await oak.as('officer').call(withdrawDocument, { id: documents['withdrawn'].id });
  documents['deleted'] = await publishedHolding(oak, HIDDEN);
  await oak.as('officer').call(withdrawDocument, { id: documents['deleted'].id });
  await renameOrDelete(oak, documents['deleted'].id, { isDeleted: true });
  documents["another council's"] = await publishedHolding(elm, HIDDEN);
  changed = await publishedHolding(oak, 'Heron');
  await renameOrDelete(oak, changed.id, { title: HIDDEN });
  representations['never published'] = await unpublishedRepresentation(oak);
  representations["another council's"] = await unpublishedRepresentation(elm);
}, 240_000);

describe('what the public cannot reach', () => {
  it('is asked for at every address that pages answer', () => {
    const { hosting } = JSON.parse(
      readFileSync(new URL('../../../../../firebase.json', import.meta.url), 'utf8'),
    ) as { hosting: { rewrites: { source: string; function?: { functionId: string } }[] } };
    const rewritten = hosting.rewrites
      .filter(({ function: named }) => named?.functionId === 'pages')
      .map(({ source }) => source);
    expect(rewritten.toSorted()).toEqual(
      [...new Set(publicAddresses.map(({ source }) => source))].toSorted(),
    );
  });

  it('is asked for by every call of documents that anybody may make', async () => {
    const open = (await allRoutes())
      .map(({ contract }) => contract)
      .filter(({ access, path }) => access === 'public' && fits('/documents/{id}', cut(path)))
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.toSorted()).toEqual(publicCalls.map(({ call }) => call).toSorted());
  });

  it.each(['never published', 'withdrawn', 'deleted', "another council's"])(
    'is a document that is %s, at any address, as if there were none',
    async (fate) => {
      const asked = documents[fate]!;
      const nobodys = { ...asked, id: NOBODYS };
      for (const { at } of publicAddresses) {
        const path = at(asked);
        if (path === undefined) continue;
        const answer = await page(path, oak);
        const unknown = await page(at(nobodys)!, oak);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.html.replaceAll(String(asked.id), '#')).toBe(
          unknown.html.replaceAll(String(NOBODYS), '#'),
        );
        expect(answer.headers.get('cache-control')).toBe(unknown.headers.get('cache-control'));
      }
      for (const { ask } of publicCalls)
        for (const who of ['signed-out', 'resident'] as const) {
          const answer = await ask(oak.as(who), asked);
          const unknown = await ask(oak.as(who), nobodys);
          expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
          expect(JSON.stringify(answer.body)).not.toContain(HIDDEN);
        }
    },
  );

  it('is a representation that is not published', async () => {
    for (const id of Object.values(representations))
      for (const rest of ['', '/attachments/1']) {
        const answer = await page(`/p/representations/${id}${rest}`, oak);
        expect([id, rest, answer.status]).toEqual([id, rest, 404]);
      }
  });

  it('stands on no list and in no search, while what is public does', async () => {
    const lists = ['/p/document', '/p/document/all', '/p/representations'].map((path) => ({
      path,
      says: path === '/p/representations' ? 'representation' : 'Heron',
    }));
    for (const { path, says } of lists) {
      const { status, html } = await page(path, oak);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(says);
      expect(html).not.toContain(HIDDEN);
    }
    expect((await page('/p/document?q=heron', oak)).html).toContain(`/p/document/${changed.id}`);
    for (const query of [`q=${HIDDEN}`, `q=${HIDDEN}&within=${changed.id}`]) {
      const { html } = await page(`/p/document?${query}`, oak);
      expect(html).not.toMatch(/href="\/p\/document\/\d+[^"]*#/);
    }
    const { html: whole } = await page(`/p/document/${changed.id}`, oak);
    expect(whole).toContain('Heron');
    expect(whole).not.toContain(HIDDEN);
    for (const kind of councilPageKinds)
      expect((await page(`/p/${kind}`, oak)).html).not.toContain(HIDDEN);
  });
});

describe("the public's role in the database", () => {
  it('reads these tables, and in none of them what is hidden', async () => {
    const readable = await relations(oak, oak, 'select');
    expect(readable).toEqual([
      'document_respondents',
      'published_attachments',
      'published_consultations',
      'published_council_pages',
      'published_document_files',
      'published_documents',
      'published_representations',
      'question_answer_versions',
      'question_answers',
      'question_tags',
    ]);
    const rows = await withPublic(oak, async (tx) => {
      const found: string[] = [];
      for (const name of readable) {
        const { rows: all } = await sql<{ row: string }>`
          select to_jsonb(t)::text as row from ${sql.ref(name)} t`.execute(tx);
        found.push(...all.map(({ row }) => row));
      }
      return found;
    });
    expect(rows.some((row) => row.includes('Heron'))).toBe(true);
    expect(rows.filter((row) => row.includes(HIDDEN))).toEqual([]);
    const ids = ['never published', 'withdrawn', 'deleted'].map((fate) => documents[fate]!.id);
    expect(rows.filter((row) => ids.some((id) => row.includes(`"document_id": ${id},`)))).toEqual(
      [],
    );
  });

  it('writes none but answers, and has nothing of another council', async () => {
    for (const right of ['insert', 'update', 'delete', 'truncate'])
      expect([right, await relations(oak, oak, right)]).toEqual([
        right,
        right === 'truncate'
          ? []
          : [
              'document_respondents',
              'question_answer_versions',
              'question_answers',
              'question_tags',
            ],
      ]);
    for (const right of ['select', 'insert', 'update', 'delete', 'truncate'])
      expect([right, await relations(oak, elm, right)]).toEqual([right, []]);
    await expect(
      withPublic(oak, (tx) =>
        sql`select * from ${sql.ref(elm.mainSchema)}.published_documents`.execute(tx),
      ),
    ).rejects.toThrow('permission denied');
  });

  it('hears nothing of a poll by asking for its results itself', async () => {
    for (const { id, question } of Object.values(documents)) {
      const { rows } = await withPublic(oak, (tx) =>
        sql`select * from poll_results(${id}, ${question})`.execute(tx),
      );
      expect(rows).toEqual([]);
    }
  });
});

/** A path up to the id of its document: '/documents/{id}/answers' is one of '/documents/{id}'. */
const cut = (path: string) => path.split('/').slice(0, 3).join('/');

/** The tables and views of a council's schema of which the public of `who` has this right. */
async function relations(who: Council, whose: Council, right: string): Promise<string[]> {
  const { rows } = await withPublic(who, (tx) =>
    sql<{ name: string }>`
      select c.relname as name from pg_class c
       where c.relnamespace = (select oid from pg_namespace where nspname = ${whose.mainSchema})
         and c.relkind in ('r', 'p', 'v', 'm', 'f')
         and (has_table_privilege(current_user, c.oid, ${right})
              or (${right} in ('select', 'insert', 'update') and has_any_column_privilege(current_user, c.oid, ${right})))
       order by 1`.execute(tx),
  );
  return rows.map(({ name }) => name);
}
