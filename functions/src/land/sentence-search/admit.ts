import type { Tx } from '../../platform/db.ts';
import { yup } from '../../platform/contract.ts';
import { AppError } from '../../platform/errors.ts';
import type { Filter } from '../../council/ground/filters/filter.ts';
import { filtersParam } from '../../council/ground/filters/filters-param.ts';
import { siteCondition, isFilledIn } from '../ground/search/matching-sites.ts';
import { joined, type SentencePart } from './grammar.ts';

export interface Admitted {
  parts: SentencePart[];
  refused: SentencePart[];
}

/**
 * Admits only what the filter schema, the council's dictionary and its layers allow; nothing else leaves the server,
 * whoever made it. A refused part counts as not understood.
 */
export async function admit(tx: Tx, parts: readonly SentencePart[]): Promise<Admitted> {
  if ((await passes(tx, joined(parts).filters)) && parts.every(hasContent))
    return { parts: [...parts], refused: [] };
  const admitted: SentencePart[] = [];
  const refused: SentencePart[] = [];
  for (const part of parts) {
    const fits = (await passes(tx, joined([...admitted, part]).filters)) && hasContent(part);
    (fits ? admitted : refused).push(part);
  }
  return { parts: admitted, refused };
}

/** A filter without a value finds everything: whatever was intended, it was not understood. */
const hasContent = ({ filters }: SentencePart) => filters.every(isFilledIn);

async function passes(tx: Tx, filters: Filter[]): Promise<boolean> {
  try {
    filtersParam.validateSync(filters, { strict: true });
    await siteCondition(tx, filters);
    return true;
  } catch (error) {
    if (error instanceof yup.ValidationError) return false;
    if (error instanceof AppError && error.status === 400) return false;
    throw error;
  }
}
