import type { Tx } from '../../../platform/db.ts';
import type { RecordedCouncil } from '../../../council/ground/settings/document-site-fields.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CountedFigures } from '../../ground/documents/blocks/chart/counted-chart.ts';
import type { ChartSource } from '../../ground/documents/blocks/chart/source.ts';
import { blockKindOf } from '../../ground/documents/kinds.ts';
import type { DraftedBlock, DraftedDocument } from '../../ground/documents/make-edition.ts';
import { countForChart } from './count-sites.ts';

/**
 * A draft whose charts show what is counted now: what is published is as old as its edition, not as its draft. A chart
 * whose query can be counted no more has no figures, which is a fault of it.
 */
export async function withCounts(
  tx: Tx,
  tenant: RecordedCouncil,
  draft: DraftedDocument,
): Promise<DraftedDocument> {
  const blocks: DraftedBlock[] = [];
  for (const block of draft.blocks) {
    const { figures } = blockKindOf(block.type);
    const source = figures?.source(block.content);
    if (!figures || !source) {
      blocks.push(block);
      continue;
    }
    const content = figures.replaced(block.content, await counted(tx, tenant, source));
    blocks.push({ ...block, content } as DraftedBlock);
  }
  return { ...draft, blocks };
}

/** Undefined for what can be counted no more. */
async function counted(
  tx: Tx,
  tenant: RecordedCouncil,
  source: ChartSource,
): Promise<CountedFigures | undefined> {
  try {
    return await countForChart(tx, tenant, source);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payload-invalid') throw error;
    return undefined;
  }
}
