import { closed, endpoint, needs, yup } from '../../../platform/contract.ts';
import { mapSubject } from '../../ground/documents/blocks/map/schema.ts';
import type { EditionMapData } from '../../ground/documents/edition.ts';
import { DOCUMENTS_PATH, readsDrafts } from './draft-shapes.ts';

const metres = yup.array().of(yup.number().required()).length(4).required();

/** What a map of a document would show if it were published now, with some ground around it to move it over. */
export const drawDraftMap = endpoint({
  ...readsDrafts,
  access: [
    ...needs('placemaker', 'read'),
    ...needs('consultations', 'read'),
    ...needs('sites', 'read'),
  ],
  method: 'POST',
  path: `${DOCUMENTS_PATH}/maps`,
  summary: 'A map of a document as it would be published',
  reads: ['layer', 'site'],
  changes: [],
  body: closed(mapSubject),
  response: closed({
    /** West, south, east, north in metres (EPSG:27700): what readers see first. */
    frame: metres,
    /** With its surroundings: twice as wide, and twice as high. */
    data: yup.mixed<EditionMapData>().required(),
    /** SVG of the ground, as wide as the data. */
    ground: yup.string().required(),
    /** SVG of the frame, as it stands on paper and where no script runs. */
    picture: yup.string().required(),
    /** In the order of the key. */
    layers: yup
      .array()
      .of(
        closed({
          layerId: yup.string().required(),
          name: yup.string().required(),
          visible: yup.boolean().required(),
          /** SVG of each of its signs, and of which of its features; '' where all look the same. */
          signs: yup
            .array()
            .of(closed({ svg: yup.string().defined(), label: yup.string().defined() }).required())
            .required(),
        }).required(),
      )
      .required(),
    siteCount: yup.number().required(),
    /** What was chosen and is not shown, in words. */
    gone: yup.array().of(yup.string().required()).required(),
  }),
});
