import { yup } from '../../../../platform/contract.ts';
import { feedback } from '../schemas/feedback.ts';
import { mapView } from '../schemas/place.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';
import { touchPoints } from '../schemas/touch-point.ts';
import { webAddress } from '../schemas/web-address.ts';

/** Suggestions map: only the feedback form; by default 10 suggestions per person. */
export const suggestionsMap = {
  version: 1,
  upgrades: [],
  schema: shape({ feedback: feedback().required() }),
  initial: {
    feedback: {
      question: '',
      options: [],
      multimedia: true,
      comment: true,
      emotion: true,
      limit: 10,
    },
  },
};

const scene = shape({
  id: requiredText(),
  map: mapView().required(),
  touchPoints: touchPoints(),
  label: shape({
    text: yup.string(),
    icon: shape({ name: yup.string(), src: webAddress() }),
  }),
  information: shape({ title: yup.string(), body: yup.string(), footer: yup.string() }),
  feedback: feedback(),
});

/** Interactive map: a story of scenes, each with a place, text and feedback; 3 comments per person. */
export const interactiveMap = {
  version: 1,
  upgrades: [],
  schema: shape({
    interactiveStory: shape({
      name: yup.string(),
      scenes: yup
        .array(scene.required())
        .required()
        .test('unique-ids', '${path} has an id twice', (scenes) =>
          uniqueBy(scenes, ({ id }) => id),
        ),
    }).required(),
    feedback: feedback(),
  }),
  initial: {
    interactiveStory: { scenes: [], name: '' },
    feedback: { limit: 3, comment: true, multimedia: false },
  },
};

/** Touch points on their own, outside a scene or story. */
export const touchPointList = {
  version: 1,
  upgrades: [],
  schema: shape({ touchPoints: touchPoints().required() }),
  initial: { touchPoints: [] },
};

/** Call for sites questionnaire: the topics a landowner is asked about. */
export const questionnaire = {
  version: 1,
  upgrades: [],
  schema: shape({
    topics: yup
      .array(
        shape({
          id: requiredText(),
          label: requiredText(),
          key: requiredText(),
          type: requiredText(),
        }).required(),
      )
      .required()
      .test('unique-ids', '${path} has an id twice', (topics) => uniqueBy(topics, ({ id }) => id)),
  }),
  initial: { topics: [] },
};
