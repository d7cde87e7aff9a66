import type { Tx } from '../../../platform/db.ts';
import type { RecordedCouncil } from '../../../council/ground/settings/document-site-fields.ts';
import { AppError } from '../../../platform/errors.ts';
import { MAX_CHART_ROWS } from '../../ground/documents/blocks/chart/schema.ts';
import type { ChartContent } from '../../ground/documents/blocks/chart/schema.ts';
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
  for (const block of draft.blocks)
    blocks.push(
      block.type === 'chart'
        ? { ...block, content: await countedChart(tx, tenant, block.content) }
        : block,
    );
  return { ...draft, blocks };
}

async function countedChart(
  tx: Tx,
  tenant: RecordedCouncil,
  content: ChartContent,
): Promise<ChartContent> {
  const { source } = content;
  if (!source) return content;
  try {
    const { figures, ...counted } = await countForChart(tx, tenant, source);
    const colours = new Map(content.chartData.map(({ label, color }) => [label, color]));
    const chartData = figures.slice(0, MAX_CHART_ROWS).map(({ label, value }) => {
      const color = colours.get(label);
      return { label, value, serial: '', ...(color ? { color } : {}) };
    });
    return { ...content, chartData, source: { ...source, ...counted } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payload-invalid') throw error;
    return { ...content, chartData: [] };
  }
}
