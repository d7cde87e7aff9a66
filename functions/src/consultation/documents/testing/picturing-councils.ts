import { beforeAll } from 'vitest';
import { sql, withPublic } from '../../../platform/db.ts';
import { twoCouncils, type Council } from '../../../platform/testing/council.ts';
import { useWorld } from '../../../platform/testing/world.ts';
import { pagesServed } from '../../composed/public-site/testing/served-pages.ts';
import { changeBlock } from '../contract.ts';
import { listDraftPictures } from '../contract/pictures.ts';
import { checkDocument } from '../contract/publishing.ts';
import { drafting } from './drafted.ts';
import { picturing } from './pictured.ts';

/** Two councils, and what puts pictures into documents of the first and reads them. */
export function picturingCouncils() {
  useWorld();

  let oak: Council;
  let elm: Council;
  const page = pagesServed();
  const officer = () => oak.as('officer');
  const { drafted, draft, publish } = drafting(() => oak);
  const { upload, scan, uploadScanned } = picturing(() => oak);

  beforeAll(async () => {
    ({ oak, elm } = await twoCouncils());
  }, 120_000);

  const pictures = async (id: number) => (await officer().call(listDraftPictures, { id })).pictures;

  /** Writes the content of the first block of a document. */
  async function write(id: number, content: object) {
    const [block] = (await draft(id)).blocks;
    const row_version = block!.row_version;
    return officer().call(changeBlock, { id, blockId: block!.id, content, row_version });
  }

  /** Adds a block as given, which may be refused. */
  const add = (id: number, sectionId: string, type: string, content: object) =>
    officer().post(`/documents/drafts/${id}/blocks`, {
      json: { sectionId, position: 0, isBeside: false, type, content },
    });

  const faults = async (id: number) =>
    (await officer().call(checkDocument, { id })).findings
      .filter(({ isFault }) => isFault)
      .map(({ field, message }) => `${field}: ${message}`);

  const fieldsIn = (body: unknown) =>
    (body as { error: { fields: Record<string, string> } }).error.fields;

  /** A file that the public reads of a document. */
  async function fileOf(id: number, name: string) {
    const { rows } = await withPublic(oak, (tx) =>
      sql<{ body: Buffer; content_type: string }>`
        select body, content_type from published_document_files
         where document_id = ${id} and name = ${name}`.execute(tx),
    );
    return rows[0];
  }
  return {
    oak: () => oak,
    elm: () => elm,
    page,
    officer,
    drafted,
    draft,
    publish,
    upload,
    scan,
    uploadScanned,
    pictures,
    write,
    add,
    faults,
    fieldsIn,
    fileOf,
  };
}
