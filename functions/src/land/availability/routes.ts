import type { Actor } from '../../platform/actor.ts';
import { checkVersion } from '../../platform/check-version.ts';
import type { Tx } from '../../platform/db.ts';
import { route, type Route } from '../../platform/endpoint.ts';
import { changed } from '../../platform/changed.ts';
import type { EditLine } from '../../records/history/record-history.ts';
import { requireSite } from '../ground/sites/required-sites.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import {
  type Answers,
  type FormKind,
  getCfsForm,
  getSuggestionForm,
  putCfsForm,
  putSuggestionForm,
} from './contract.ts';
import { availabilityMessages as messages } from './messages.ts';
import { findForm, writeForm } from './queries.ts';

export const availabilityRoutes: Route[] = [
  route(getCfsForm, ({ input, tx }) => read(tx, input.siteId, 'cfs')),
  route(putCfsForm, ({ input, actor, tx }) => fillIn(tx, actor, 'cfs', input)),
  route(getSuggestionForm, ({ input, tx }) => read(tx, input.siteId, 'site-suggestion')),
  route(putSuggestionForm, ({ input, actor, tx }) => fillIn(tx, actor, 'site-suggestion', input)),
];

async function read(tx: Tx, siteId: number, kind: FormKind) {
  await requireSite(tx, siteId);
  return { form: (await findForm(tx, siteId, kind)) ?? null };
}

type Given = { [K in keyof Answers]?: Answers[K] | undefined } & {
  available: string;
  siteId: number;
  row_version?: number | undefined;
};

async function fillIn(tx: Tx, actor: Actor, kind: FormKind, given: Given) {
  const { siteId } = given;
  await requireSite(tx, siteId, 'update');
  const before = await findForm(tx, siteId, kind);
  if (before) {
    checkVersion(given.row_version, before.row_version, { available: before.answers.available });
  }
  const answers = withDefaults(given);
  await writeForm(tx, { siteId, kind }, actor, answers);
  const history = differences(kind, before?.answers, answers);
  if (history.length > 0) {
    const event = { of: siteChanges, ids: [siteId], kind: 'updated', around: true } as const;
    await changed(tx, actor, { ...event, history });
  }
  const form = await findForm(tx, siteId, kind);
  if (!form) throw new Error('A form was not written');
  return { form };
}

function withDefaults(given: Given): Answers {
  return {
    available: given.available,
    relationship: given.relationship ?? '',
    use: given.use ?? '',
    homes: given.homes ?? null,
    owners: given.owners ?? '',
    obstacles: given.obstacles ?? '',
    comment: given.comment ?? '',
  };
}

/** One line of history for each answer that has changed. */
function differences(kind: FormKind, before: Answers | undefined, after: Answers): EditLine[] {
  return (Object.keys(messages.fields) as (keyof Answers)[])
    .filter((field) => (before?.[field] ?? '') !== (after[field] ?? ''))
    .map((field) => ({
      field: 'availability',
      label: messages.fieldLabel(messages.form[kind], messages.fields[field]),
      oldValue: textOf(before?.[field]),
      newValue: textOf(after[field]) ?? messages.empty,
    }));
}

const textOf = (answer: string | number | null | undefined) =>
  answer === null || answer === undefined || answer === '' ? null : String(answer);
