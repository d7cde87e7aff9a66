import { describe, expect, it } from 'vitest';
import { plainPictures } from './plain-pictures.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('plainPictures', () => {
  it('leaves a drawing in which no letter is special the bytes that it is', () => {
    const drawing = bytes('<svg>\n<text>Byker</text></svg>');
    expect(plainPictures({ 'map.svg': drawing })['map.svg']).toBe(drawing);
  });

  it('cleans the texts of a drawing, whether it comes as bytes or as text', () => {
    const drawing = '<text>Caf\u0065\u0301 \u202egro.elpmaxe\u0007\t1</text>';
    const clean = '<text>Caf\u00e9 gro.elpmaxe 1</text>';
    const pictures = plainPictures({ 'a.svg': drawing, 'b.svg': bytes(drawing) });
    expect(pictures).toEqual({ 'a.svg': clean, 'b.svg': clean });
  });

  it('never reads a picture of dots as text', () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0x00, 0x07);
    expect(plainPictures({ 'a.jpg': picture })['a.jpg']).toBe(picture);
  });

  it('changes texts as asked', () => {
    const drawing = bytes('<text>北 N</text>');
    const changed = plainPictures({ 'a.svg': drawing }, (text) => text.replaceAll('北', '?'));
    expect(changed).toEqual({ 'a.svg': '<text>? N</text>' });
  });
});
