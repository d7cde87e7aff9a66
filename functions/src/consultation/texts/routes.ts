import { setImmediate as othersFirst } from 'node:timers/promises';
import { networkRoute, route, type Route } from '../../platform/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { countInShare, unlessGone } from '../../platform/in-share.ts';
import { inTurn } from '../../platform/turns.ts';
import { requireRepresentation } from '../ground/representations/require-representation.ts';
import { documentOf } from '../ground/texts/plain-text.ts';
import { findPublicText } from '../ground/texts/queries/public-text.ts';
import { checkTexts } from './check-texts.ts';
import {
  endEditing,
  getOriginal,
  getPublicText,
  getRedactionSuggestions,
  getText,
  getTextVersion,
  getTextVersions,
  markChecked,
  noteEditing,
  putText,
} from './contract.ts';
import { forgetEditor, noteEditor } from './queries/editors.ts';
import { findOriginal, findVersion, findVersions, findWorkingCopy } from './queries/text.ts';
import { saveText } from './save-text.ts';
import { suggestRedactions } from './suggestions/suggest-redactions.ts';

/** More texts than anybody opens in a minute. */
const SUGGESTIONS = { what: 'redaction-suggestions', times: 60 };
/** Looking through a long one takes most of a second. */
const suggestionTurn = inTurn({ atOnce: 1, waiting: 16 });

export const textRoutes: Route[] = [
  route(getText, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    const copy = await findWorkingCopy(tx, id);
    if (!copy) {
      const document = documentOf(await findOriginal(tx, id));
      return { document, revision: 0, version: 0, savedBy: null, savedAt: null };
    }
    const { document, revision, version, savedBy, savedAt } = copy;
    return { document, revision, version, savedBy, savedAt };
  }),
  route(putText, ({ input: { id, ...sent }, actor, tx }) => saveText(tx, actor, id, sent)),
  route(getOriginal, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    return { text: await findOriginal(tx, id) };
  }),
  route(getPublicText, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    return findPublicText(tx, id);
  }),
  route(markChecked, async ({ input: { ids }, actor, tx }) => ({
    ids: await checkTexts(tx, actor, ids),
  })),
  route(getTextVersions, async ({ input: { id }, tx }) => {
    await requireRepresentation(tx, id);
    return { versions: await findVersions(tx, id) };
  }),
  route(getTextVersion, async ({ input: { id, version }, tx }) => {
    await requireRepresentation(tx, id);
    const document = await findVersion(tx, id, version);
    if (!document) throw new AppError('not-found');
    return { document };
  }),
  // Looked for after the transaction: whoever waits for the database keeps nobody's turn.
  networkRoute(getRedactionSuggestions, async (call) => {
    await countInShare(call, SUGGESTIONS);
    const { id } = call.input;
    const document = await call.inTenant(async (tx) => {
      await requireRepresentation(tx, id);
      const copy = await findWorkingCopy(tx, id);
      return copy?.document ?? documentOf(await findOriginal(tx, id));
    });
    const look = async () => {
      // It works without a pause: what has come in meanwhile is answered before the next one looks.
      await othersFirst();
      return { suggestions: suggestRedactions(document) };
    };
    return suggestionTurn(unlessGone(call, look), call.tenant.shortName);
  }),
  route(noteEditing, async ({ input: { id, tab }, actor, tx }) => {
    await requireRepresentation(tx, id);
    return { others: await noteEditor(tx, id, { accountId: actor.accountId, tab }) };
  }),
  route(endEditing, async ({ input: { id, tab }, actor, tx }) => {
    await forgetEditor(tx, id, { accountId: actor.accountId, tab });
    return {};
  }),
];
