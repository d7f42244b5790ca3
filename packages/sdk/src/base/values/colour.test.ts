import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groundOf } from './colour.ts';

describe('a colour of the server (Spec: 2§3 Campaign)', () => {
  test.each([
    ['#FFF', '#ffffff', '#000000'],
    [' #10301f ', '#10301f', '#ffffff'],
    ['rgb(217, 233, 223)', '#d9e9df', '#000000'],
    ['rgb(0 0 128)', '#000080', '#ffffff'],
    ['Navy', '#000080', '#ffffff'],
    ['yellow', '#ffff00', '#000000'],
    ['#777777', '#777777', '#000000'],
    ['#757575', '#757575', '#ffffff'],
    ['rgb(  0  ,  0  ,  128  )', '#000080', '#ffffff'],
    ['rgb(9,9,9)', '#090909', '#ffffff'],
  ])('%s is %s, read in %s', (text, background, ink) => {
    expect(groundOf(text)).toEqual({ background, ink });
  });

  test.each([
    ['black', '#000000'],
    ['silver', '#c0c0c0'],
    ['gray', '#808080'],
    ['grey', '#808080'],
    ['white', '#ffffff'],
    ['maroon', '#800000'],
    ['red', '#ff0000'],
    ['purple', '#800080'],
    ['fuchsia', '#ff00ff'],
    ['green', '#008000'],
    ['lime', '#00ff00'],
    ['olive', '#808000'],
    ['blue', '#0000ff'],
    ['teal', '#008080'],
    ['aqua', '#00ffff'],
    ['orange', '#ffa500'],
    ['pink', '#ffc0cb'],
  ])('%s is %s', (name, background) => {
    expect(groundOf(name)?.background).toBe(background);
  });

  test.each([
    undefined,
    '',
    'transparent',
    'rgba(0,0,0,.1)',
    '#12',
    '#12345678',
    'rgb(256, 0, 0)',
    'rgb(0, 0)',
    'rgb(0, 0, 0) url(x)',
    'url(x) rgb(0, 0, 0)',
    'url(x)#fff',
    'rgb(0x, 0, 0)',
    'rgb(0, 0x, 0)',
    'rgb(0, 0, 0x)',
    'red; background: url(https://evil.test)',
    'url(https://evil.test)',
    'expression(alert(1))',
    'var(--x)',
    'constructor',
    '紅色',
  ])('%s is none', (text) => {
    expect(groundOf(text)).toBeUndefined();
  });

  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };

  test('its ink always has a contrast of 4.5 or more', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const ground = groundOf(`rgb(${red}, ${green}, ${blue})`);
        const light = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue) + 0.05;
        const contrast = ground?.ink === '#000000' ? light / 0.05 : 1.05 / light;
        expect(contrast).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
