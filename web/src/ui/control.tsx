import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './theme/recipes.ts';

/** What is typed stands from the side that its first letter says. */
const typed = { defaultProps: { dir: 'auto' } } as const;

/** A one-line control; label it. Fields with label, hint and error are in forms/. */
export const Control = chakra('input', controlRecipe, typed);
export const SelectControl = chakra('select', controlRecipe);
export const TextControl = chakra('textarea', controlRecipe, typed);
