import { listDocumentVersions } from '@calls/consultation/documents/contract/versions.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DocumentVersion } from '@contract/consultation/documents/contract/versions.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Status } from '../../../ui/status.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { useNow } from '../../../ui/use-now.ts';
import { CompareVersion } from './compare-version.tsx';
import { KeepVersion } from './keep-version.tsx';
import { draftVersionMessages as messages } from './messages.ts';
import { versionTitle } from './version-title.ts';

interface DraftVersionsProps {
  draft: DraftDocument;
  close: () => void;
}

/** What a draft was before: each version to be compared with it and restored. */
export function DraftVersions({ draft, close }: DraftVersionsProps) {
  const { id, mayWrite } = draft;
  const query = useEndpoint(listDocumentVersions, { id });
  const [compared, setCompared] = useState<DocumentVersion>();
  const now = useNow();
  return (
    <Drawer title={messages.title} onClose={close}>
      <chakra.div display="grid" gap="6">
        {mayWrite && <KeepVersion documentId={id} />}
        <Loaded
          query={query}
          skeleton={<SkeletonLines lines={6} height="12" />}
          failed={messages.failed}
          isEmpty={({ versions }) => versions.length === 0}
          empty={
            <Empty kind="nothing" title={messages.none}>
              {messages.noneHint}
            </Empty>
          }
        >
          {({ versions }) => (
            <chakra.ol display="grid" gap="3">
              {versions.map((version) => (
                <VersionRow
                  key={version.revision}
                  version={version}
                  now={now}
                  compare={() => setCompared(version)}
                />
              ))}
            </chakra.ol>
          )}
        </Loaded>
      </chakra.div>
      {compared && (
        <CompareVersion
          draft={draft}
          version={compared}
          versions={query.data?.versions ?? []}
          close={() => setCompared(undefined)}
          restored={close}
        />
      )}
    </Drawer>
  );
}

interface VersionRowProps {
  version: DocumentVersion;
  now: Date;
  compare: () => void;
}

function VersionRow({ version, now, compare }: VersionRowProps) {
  const title = versionTitle(version);
  const savedAt = new Date(version.savedAt);
  return (
    <chakra.li display="flex" alignItems="start" gap="3">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">
          {title}{' '}
          {version.edition !== null && version.name !== null && (
            <Status means="done">{messages.edition(version.edition)}</Status>
          )}
        </chakra.p>
        <chakra.p color="fg.muted" title={exactTime(savedAt)}>
          {messages.by(version.savedBy, timeAgo(savedAt, now))}
        </chakra.p>
      </chakra.div>
      <Button size="sm" variant="outline" aria-label={messages.compareOf(title)} onClick={compare}>
        {messages.compare}
      </Button>
    </chakra.li>
  );
}
