import type { DictionaryField } from '../../council/ground/dictionary/field.ts';
import { formatValue } from '../../council/ground/dictionary/format-value.ts';
import { changed } from '../../platform/changed.ts';
import type { Tx } from '../../platform/db.ts';
import type { Finding } from '../../records/imports/findings.ts';
import { siteChanges } from '../ground/sites/site-changes.ts';
import type { Ending } from './contract/previews.ts';
import { geodataMessages as messages } from './messages.ts';
import { rememberSource } from './queries/sites.ts';
import { findOtherSites, writeEnd, type OtherSite } from './queries/missing-sites.ts';

interface MissingFrom {
  importId: number;
  source: string;
  /** The references that the register does have, refused rows among them. */
  named: string[];
  endField: DictionaryField | undefined;
  /** What the officer agreed to; without it nothing ends. */
  ending: Ending | undefined;
  who: { accountId: number | null; userName: string };
  /** Which row of the file a report names for them. */
  row: number;
}

/**
 * The sites of earlier registers that this one no longer has and that have no end yet: those that the officer agreed
 * to get their end, with a line of history; the others are listed.
 */
export async function endMissing(
  tx: Tx,
  about: MissingFrom,
): Promise<{ ended: number; missing: number; findings: Finding[] }> {
  const { endField, ending } = about;
  const others = await findOtherSites(tx, about.source, about.named, endField?.dbPropertyName);
  const agreed = ending?.references && new Set(ending.references);
  const ends = ({ reference }: OtherSite) =>
    ending !== undefined && endField !== undefined && (agreed?.has(reference) ?? true);
  const due = others.filter(ends);
  const ended = new Set(
    endField && ending ? await write(tx, about, due, endField, ending.on) : due.map(({ id }) => id),
  );
  const told = others.filter((other) => !ends(other) || ended.has(other.id));
  const findings = told.map((other): Finding => ({
    row: about.row,
    reference: other.reference,
    siteId: other.id,
    outcome: ends(other) ? 'ended' : 'missing',
    column: endField?.label ?? 'EndDate',
    from: null,
    to: ends(other) && endField ? formatValue(endField, ending?.on) : null,
    reason: ends(other) ? messages.endedAsAgreed : messages.notInRegister,
  }));
  return { ended: ended.size, missing: told.length - ended.size, findings };
}

/** Gives the ids of those that have their end now. */
async function write(
  tx: Tx,
  { importId, who }: MissingFrom,
  sites: OtherSite[],
  { dbPropertyName: field, label }: DictionaryField,
  day: string,
): Promise<number[]> {
  const ids = await writeEnd(
    tx,
    sites.map(({ id }) => id),
    field,
    day,
  );
  // As the register's own word: one that lists the site again without an end takes it back.
  await rememberSource(
    tx,
    importId,
    ids.map((id) => ({ id, values: { [field]: day } })),
  );
  const author = { accountId: who.accountId, displayName: who.userName };
  await changed(tx, author, {
    of: siteChanges,
    ids,
    kind: 'updated',
    onMaps: true,
    history: [{ field, label, oldValue: null, newValue: day }],
  });
  return ids;
}
