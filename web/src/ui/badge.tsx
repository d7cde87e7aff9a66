import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from './theme/recipes.ts';

/** A short word with a meaning (`kind`); the word carries it, the colour only helps. */
export const Badge = chakra('span', badgeRecipe);
