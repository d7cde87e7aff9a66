import type { Request } from 'express';
import { UnreadableFile } from '../../records/imports/findings.ts';
import { readForm } from '../ground/shape-files/read-form.ts';
import type { FileFeature } from '../ground/shape-files/read-shapes.ts';
import { readShapesInSubprocess } from '../ground/shape-files/read-shapes-in-subprocess.ts';
import type { Call } from '../../platform/endpoint.ts';
import { invalidField } from '../../platform/errors.ts';
import { MAX_SHAPES, type readCustomShapes } from './contract.ts';
import { siteMessages as messages } from '../ground/sites/messages.ts';
import { parseText, type GivenShape } from '../ground/geometry/parse-text.ts';

/** What an uploaded shape may unpack to; a whole register is an import. */
const LIMITS = { unpackedBytes: 50 * 1024 * 1024, features: MAX_SHAPES };

export interface ShapesRead {
  /** The input that the shapes came from, under which errors are reported. */
  field: 'file' | 'text';
  shapes: GivenShape[];
  notes: string[];
}

/** The shapes in a request, in their original coordinate systems. Throws payload-invalid, payload-too-large, unavailable. */
export async function readGivenShapes({
  request,
  tenant,
  input: { text },
}: Call<typeof readCustomShapes>): Promise<ShapesRead> {
  if (request.is('multipart/form-data')) return readFile(request, tenant.shortName);
  if (text === undefined || text.trim() === '') throw invalidField('file', messages.nothingGiven);
  const read = parseText(text);
  if ('problem' in read) throw invalidField('text', read.problem);
  if (read.length === 0) throw invalidField('text', messages.nothingGiven);
  if (read.length > MAX_SHAPES) throw invalidField('text', messages.tooManyShapes(MAX_SHAPES));
  return { field: 'text', shapes: read, notes: [] };
}

/** The file arrives before it has its turn to be read: a slow sender keeps nobody's. */
async function readFile(request: Request, council: string): Promise<ShapesRead> {
  const { file } = await readForm(request);
  if (!file || file.bytes.length === 0) throw invalidField('file', messages.nothingGiven);
  try {
    const { features, notes } = await readShapesInSubprocess(file.bytes, LIMITS, council);
    const shapes: GivenShape[] = [];
    for (const feature of features) {
      const { row, geometry, srid } = feature;
      if (geometry) shapes.push({ row, name: nameOf(feature), geometry, srid });
      else notes.push(messages.leftOut('file', row, messages.noShapes));
    }
    if (shapes.length === 0) throw new UnreadableFile(messages.noShapes);
    return { field: 'file', shapes, notes };
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}

const NAMES = ['sitename', 'name', 'sitenameaddress', 'title', 'label', 'reference'];

/** The feature's name, from the first of the usual properties that has one. */
function nameOf({ properties }: FileFeature): string | undefined {
  const entries = Object.entries(properties).map(
    ([property, value]) => [property.toLowerCase().replaceAll(/[^a-z]/g, ''), value] as const,
  );
  for (const wanted of NAMES) {
    const value = entries.find(([property]) => property === wanted)?.[1];
    const name = typeof value === 'string' ? value.trim() : '';
    if (name !== '') return name.slice(0, MAX_NAME_LENGTH);
  }
  return undefined;
}

const MAX_NAME_LENGTH = 200;
