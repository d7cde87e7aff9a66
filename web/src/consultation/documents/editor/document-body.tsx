import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useDocumentEditing } from './draft/builder-context.tsx';
import type { SectionPlan } from './draft/layout.ts';
import { builderMessages as messages } from './messages.ts';
import { HeroPart } from './sections/hero-part.tsx';
import { SectionPart } from './sections/section-part.tsx';
import { useMoves } from './use-moves.ts';

interface DocumentBodyProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
}

/** The document as the public will see it in structure. */
export function DocumentBody({ draft, plans }: DocumentBodyProps) {
  const { mayWrite } = useDocumentEditing();
  const moves = useMoves(draft, plans);
  const { hideSectionNumberings } = draft.settings;
  const roots = plans.filter(({ level }) => level === 1).length;
  const add = (
    <Button
      variant="outline"
      icon={<Plus size={16} />}
      onClick={() => moves.addSection(null, roots)}
    >
      {messages.addSection}
    </Button>
  );
  return (
    <Page>
      <HeroPart title={draft.title} subtitle={draft.settings.subtitle} />
      {!mayWrite && (
        <chakra.p color="fg.muted" mb="4">
          {messages.readOnly}
        </chakra.p>
      )}
      {plans.map((plan) => (
        <SectionPart
          key={plan.section.id}
          plan={plan}
          isNumbered={!hideSectionNumberings}
          moves={moves}
        />
      ))}
      {plans.length === 0 && (
        <Empty kind="nothing" title={messages.noSections} action={mayWrite && add}>
          {messages.noSectionsHint}
        </Empty>
      )}
      {mayWrite && plans.length > 0 && <chakra.div mt="8">{add}</chakra.div>}
    </Page>
  );
}

const Page = chakra('div', {
  base: {
    w: 'full',
    maxW: '848px',
    minW: '0',
    mx: 'auto',
    px: { base: '4', md: '11' },
    pt: '8',
    pb: '40vh',
  },
});
