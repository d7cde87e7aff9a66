import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import type { RowParts } from '../../ui/ordered-list/ordered-row.tsx';
import { topicPageMessages as messages } from './messages.ts';

interface TopicLineProps {
  topic: KeptTopic;
  /** Where it is offered, by which it is put in order. */
  parts?: RowParts;
  /** Another change of it is on its way. */
  isBusy?: boolean;
  rename: () => void;
  /** Retires, deletes or offers it again. */
  change: () => void;
}

/** A topic, how much is tagged with it, and what can be done with it. */
export function TopicLine({ topic, parts, isBusy = false, rename, change }: TopicLineProps) {
  const { name, isRetired } = topic;
  const isUnused = !topic.isUsed && !isRetired;
  const label = isRetired
    ? messages.offerOf(name)
    : isUnused
      ? messages.deleteOf(name)
      : messages.retireOf(name);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      py="1.5"
      borderTopWidth="1px"
    >
      {parts?.handle}
      <chakra.div flex="1" minW="40" overflowWrap="anywhere">
        {name} <chakra.span color="fg.muted">{usedBy(topic)}</chakra.span>
      </chakra.div>
      {parts?.arrows}
      <IconButton
        label={messages.renameOf(name)}
        icon={<Pencil size={16} />}
        disabled={isBusy}
        onClick={rename}
      />
      <Button
        size="sm"
        variant="outline"
        minW="24"
        aria-label={label}
        disabled={isBusy}
        onClick={change}
      >
        {isRetired ? messages.offerAgain : isUnused ? messages.delete : messages.retire}
      </Button>
    </chakra.div>
  );
}

function usedBy({ representations, drafts, publishedDocuments }: KeptTopic): string {
  if (representations > 0) return messages.used(representations);
  return drafts + publishedDocuments > 0 ? messages.inDocuments : messages.unused;
}
