import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Tenant } from '../tenancy.ts';
import { paperLogo } from './council-look.ts';

const logoOf = (logo: string, shortName = 'oak') =>
  paperLogo({ shortName, record: { logo } } as unknown as Tenant);
const svg = (inside: string, size = 'width="300" height="60"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const kept = (text: string | Buffer, type = 'svg+xml') =>
  `data:image/${type};base64,${Buffer.from(text).toString('base64')}`;
const SQUARE = '<rect width="60" height="60" fill="#204a87"/>';

describe('the logo of a council on paper', () => {
  it.each([
    ['needs nothing', SQUARE],
    [
      'names parts of itself',
      '<g id="a"/><use href="#a"/><rect fill="url(#a)" style=\'fill: url("#a")\'/>',
    ],
    ['holds a picture', '<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>'],
  ])('stays lines where it %s', async (_what, inside) => {
    const logo = await logoOf(kept(svg(SQUARE + inside)));
    expect(logo).toMatchObject({ name: 'council-logo.svg', type: 'svg' });
    expect(String(logo?.body)).toContain(inside);
    expect(logo!.width / logo!.height).toBe(5);
  });

  it.each([
    ['a picture elsewhere', '<image href="https://www.example.org/a.png"/>'],
    ['one in its way', "<image xlink:href = 'file:///etc/hosts'/>"],
    ['a drawing in it', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a script', '<script>alert(1)</script>'],
    ['a deed', '<rect onload="alert(1)"/>'],
    ['a style elsewhere', '<style>@import "https://www.example.org/a.css"</style>'],
    ['a letter elsewhere', '<rect style="fill: url( https://www.example.org/a#b)"/>'],
  ])('is a picture of dots where it names %s', async (_what, inside) => {
    const logo = await logoOf(kept(svg(SQUARE + inside)));
    expect(logo).toMatchObject({ name: 'council-logo.png', type: 'png', width: 1000, height: 200 });
    expect((await sharp(logo!.body).metadata()).format).toBe('png');
  });

  it('is left out where it would be drawn at the size of a wall', async () => {
    expect(await logoOf(kept(svg(SQUARE, 'width="16000" height="16000"')))).toBeUndefined();
  });

  it('is read where its address has a bare %, and whatever its address says that it is', async () => {
    const whole = svg('<rect width="100%" height="100%"/>');
    expect(await logoOf(`data:image/svg+xml,${whole.replaceAll('#', '%23')}`)).toMatchObject({
      type: 'svg',
      width: 1000,
    });
    const dots = await sharp(Buffer.from(svg(SQUARE)))
      .png()
      .toBuffer();
    expect(await logoOf(kept(dots))).toMatchObject({ type: 'png', width: 300, height: 60 });
    expect(await logoOf(kept(svg(SQUARE), 'png'))).toMatchObject({ type: 'svg' });
  });

  it('stands upright', async () => {
    const lying = await sharp(Buffer.from(svg(SQUARE)))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await logoOf(kept(lying, 'jpeg'))).toMatchObject({ width: 40, height: 200 });
  });

  it('is drawn once until the council chooses another', async () => {
    const first = await logoOf(kept(svg(SQUARE)));
    expect(await logoOf(kept(svg(SQUARE)))).toBe(first);
    expect(await logoOf(kept(svg(SQUARE)), 'elm')).not.toBe(first);
    expect(await logoOf(kept(svg(SQUARE, 'width="60" height="60"')))).toMatchObject({
      width: 200,
      height: 200,
    });
  });
});
