import { publicationSteps } from '@contract/consultation/publishing/contract.ts';
import { Permitted } from '../../session/access.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { publicationPanelMessages as messages } from './messages.ts';
import { usePublicationStep } from './use-publication-step.tsx';

interface PublicationToolProps {
  ids: readonly number[];
  done: () => void;
}

/** Takes the selected representations a step towards the public, or back. */
export function PublicationTool({ ids, done }: PublicationToolProps) {
  const { take, running, question } = usePublicationStep(ids, done);
  return (
    <>
      <Permitted unit="representations" actions={['write']}>
        <MenuButton
          size="sm"
          variant="outline"
          label={messages.title}
          busy={running}
          entries={publicationSteps.map((step) => ({
            label: messages.steps[step],
            onChoose: () => take(step),
          }))}
        >
          {messages.title}
        </MenuButton>
      </Permitted>
      {question}
    </>
  );
}
