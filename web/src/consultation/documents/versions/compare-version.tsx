import { compareDocumentVersion } from '@calls/consultation/documents/contract/versions.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type {
  DocumentVersion,
  DraftDifference,
} from '@contract/consultation/documents/contract/versions.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectControl } from '../../../ui/control.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { WordDifferences } from '../../ground/word-differences/word-differences.tsx';
import { blockEditors } from '../blocks/block-editors.tsx';
import { draftVersionMessages as messages } from './messages.ts';
import { useRestoring } from './use-restoring.ts';
import { versionTitle } from './version-title.ts';

interface CompareVersionProps {
  draft: DraftDocument;
  version: DocumentVersion;
  /** With which it can be compared, besides the draft. */
  versions: readonly DocumentVersion[];
  close: () => void;
  restored: () => void;
}

/** What differs between a version and the draft now, or another version, section by section and block by block. */
export function CompareVersion(props: CompareVersionProps) {
  const { draft, version, versions, close, restored } = props;
  const kept = version.revision;
  const [otherRevision, setOther] = useState<number>();
  const other = versions.find(({ revision }) => revision === otherRevision);
  const query = useEndpoint(compareDocumentVersion, {
    id: draft.id,
    kept,
    ...(other ? { with: other.revision } : {}),
  });
  const title = versionTitle(version);
  const otherTitle = other ? versionTitle(other) : messages.draftNow;
  const selectId = useId();
  const { restore, running } = useRestoring(draft.id, restored);
  const differs = (query.data?.differences.length ?? 0) > 0;
  return (
    <Dialog
      title={messages.compareTitle(title, otherTitle)}
      width={720}
      onClose={close}
      reading
      footer={
        draft.mayWrite &&
        differs &&
        !other && (
          <Button busy={running} onClick={() => void restore({ kept, title })}>
            {messages.restore}
          </Button>
        )
      }
    >
      <chakra.div display="grid" gap="1" mb="4" maxW="md">
        <label htmlFor={selectId}>{messages.compareWith}</label>
        <SelectControl
          id={selectId}
          value={other?.revision ?? ''}
          onChange={({ target }) => setOther(Number(target.value) || undefined)}
        >
          <option value="">{messages.draftNow}</option>
          {versions
            .filter(({ revision }) => revision !== kept)
            .map((each) => (
              <option key={each.revision} value={each.revision}>
                {versionTitle(each)}
              </option>
            ))}
        </SelectControl>
      </chakra.div>
      <Loaded
        query={query}
        skeleton={<SkeletonLines lines={8} height="4" />}
        failed={messages.compareFailed}
        isEmpty={({ differences }) => differences.length === 0}
        empty={
          other ? (
            <Empty kind="none" title={messages.sameVersions} />
          ) : (
            <Empty kind="none" title={messages.same}>
              {messages.sameHint}
            </Empty>
          )
        }
      >
        {({ differences }) => (
          <>
            <chakra.p color="fg.muted" mb="4">
              {messages.compareHint(title, otherTitle)}
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
  const { kind, before, after, details, blockType } = difference;
  const what = whatDiffers(difference);
  const isToldByParts = blockType !== null && blockEditors[blockType].isToldByParts;
  const hasWords = before !== after && !(isToldByParts && details.length > 0);
  return (
    <li>
      <chakra.p mb="1" fontWeight="medium" overflowWrap="anywhere">
        <Badge kind={COLOURS[kind]}>{messages.kinds[kind]}</Badge> {what}
      </chakra.p>
      {details.length > 0 && (
        <chakra.ul listStyleType="disc" ps="5" mb="2" display="grid" gap="1">
          {details.map((detail, at) => (
            <Detail key={at} detail={detail} />
          ))}
        </chakra.ul>
      )}
      {kind === 'changed' && before === after && details.length === 0 ? (
        <chakra.p color="fg.muted">{messages.settingsOnly}</chakra.p>
      ) : (
        hasWords &&
        kind !== 'moved' && (
          <WordDifferences before={before} after={after} shown="both" label={what} />
        )
      )}
    </li>
  );
}

/** 'Total, Homes: 4,500 → 4,600', or what is only in one of the two. */
function Detail({
  detail: { label, how, before, after },
}: {
  detail: DraftDifference['details'][number];
}) {
  if (before === '' && after === '') return <li>{label}</li>;
  const isIn = (words: string, said: string) => words && `${said} ${words}`;
  return (
    <chakra.li overflowWrap="anywhere">
      {label}:{' '}
      {how === 'otherwise'
        ? `${before || messages.empty} → ${after || messages.empty}`
        : [isIn(after, messages.detailAdded), isIn(before, messages.detailRemoved)]
            .filter(Boolean)
            .join('; ')}
    </chakra.li>
  );
}

function whatDiffers({ of, blockType, place }: DraftDifference): string {
  if (of === 'document') return messages.theDocument;
  if (of === 'attachment') return messages.attachment(place);
  if (of === 'section' || !blockType) return messages.section(place);
  return messages.blockIn(blockEditors[blockType].label, place);
}
