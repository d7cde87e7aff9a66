import { getTextVersion, getTextVersions } from '@calls/consultation/texts/contract.ts';
import type { TextDocument } from '@contract/consultation/ground/texts/text-nodes.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { Differences } from './differences.tsx';
import { versionMessages as messages } from './messages.ts';

interface VersionsDrawerProps {
  representationId: number;
  present: TextDocument;
  /** Puts a version in place of the text; undefined where it may not be changed. */
  restore: ((document: TextDocument, version: number) => void) | undefined;
  close: () => void;
}

/** The versions of a text, each to be compared with it and restored. */
export function VersionsDrawer({
  representationId: id,
  present,
  restore,
  close,
}: VersionsDrawerProps) {
  const versions = useEndpoint(getTextVersions, { id });
  const [compared, setCompared] = useState<number>();
  return (
    <Drawer title={messages.title} onClose={close}>
      <Loaded
        query={versions}
        skeleton={<SkeletonLines lines={6} height="12" />}
        failed={messages.failed}
        isEmpty={(data) => data.versions.length === 0}
        empty={
          <Empty kind="nothing" title={messages.none}>
            {messages.noneHint}
          </Empty>
        }
      >
        {(data) => (
          <chakra.ol display="grid" gap="3">
            {data.versions.map(({ version, savedBy, savedAt }) => (
              <chakra.li key={version} display="flex" alignItems="center" gap="2">
                <chakra.div flex="1">
                  <chakra.p fontWeight="medium">{messages.version(version)}</chakra.p>
                  <chakra.p color="fg.muted" title={savedAt}>
                    {messages.by(
                      savedBy ?? messages.nobody,
                      timeAgo(new Date(savedAt), new Date()),
                    )}
                  </chakra.p>
                </chakra.div>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`${messages.compare} ${messages.version(version)}`}
                  onClick={() => setCompared(version)}
                >
                  {messages.compare}
                </Button>
              </chakra.li>
            ))}
          </chakra.ol>
        )}
      </Loaded>
      {compared !== undefined && (
        <Compared
          id={id}
          version={compared}
          present={present}
          restore={restore}
          close={() => setCompared(undefined)}
        />
      )}
    </Drawer>
  );
}

interface ComparedProps {
  id: number;
  version: number;
  present: TextDocument;
  restore: VersionsDrawerProps['restore'];
  close: () => void;
}

function Compared({ id, version, present, restore, close }: ComparedProps) {
  const query = useEndpoint(getTextVersion, { id, version });
  return (
    <Dialog
      title={messages.compareTitle(version)}
      width={720}
      onClose={close}
      reading
      footer={
        restore && (
          <Button
            disabled={!query.data}
            onClick={() => query.data && restore(query.data.document, version)}
          >
            {messages.restore}
          </Button>
        )
      }
    >
      <chakra.p color="fg.muted" mb="2">
        {messages.compareHint}
      </chakra.p>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="4" />}
        failed={messages.failed}
      >
        {({ document }) => <Differences before={document} after={present} shown="both" />}
      </Loaded>
    </Dialog>
  );
}
