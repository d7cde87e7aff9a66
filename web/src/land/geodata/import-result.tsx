import { importedSites } from '@calls/land/geodata/contract/previews.ts';
import type { GeodataImport } from '@contract/land/geodata/contract.ts';
import { SITE_SELECTION, type Filter } from '@contract/council/ground/filters/filter.ts';
import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/empty.tsx';
import { writeSearch } from '../ground/search/search-address.ts';
import { geodataPageMessages as messages } from './messages.ts';
import { FileOfElsewhere } from './file-of-elsewhere.tsx';
import { PreviewDecision } from './preview-decision.tsx';
import { isImportRunning } from './status.ts';

/** What became of an import: its progress, what it would change, what it did, or why it failed. */
export function ImportResult({ found }: { found: GeodataImport }) {
  const { status, error } = found;
  if (status === 'error')
    return <Failed title={messages.failed} error={{ message: error ?? '' }} />;
  if (isImportRunning(found)) return <Progress found={found} />;
  if (found.elsewhere !== null) return <FileOfElsewhere {...found} told={found.elsewhere} />;
  if (status === 'preview') return <PreviewDecision found={found} />;
  if (status === 'discarded') return <chakra.p role="status">{messages.discarded}</chakra.p>;
  return <Done found={found} />;
}

function Progress({ found }: { found: GeodataImport }) {
  const { done, total, preview, status } = found;
  return (
    <chakra.div display="grid" gap="1" role="status">
      <chakra.progress
        w="full"
        aria-label={preview ? messages.comparingLabel : messages.progressLabel}
        max={total || 1}
        value={total > 0 ? done : undefined}
      />
      <chakra.p>
        {preview && status === 'processing' ? messages.comparing : messages.status[status]}{' '}
        {total > 0 && messages.progress(done, total)}
      </chakra.p>
      <chakra.p color="fg.muted">{messages.mayLeave}</chakra.p>
    </chakra.div>
  );
}

function Done({ found }: { found: GeodataImport }) {
  const { id, kind, summary } = found;
  const navigate = useNavigate();
  const see = useAction(importedSites, {
    failure: messages.sitesFailed,
    onDone: ({ selection }) => {
      const filters: Filter[] = [
        { type: 'in array', dbPropertyName: SITE_SELECTION, value: [selection] },
      ];
      void navigate(`/map?${writeSearch(new URLSearchParams(), { filters }).toString()}`);
    },
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" role="status">
      <chakra.div flex="1" minW="60">
        <chakra.p textStyle="headingSm">{messages.summary(summary)}</chakra.p>
        <chakra.p color="fg.muted">{messages.details(summary, kind)}</chakra.p>
      </chakra.div>
      {kind !== 'layer' && summary.taken + summary.ended > 0 && (
        <Button variant="outline" busy={see.running} onClick={() => void see.run({ id })}>
          {messages.seeSites}
        </Button>
      )}
    </chakra.div>
  );
}
