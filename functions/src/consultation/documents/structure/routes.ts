import type { Request } from 'express';
import { shownName } from '../../../records/files/file-name.ts';
import type { Actor } from '../../../platform/actor.ts';
import { councilOrigin } from '../../../platform/council-origin.ts';
import { networkRoute, route, type Route } from '../../../platform/endpoint.ts';
import { invalidField } from '../../../platform/errors.ts';
import { onceOnly } from '../../../platform/idempotency.ts';
import { readMultipart } from '../../../platform/multipart.ts';
import { checkedWordForm } from '../word/checked-word-form.ts';
import { beginFromStructure, getStructure, MAX_STRUCTURE_BYTES } from '../contract/structure.ts';
import { readWhole } from '../read-draft.ts';
import { keptDraft } from '../versions/kept-draft.ts';
import { beginOfStructure } from './begin-of-structure.ts';
import { structureMessages as messages } from './messages.ts';
import { readStructureFile } from './read-structure-file.ts';
import { structureOfDraft } from './structure-of-draft.ts';

export const structureRoutes: Route[] = [
  route(getStructure, async ({ input: { id }, tenant, tx }) => ({
    structure: structureOfDraft(keptDraft(await readWhole(tx, id)), councilOrigin(tenant)),
  })),
  networkRoute(beginFromStructure, async (call) => {
    const { fields, fileName, bytes, sha256 } = await readSent(call.request);
    const { title, consultationId } = checkedWordForm(fields);
    const about = { title, consultationId: Number(consultationId) || null, fileName };
    const structure = readStructureFile(bytes, councilOrigin(call.tenant));
    const actor = call.actor as Actor;
    const input = { ...about, sha256 };
    return call.inTenant((tx) =>
      onceOnly(beginFromStructure, { ...call, actor, input }, tx, () =>
        beginOfStructure(tx, actor, { ...about, structure }),
      ),
    );
  }),
];

async function readSent(request: Request) {
  const { fields, files } = await readMultipart(request, {
    field: 'file',
    maxFiles: 1,
    maxBytes: MAX_STRUCTURE_BYTES,
    messages,
  });
  const [file] = files;
  if (!file) throw invalidField('file', messages.noFile);
  const { givenName, bytes, sha256 } = file;
  return { fields, fileName: shownName(givenName), bytes, sha256 };
}
