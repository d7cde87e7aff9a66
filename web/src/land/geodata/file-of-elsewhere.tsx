import { compareElsewhere, discardImport } from '@calls/land/geodata/contract/previews.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { geodataPageMessages as messages } from './messages.ts';

/** A file that is of another area or council: it is compared with the council's sites by a second press alone. */
export function FileOfElsewhere({ id, told }: { id: number; told: string }) {
  const compare = useAction(compareElsewhere, { failure: messages.compareFailed });
  const discard = useAction(discardImport, { failure: messages.discardFailed });
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div role="alert">
        <chakra.p textStyle="headingSm">{told}</chakra.p>
        <chakra.p color="fg.muted">{messages.elsewhereHint}</chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="solid" busy={discard.running} onClick={() => void discard.run({ id })}>
          {messages.discard}
        </Button>
        <Button variant="outline" busy={compare.running} onClick={() => void compare.run({ id })}>
          {messages.compareAllTheSame}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
