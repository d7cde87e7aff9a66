import { previewBoundary } from '../../functions/src/land/boundaries/contract.ts';
import { type DearCall, sentAs } from './dear-call.ts';

/** Calls that are refused: whoever sends them must not keep others waiting either. */
export const refusedCalls: readonly DearCall[] = [
  {
    name: 'readings: 520,000 sections of somebody without an account',
    abreast: 2,
    prepare: ({ council }) => {
      const sections = Array.from({ length: 520_000 }, () => 0);
      const json = { event: 'open', edition: 1, seconds: 0, sections };
      return Promise.resolve(() =>
        council
          .as('signed-out')
          .post('/documents/1/readings', { json })
          .then(({ status }) => status),
      );
    },
  },
  {
    name: 'geometry: a boundary of 900 corners split by a line of 1,000 points to and fro',
    abreast: 2,
    prepare: async (scene) => {
      const [east, north] = scene.centre;
      const teeth = Array.from({ length: 225 }, (_, at) => [
        [east + at * 2, north],
        [east + at * 2, north + 500],
        [east + at * 2 + 1, north + 500],
        [east + at * 2 + 1, north],
      ]).flat();
      const ring = [...teeth, [east + 450, north - 10], [east, north - 10], [east, north]];
      const line = Array.from({ length: 1_000 }, (_, at) => [
        at % 2 ? east + 5_000 : east - 10,
        north + 1 + at * 0.4,
      ]);
      const wkbGeometry = { type: 'Polygon' as const, coordinates: [ring] };
      return () =>
        sentAs(scene, 'officer', previewBoundary, { operation: 'split', wkbGeometry, line });
    },
  },
];
