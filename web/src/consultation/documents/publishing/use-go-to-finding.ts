import type { DocumentFinding } from '@contract/consultation/documents/contract/publishing.ts';
import { blockFieldId } from '../blocks/block-fields.tsx';
import { useDocumentEditing } from '../editor/draft/builder-context.tsx';

interface FindingPlaces {
  close: () => void;
  openSettings: () => void;
  openAttachments: () => void;
}

/** Closes the list of findings and goes to the field that one is about. */
export function useGoToFinding({ close, openSettings, openAttachments }: FindingPlaces) {
  const { view } = useDocumentEditing();
  return ({ blockId, sectionId, field }: DocumentFinding) => {
    close();
    if (field === 'consultationId') return openSettings();
    if (field === 'attachments' && blockId === null) return openAttachments();
    if (blockId !== null) {
      view.edit(blockId);
      // Descriptions and pictures of options are folded away below their title.
      const option = field.replace(/(options\.\d+)\.\w+$/, '$1.title');
      view.want(
        blockFieldId(blockId, field),
        blockFieldId(blockId, option),
        `edit-${blockId}`,
        `block-${blockId}`,
      );
    } else view.want(sectionId === null ? 'document-title' : `section-${sectionId}-title`);
  };
}
