import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../routes.ts';
import { vectorTileCalls } from '../../land/layers/contract.ts';
import { openApiOf } from './openapi.ts';

interface Operation {
  parameters: { name: string; in: string; required: boolean; schema: { type?: string } }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
const routes = await allRoutes();
const { paths } = openApiOf([
  ...routes.map(({ contract }) => contract),
  ...vectorTileCalls,
]) as unknown as { paths: Record<string, Record<string, Operation>> };

describe('the published document', () => {
  it('describes an upload as the form that it is', () => {
    const content = paths['/geodata']?.post?.requestBody?.content ?? {};
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data']?.schema).toMatchObject({
      required: ['kind', 'file'],
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream' },
        kind: { enum: ['brownfield', 'sites', 'layer'] },
        name: { type: 'string', maxLength: 120 },
        reference: { type: 'string', maxLength: 120 },
      },
    });
  });

  it('names the Idempotency-Key of calls that take one, and of no other', () => {
    const taking = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { parameters }]) => parameters.some(({ in: place }) => place === 'header'))
        .map(([method]) => `${method} ${path}`),
    );
    expect(taking.toSorted()).toEqual(
      routes
        .filter(({ contract }) => contract.idempotent)
        .map(({ contract }) => `${contract.method.toLowerCase()} ${contract.path}`)
        .toSorted(),
    );
    expect(taking).toContain('post /geodata');
  });

  const searching = ['searchValue', 'columnName', 'columnId'];
  const filtering = ['filters', 'filters[]', 'searchParams'];

  it.each([
    [
      '/vector-tiles/{tenant}/{layerId}/{version}/{hash}/{z}/{x}/{y}',
      ['filters', ...searching, 'stamp', 'projection'],
    ],
    ['/vector-tiles/{layerId}/{z}/{x}/{y}', [...filtering, ...searching, 'tenant', 'projection']],
    [
      '/vector-tiles',
      ['zoom', 'tileX', 'tileY', 'layerId', 'projection', 'tenant', ...filtering, ...searching],
    ],
  ])('has the vector tile at %s', (path, query) => {
    const tile = paths[path]?.get;
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(tile?.parameters.map(({ name }) => name)).toEqual([...named, ...query]);
    expect(Object.keys(tile?.responses['200']?.content ?? {})).toEqual([
      'application/vnd.mapbox-vector-tile',
    ]);
  });
});
