import { compareDocumentVersion } from '@calls/consultation/documents/contract/versions.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type {
  DocumentVersion,
  DraftDifference,
} from '@contract/consultation/documents/contract/versions.ts';
import { chakra } from '@chakra-ui/react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { WordDifferences } from '../../ground/word-differences/word-differences.tsx';
import { blockEditors } from '../blocks/block-editors.tsx';
import { draftVersionMessages as messages } from './messages.ts';
import { useRestoring } from './use-restoring.ts';
import { versionTitle } from './version-title.ts';

interface CompareVersionProps {
  draft: DraftDocument;
  version: DocumentVersion;
  close: () => void;
  restored: () => void;
}

/** What differs between a version and the draft now, section by section and block by block. */
export function CompareVersion({ draft, version, close, restored }: CompareVersionProps) {
  const kept = version.revision;
  const query = useEndpoint(compareDocumentVersion, { id: draft.id, kept });
  const title = versionTitle(version);
  const { restore, running } = useRestoring(draft.id, restored);
  const differs = (query.data?.differences.length ?? 0) > 0;
  return (
    <Dialog
      title={messages.compareTitle(title)}
      width={720}
      onClose={close}
      reading
      footer={
        draft.mayWrite &&
        differs && (
          <Button busy={running} onClick={() => void restore({ kept, title })}>
            {messages.restore}
          </Button>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="4" />}
        failed={messages.compareFailed}
        isEmpty={({ differences }) => differences.length === 0}
        empty={<EmptyState title={messages.same}>{messages.sameHint}</EmptyState>}
      >
        {({ differences }) => (
          <>
            <chakra.p color="fg.muted" mb="4">
              {messages.compareHint}
            </chakra.p>
            <chakra.ul display="grid" gap="5">
              {differences.map((difference, at) => (
                <Difference key={at} difference={difference} />
              ))}
            </chakra.ul>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

const COLOURS = { added: 'success', removed: 'danger', changed: 'info', moved: 'neutral' } as const;

function Difference({ difference }: { difference: DraftDifference }) {
  const { kind, before, after } = difference;
  const what = whatDiffers(difference);
  return (
    <li>
      <chakra.p mb="1" fontWeight="medium" overflowWrap="anywhere">
        <Badge kind={COLOURS[kind]}>{messages.kinds[kind]}</Badge> {what}
      </chakra.p>
      {kind === 'changed' && before === after ? (
        <chakra.p color="fg.muted">{messages.settingsOnly}</chakra.p>
      ) : (
        before + after !== '' &&
        kind !== 'moved' && (
          <WordDifferences before={before} after={after} shown="both" label={what} />
        )
      )}
    </li>
  );
}

function whatDiffers({ of, blockType, place }: DraftDifference): string {
  if (of === 'document') return messages.theDocument;
  if (of === 'attachment') return messages.attachment(place);
  if (of === 'section' || !blockType) return messages.section(place);
  return messages.blockIn(blockEditors[blockType].label, place);
}
