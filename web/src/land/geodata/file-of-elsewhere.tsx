import type { ImportKind } from '@contract/land/geodata/contract.ts';
import { compareElsewhere, discardImport } from '@calls/land/geodata/contract/previews.ts';
import { chakra } from '@chakra-ui/react';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { geodataPageMessages as messages } from './messages.ts';

interface FileOfElsewhereProps {
  id: number;
  kind: ImportKind;
  told: string;
}

/**
 * A file that is of another area or council, or would take most of a layer away: it is compared with the council's
 * sites, or takes the layer's place, by a second press alone.
 */
export function FileOfElsewhere({ id, kind, told }: FileOfElsewhereProps) {
  const words = messages.elsewhere[kind === 'layer' ? 'layer' : 'sites'];
  const compare = useAction(compareElsewhere, { failure: words.failed });
  const discard = useAction(discardImport, { failure: messages.discardFailed });
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div role="alert">
        <chakra.p textStyle="headingSm">{told}</chakra.p>
        <chakra.p color="fg.muted">{words.hint}</chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="solid" busy={discard.running} onClick={() => void discard.run({ id })}>
          {messages.discard}
        </Button>
        <Button variant="outline" busy={compare.running} onClick={() => void compare.run({ id })}>
          {words.goOn}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
