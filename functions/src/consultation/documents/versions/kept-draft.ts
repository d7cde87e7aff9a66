import type { DraftBlock, DraftDocument, DraftSection } from '../contract.ts';

export type KeptSection = Omit<DraftSection, 'row_version'>;
export type KeptBlock = Omit<DraftBlock, 'row_version'>;

/** A file beside a draft, in its place. It is kept while a version names it. */
export interface KeptAttachment {
  id: number;
  name: string;
  title: string;
}

/** What a draft says, by itself: without whom it belongs to, when it is answered and what the public reads. */
export interface KeptDraft {
  title: string;
  settings: DraftDocument['settings'];
  sections: KeptSection[];
  blocks: KeptBlock[];
  /** Versions from before attachments were kept do not have it; restoring one leaves attachments as they are. */
  attachments?: KeptAttachment[];
}

export const keptDraft = ({
  title,
  settings,
  sections,
  blocks,
}: Pick<DraftDocument, 'title' | 'settings' | 'sections' | 'blocks'>): KeptDraft => ({
  title,
  settings,
  sections: sections.map(({ row_version: _version, ...section }) => section),
  blocks: blocks.map(({ row_version: _version, ...block }) => block),
});
