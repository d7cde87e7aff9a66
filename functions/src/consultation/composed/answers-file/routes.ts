import { bytesOf } from '../../../records/exports/formats/bytes-of.ts';
import { csv } from '../../../records/exports/formats/csv.ts';
import type { FileDescription } from '../../../records/exports/formats/format.ts';
import { xlsx } from '../../../records/exports/formats/xlsx/xlsx.ts';
import { uniquelyLabelled } from '../../../records/exports/columns.ts';
import { exportMessages } from '../../../land/composed/exports/messages.ts';
import type { Actor } from '../../../platform/actor.ts';
import type { ParsedOf } from '../../../platform/contract.ts';
import type { Tx } from '../../../platform/db.ts';
import { route, type Route } from '../../../platform/endpoint.ts';
import { Reply } from '../../../platform/reply.ts';
import { attachment } from '../../../platform/storage.ts';
import { answersFile } from '../../answers/council-contract.ts';
import { givenAnswerMessages as messages } from '../../answers/council-messages.ts';
import { findGivenAfter } from '../../answers/queries/given-answers.ts';
import { requireAnswered } from '../../answers/reading/read-answers.ts';
import { readsOriginals, redactedRow } from '../../answers/reading/redacted.ts';
import { answersSheet, type AnswersSheet } from './answers-sheet.ts';
import { jsonOf } from './json-rows.ts';
import { peopleSheet } from './people-sheet.ts';

const FORMATS = { csv, xlsx };
/** Respondents read at once. */
const AT_ONCE = 1000;

export const answersFileRoutes: Route[] = [
  route(answersFile, async ({ input, actor, tenant, tx }) => {
    const { title, ...questions } = await requireAnswered(tx, input.id);
    const inLists = input.file_type === 'json';
    const sheet = (input.rows === 'people' ? peopleSheet : answersSheet)(questions, inLists);
    const name = messages[input.rows](title);
    const columns = uniquelyLabelled(sheet.columns);
    const rows = await allRows(tx, actor, input, sheet);
    if (input.file_type === 'json')
      return file(jsonOf(columns, rows), 'application/json', `${name}.json`);
    const format = FORMATS[input.file_type];
    const described: FileDescription = {
      title: name,
      council: tenant.name,
      sheetName: messages.sheetNames[input.rows],
      columns,
      attribution: '',
      madeAt: new Date(),
    };
    const exported = rows.map((values, id) => ({
      id,
      has_scenario: true,
      shape_kind: null,
      shape: null,
      values,
    }));
    const { bytes, counts } = format.part(exported, described, 0);
    const remarks = [
      ...(readsOriginals(actor) ? [] : [messages.namesLeftOut]),
      ...(counts.cut ? [exportMessages.remarks.cut(counts.cut)] : []),
    ];
    const parts = format.whole(only(bytes), described, remarks);
    return file(await bytesOf(parts), format.contentType, `${name}.${format.extension}`);
  }),
];

async function allRows(
  tx: Tx,
  actor: Actor,
  { id }: ParsedOf<typeof answersFile>,
  { rowsOf }: AnswersSheet,
): Promise<unknown[][]> {
  const isOpen = readsOriginals(actor);
  const rows: unknown[][] = [];
  for (let after = 0; ;) {
    const given = await findGivenAfter(tx, id, after, AT_ONCE);
    const last = given.at(-1);
    if (!last) return rows;
    rows.push(...rowsOf(isOpen ? given : given.map(redactedRow)));
    after = last.respondentId;
  }
}

const file = (bytes: Uint8Array, contentType: string, name: string) =>
  new Reply<Blob | undefined>({
    bytes,
    headers: { 'content-type': contentType, 'content-disposition': attachment(name) },
  });

async function* only(part: Uint8Array) {
  yield part;
}
