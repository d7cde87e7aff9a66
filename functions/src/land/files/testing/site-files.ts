import { expect } from 'vitest';
import { sql, withTenant } from '../../../platform/db.ts';
import { requireTenant } from '../../../platform/tenancy.ts';
import { answerOf } from '../../../platform/testing/answer-of.ts';
import type { Council, Who } from '../../../platform/testing/council.ts';
import { pdf } from '../../../platform/scanning/testing/pdf.ts';
import { png } from '../../../platform/scanning/testing/png.ts';
import { siteHistory } from '../../history/contract.ts';
import { getSiteFiles, type SiteFile } from '../contract.ts';
import { siteFileOwner } from '../../ground/sites/site-file-owner.ts';
import { sweepCouncil } from '../../../records/files/sweep-files.ts';
import { scanArrivedObject } from '../../../records/files/scan-file.ts';

/** A site of the council; gives its id. */
export async function newSite(council: Council): Promise<number> {
  const { rows } = await withTenant(council, (tx) =>
    sql<{ id: number }>`insert into sites (source) values ('test') returning id`.execute(tx),
  );
  return rows[0]?.id ?? 0;
}

export const plan = pdf(['<< /Title (Site plan) >>']);
export const photo = png(30, 20);

export type Given = [name: string, bytes: Uint8Array];

/** Form data as the web app sends it. */
export function formOf(files: Given[], metadata: object | string = { dataType: 'site files' }) {
  const data = new FormData();
  data.append('metadata', typeof metadata === 'string' ? metadata : JSON.stringify(metadata));
  for (const [name, bytes] of files)
    data.append('fileCollection', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}

export const upload = (council: Council, siteId: number, files: Given[], who: Who = 'officer') =>
  council.as(who).post(`/site/v2/${siteId}/files`, { raw: formOf(files) });

/** The files of an answer. */
export const filesIn = (answer: { body: unknown }) => answerOf(getSiteFiles, answer).files;

/** Uploads files that must be accepted. */
export async function uploaded(council: Council, siteId: number, files: Given[]) {
  const answer = await upload(council, siteId, files);
  expect(answer).toMatchObject({ status: 201 });
  return filesIn(answer);
}

/** Scans a file as its event would have it. */
export const scan = async (council: Council, { metadata }: SiteFile) =>
  scanArrivedObject(
    { tenant: await requireTenant(council.shortName), owner: siteFileOwner },
    metadata.id,
  );

/** Sweeps the council's files of sites, as the schedule does. */
export const swept = (council: Council) => sweepCouncil({ tenant: council, owner: siteFileOwner });

/** A site's files by state, as in the three lists. */
export async function lists(council: Council, siteId: number) {
  const ask = async (list: string) =>
    filesIn(await council.as('viewer').get(`/site/v2/${siteId}/files${list}`));
  return {
    clean: await ask(''),
    unscanned: await ask('/unscanned'),
    quarantined: await ask('/quarantined'),
  };
}

/** What the history shows about files, newest first: action and names. */
export async function fileHistory(council: Council, siteId: number): Promise<string[]> {
  const { history } = await council.as('viewer').call(siteHistory, { siteId, type: 'FILE' });
  return history.map(({ action_type, file_name }) => `${action_type} ${file_name}`);
}
