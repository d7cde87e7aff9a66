import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './theme/recipes.ts';

/** A one-line control; label it. Fields with label, hint and error are in forms/. */
export const Control = chakra('input', controlRecipe);
export const SelectControl = chakra('select', controlRecipe);
export const TextControl = chakra('textarea', controlRecipe);
