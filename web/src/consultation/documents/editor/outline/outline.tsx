import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useDocumentEditing } from '../draft/builder-context.tsx';
import type { SectionPlan } from '../draft/layout.ts';
import { DropZone } from '../drag/drop-zone.tsx';
import { builderMessages as messages } from '../messages.ts';
import { useMoves } from '../use-moves.ts';
import { OutlineEntry, OutlineLink } from './outline-entry.tsx';

interface OutlineProps {
  draft: DraftDocument;
  plans: readonly SectionPlan[];
  /** Called when somebody goes to a section. */
  chosen?: () => void;
}

/** The contents: each entry leads to its section, and moves it. */
export function Outline({ draft, plans, chosen }: OutlineProps) {
  const { mayWrite } = useDocumentEditing();
  const heading = useId();
  const moves = useMoves(draft, plans);
  return (
    <chakra.nav
      aria-labelledby={heading}
      p="2"
      display="grid"
      gap="1"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.h2 id={heading} px="2" py="1" textStyle="small" color="fg.muted" fontWeight="medium">
        {messages.outline}
      </chakra.h2>
      <OutlineLink target="document-title" chosen={chosen}>
        <chakra.span truncate>{draft.title}</chakra.span>
      </OutlineLink>
      <chakra.ol>
        {plans.map(({ section, number, level }) => (
          <OutlineEntry
            key={section.id}
            id={section.id}
            title={section.title}
            number={number}
            level={level}
            isHidden={draft.settings.hideSectionNumberings}
            moves={moves}
            chosen={chosen}
          />
        ))}
      </chakra.ol>
      {mayWrite && (
        <DropZone place={{ kind: 'end' }}>
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus size={16} />}
            onClick={() => {
              moves.addSection(null, plans.filter(({ level }) => level === 1).length);
              chosen?.();
            }}
          >
            {messages.addSection}
          </Button>
        </DropZone>
      )}
    </chakra.nav>
  );
}
