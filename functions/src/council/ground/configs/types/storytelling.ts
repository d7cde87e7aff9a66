import { yup } from '../../../../platform/contract.ts';
import { coordinatePair, mapView } from '../schemas/place.ts';
import { questions } from '../schemas/questions.ts';
import { requiredText, shape, uniqueBy } from '../schemas/shape.ts';
import { touchPoints } from '../schemas/touch-point.ts';
import { webAddress } from '../schemas/web-address.ts';

export interface Chapter {
  id: string;
  key?: string;
  mapKey?: string;
  hidden?: boolean;
  subtitle?: string;
  style?: string;
  title?: string;
  description?: string;
  photos?: string[];
  mapAnimation?: string;
  rotateAnimation?: boolean;
  callback?: string;
  questions?: yup.InferType<ReturnType<typeof questions>>;
  subScenes?: Chapter[];
  onChapterEnter?: { layer: string; opacity: number }[];
  onChapterExit?: { layer: string; opacity: number }[];
  map?: yup.InferType<ReturnType<typeof mapView>>;
}

export interface StoryArea {
  id: string;
  area?: string;
  image?: string;
  location?: number[];
  story?: { id: string; title?: string; chapters: Chapter[] };
  touchPoints?: yup.InferType<ReturnType<typeof touchPoints>>;
  subAreas?: StoryArea[];
}

const layerChange = shape({
  layer: requiredText(),
  opacity: yup.number().min(0).max(1).required(),
});

// A chapter contains chapters and an area areas: yup describes either only on request.
const chapters = () =>
  yup
    .array(yup.lazy(() => chapter.required()) as unknown as yup.MixedSchema<Chapter>)
    .default(undefined)
    .test('unique-ids', '${path} has an id twice', (list) => uniqueBy(list, (entry) => entry?.id));

const chapter: yup.AnySchema = shape({
  id: requiredText(),
  key: yup.string(),
  mapKey: yup.string(),
  hidden: yup.boolean(),
  subtitle: yup.string(),
  style: yup.string(),
  title: yup.string(),
  description: yup.string(),
  photos: yup.array(webAddress().required()).default(undefined),
  mapAnimation: yup.string().oneOf(['flyTo', 'easeTo', 'jumpTo']),
  rotateAnimation: yup.boolean(),
  callback: yup.string(),
  questions: questions(),
  subScenes: chapters(),
  onChapterEnter: yup.array(layerChange.required()).default(undefined),
  onChapterExit: yup.array(layerChange.required()).default(undefined),
  map: mapView(),
});

const areas = () =>
  yup
    .array(yup.lazy(() => area.required()) as unknown as yup.MixedSchema<StoryArea>)
    .default(undefined)
    .test('unique-ids', '${path} has an id twice', (list) => uniqueBy(list, (entry) => entry?.id));

const area: yup.AnySchema = shape({
  id: requiredText(),
  area: yup.string(),
  image: webAddress(),
  location: coordinatePair(),
  story: shape({
    id: requiredText(),
    title: yup.string(),
    chapters: chapters().required(),
  }),
  touchPoints: touchPoints(),
  subAreas: areas(),
});

/** Storytelling: areas of the council, each with a story of chapters that move the map. */
export const storytelling = {
  version: 1,
  upgrades: [],
  schema: shape({ name: yup.string(), stories: areas().required() }),
  initial: { name: '', stories: [] },
};
