import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { AppConfig } from '../../src/config/env-schema.ts';

type Colors = AppConfig['colors'];

/** The mark on a 64 grid; inside the circle of 40 % that every launcher leaves visible. */
function mark({ accent, text }: Colors): string {
  return (
    `<path d="M18 44V20h13a12 12 0 0 1 0 24z" fill="none" stroke="${text}" stroke-width="6" stroke-linejoin="round"/>` +
    `<circle cx="45" cy="45" r="7" fill="${accent}" stroke="${text}" stroke-width="4"/>`
  );
}

/**
 * The one drawing that every icon of the app is made of, in the build's colours.
 * @param shape `rounded` as it stands in a tab; `bleed` to the edges, for launchers that cut their own shape
 */
export function iconSvg(colors: Colors, shape: 'rounded' | 'bleed'): string {
  const ground = `<rect width="64" height="64"${shape === 'rounded' ? ' rx="16"' : ''} fill="${colors.background}"/>`;
  const inner =
    shape === 'rounded'
      ? mark(colors)
      : `<g transform="translate(32 32) scale(.8) translate(-33 -34)">${mark(colors)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}${inner}</svg>`;
}

let ready: Promise<void> | undefined;

/** @returns the drawing as a PNG of `size` by `size` pixels */
export async function pngOf(svg: string, size: number): Promise<Uint8Array> {
  ready ??= readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) =>
    initWasm(wasm),
  );
  await ready;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
