import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyWebFonts } from './webFonts';

it('copies each heading face under a name that follows its content, in WOFF2, small, with its licence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  try {
    const fonts = copyWebFonts(folder, '/_shell/');
    expect(Object.keys(fonts).toSorted()).toEqual(['archivo', 'bitter', 'fraunces', 'sora']);
    for (const [name, address] of Object.entries(fonts)) {
      expect(address).toMatch(new RegExp(`^/_shell/${name}\\.\\w{10}\\.woff2$`));
      const content = readFileSync(path.join(folder, address.replace('/_shell/', '')));
      expect(content.toString('latin1', 0, 4)).toBe('wOF2');
      expect(content.length).toBeLessThan(40_000);
      const licence = readdirSync(folder).find((file) => file.startsWith(`${name}.LICENSE.`)) ?? '';
      expect(readFileSync(path.join(folder, licence), 'utf8')).toContain('SIL Open Font License, Version 1.1');
    }
    expect(readdirSync(folder)).toHaveLength(8);
    expect(copyWebFonts(folder, '/_shell/')).toEqual(fonts);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
