import { yup } from '../../../../platform/contract.ts';
import { booleanExpression, colourExpression } from './map-expression.ts';
import { requiredText, shape } from './shape.ts';

export interface SceneLayer {
  id: string;
  filter?: unknown;
  color?: unknown;
}

const styledLayer = shape({
  id: requiredText(),
  filter: booleanExpression(),
  color: colourExpression(),
});

/** A layer shown in a scene: its id, or its id with its own filter or colour. */
export const sceneLayer = () =>
  yup.lazy((value: unknown) =>
    typeof value === 'string' ? requiredText() : styledLayer.required(),
  ) as unknown as yup.MixedSchema<string | SceneLayer>;
