import { yup } from '../../../../platform/contract.ts';
import { coordinatePair } from './place.ts';
import { questions } from './questions.ts';
import { requiredText, shape, uniqueBy } from './shape.ts';
import { webAddress } from './web-address.ts';

/** A spot on the map with words, pictures and questions. */
const touchPoint = () =>
  shape({
    location: coordinatePair().required(),
    identifier: requiredText(),
    site_name: yup.string(),
    text: yup.string(),
    images: yup
      .array(
        shape({
          key: requiredText(),
          img: shape({ url: webAddress().required(), caption: yup.string() }).required(),
        }).required(),
      )
      .default(undefined),
    questions: questions(),
  });

/** The touch points of one scene or map; each identifier once. */
export const touchPoints = () =>
  yup
    .array(touchPoint().required())
    .default(undefined)
    .test('unique-identifiers', '${path} has an identifier twice', (list) =>
      uniqueBy(list, ({ identifier }) => identifier),
    );
