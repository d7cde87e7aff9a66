import type { DraftBlock, DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { wordsWithin } from '@contract/consultation/documents/versions/words-within.ts';
import { Button } from '../../../../ui/button.tsx';
import { copyText } from '../../../../ui/copy-text.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { BlockReading } from '../../blocks/block-reading.tsx';
import { WordDifferences } from '../../../ground/word-differences/word-differences.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import type { DraftPart } from '../draft/draft-part.ts';
import { builderMessages as messages } from '../messages.ts';

/** Two officers changed the same thing: both versions beside one another, and which of them goes on. */
export function DecideConflicts({ draft }: { draft: DraftDocument }) {
  const { savers, view } = useDocumentEditing();
  const first = useSyncExternalStore(savers.subscribe, () => savers.conflicts()[0]);
  const isDeciding = useSyncExternalStore(view.subscribe, view.currentDeciding);
  const saver = first === undefined ? undefined : savers.named(first);
  if (!saver || !isDeciding) return null;
  const settle = (keepsMine: boolean) => {
    saver.decide(keepsMine);
    view.decide(true);
  };
  const close = () => view.decide(false);
  if (!saver.isThere())
    return <Gone key={first} saver={saver} discard={() => settle(false)} close={close} />;
  const block = draft.blocks.find(({ id }) => first === `block-${id}`);
  const show = (value: unknown) => readingOf(block, value);
  return (
    <Dialog
      key={first}
      title={messages.conflictTitle}
      width={960}
      onClose={close}
      footer={
        <>
          <CopyMine value={saver.value} type={block?.type} />
          <Button variant="outline" onClick={() => settle(false)}>
            {messages.takeTheirs}
          </Button>
          <Button onClick={() => settle(true)}>{messages.keepMine}</Button>
        </>
      }
    >
      <chakra.p mb="4">{messages.conflictText(draft.updatedBy ?? messages.somebody)}</chakra.p>
      <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Version title={messages.theirs}>{show(saver.theirs())}</Version>
        <Version title={messages.mine}>{show(saver.value)}</Version>
      </chakra.div>
      <chakra.section mt="6">
        <chakra.h3 fontWeight="semibold" mb="2">
          {messages.whatDiffers}
        </chakra.h3>
        <chakra.p color="fg.muted" mb="2">
          {messages.whatDiffersHint}
        </chakra.p>
        <WordDifferences
          before={wordsWithin(saver.theirs(), block?.type)}
          after={wordsWithin(saver.value, block?.type)}
          shown="both"
          label={messages.whatDiffers}
        />
      </chakra.section>
    </Dialog>
  );
}

/** What was typed in something that was deleted meanwhile: it can be copied from here, and saved nowhere. */
function Gone(props: { saver: DraftPart<unknown>; discard: () => void; close: () => void }) {
  const { saver, discard, close } = props;
  return (
    <Dialog
      title={messages.goneTitle}
      onClose={close}
      footer={
        <>
          <CopyMine value={saver.value} type={undefined} />
          <Button variant="outline" onClick={discard}>
            {messages.discardTyped}
          </Button>
        </>
      }
    >
      <chakra.p mb="4">
        {saver.name.startsWith('block-') ? messages.blockGone : messages.sectionGone}
      </chakra.p>
      <chakra.p whiteSpace="pre-wrap">{wordsWithin(saver.value, undefined)}</chakra.p>
    </Dialog>
  );
}

/** Words for whoever takes theirs and goes on with some of their own. */
function CopyMine({ value, type }: { value: unknown; type: DraftBlock['type'] | undefined }) {
  const words = wordsWithin(value, type);
  if (words.trim() === '') return null;
  const { mineCopied: copied, mineNotCopied: notCopied } = messages;
  return (
    <Button variant="ghost" onClick={() => void copyText(words, { copied, notCopied })}>
      {messages.copyMine}
    </Button>
  );
}

function readingOf(block: DraftBlock | undefined, value: unknown): ReactNode {
  if (block) return <BlockReading block={{ ...block, content: value as DraftBlock['content'] }} />;
  return typeof value === 'string' && value ? value : messages.untitled;
}

const Version = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section minW="0">
    <chakra.h3 fontWeight="semibold" mb="2">
      {title}
    </chakra.h3>
    {children}
  </chakra.section>
);
