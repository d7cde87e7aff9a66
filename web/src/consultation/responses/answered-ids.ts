import { listSubRepresentations } from '@calls/consultation/sub-representations/contract.ts';
import { call } from '../../api/call.ts';
import { responsePanelMessages as messages } from './messages.ts';
import { answeredReferences } from './response-form.ts';

/** The ids of what references name: representations, and parts, of which the server is asked. Throws in words. */
export async function answeredIds(typed: string): Promise<{
  representationIds: number[];
  subRepresentationIds: number[];
}> {
  const references = answeredReferences(typed);
  const wholes = references.filter((each) => !each.includes('.')).map(Number);
  const parts = references.filter((each) => each.includes('.'));
  const subRepresentationIds: number[] = [];
  for (const reference of parts) {
    const [representationId, sequentialId] = reference.split('.').map(Number);
    const { subRepresentations } = await call(listSubRepresentations, {
      representationId: representationId ?? 0,
    });
    const part = subRepresentations.find((each) => each.sequentialId === sequentialId);
    if (!part) throw new Error(messages.unknownPart(reference));
    subRepresentationIds.push(part.id);
  }
  return { representationIds: wholes, subRepresentationIds };
}
