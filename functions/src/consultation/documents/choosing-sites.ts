import { isDeepStrictEqual } from 'node:util';
import { type Actor, authorise } from '../../platform/actor.ts';
import { blockKindOf, type TypedBlock } from '../ground/documents/kinds.ts';

const chosenIn = ({ type, content }: TypedBlock) => blockKindOf(type).sites(content);

/**
 * Previews, files and editions show the sites that a block chooses to whoever reads the document, so nobody chooses
 * sites that they cannot read themselves. Throws not-authorized.
 */
export function authoriseChosenSites(
  actor: Actor,
  before: TypedBlock | null,
  after: TypedBlock,
): void {
  const chosen = chosenIn(after);
  if (chosen && !isDeepStrictEqual(chosen, before && chosenIn(before)))
    authorise(actor, 'sites', 'read');
}
