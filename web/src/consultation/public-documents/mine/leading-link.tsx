import { chakra } from '@chakra-ui/react';
import type { ResponseCard } from '@contract/consultation/answers/contract/my-responses.ts';
import { buttonRecipe } from '../../../ui/theme/recipes.ts';

/** Which question, of which document, answered for whom. */
export interface OfCard {
  documentId: number;
  clientId: string | null;
  card: ResponseCard;
  mayAnswer: boolean;
}

/** To a page of the server's: loaded, not routed to. */
export const LeadingLink = chakra('a', buttonRecipe, { defaultProps: { size: 'lg' } });
