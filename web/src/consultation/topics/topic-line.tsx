import type { KeptTopic } from '@contract/consultation/topics/contract.ts';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { topicPageMessages as messages } from './messages.ts';

interface TopicLineProps {
  topic: KeptTopic;
  /** Undefined where it is the first, the last or not offered. */
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  rename: () => void;
  /** Retires, deletes or offers it again. */
  change: () => void;
}

/** A topic, how much is tagged with it, and what can be done with it. */
export function TopicLine({ topic, up, down, rename, change }: TopicLineProps) {
  const { name, isRetired } = topic;
  const isUnused = !topic.isUsed && !isRetired;
  const label = isRetired
    ? messages.offerOf(name)
    : isUnused
      ? messages.deleteOf(name)
      : messages.retireOf(name);
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="2"
      alignItems="center"
      py="1.5"
      borderTopWidth="1px"
    >
      <chakra.div flex="1" minW="40" overflowWrap="anywhere">
        {name} <chakra.span color="fg.muted">{usedBy(topic)}</chakra.span>
      </chakra.div>
      {!isRetired && (
        <>
          <Step label={messages.up(name)} icon={<ArrowUp size={16} />} act={up} />
          <Step label={messages.down(name)} icon={<ArrowDown size={16} />} act={down} />
        </>
      )}
      <IconButton label={messages.renameOf(name)} icon={<Pencil size={16} />} onClick={rename} />
      <Button size="sm" variant="outline" minW="24" aria-label={label} onClick={change}>
        {isRetired ? messages.offerAgain : isUnused ? messages.delete : messages.retire}
      </Button>
    </chakra.li>
  );
}

function usedBy({ representations, drafts, publishedDocuments }: KeptTopic): string {
  if (representations > 0) return messages.used(representations);
  return drafts + publishedDocuments > 0 ? messages.inDocuments : messages.unused;
}

interface StepProps {
  label: string;
  icon: React.ReactNode;
  act: (() => void) | undefined;
}
/** Stays where it is at either end, so that it keeps the focus. */
const Step = ({ label, icon, act }: StepProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-disabled={!act || undefined}
    opacity={act ? 1 : 0.5}
    onClick={() => act?.()}
  />
);
