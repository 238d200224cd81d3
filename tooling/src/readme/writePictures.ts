import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { tenantsFromFolder } from '@forecourt/server-kit';
import { openForScreenshots } from '../gallery/takeScreenshots';
import { withOwnSite } from '../serve/withOwnSite';
import { settings } from '../settings';
import { findBrowser } from '../verify/browser';

const WINDOW = { width: 1280, height: 960 };
/** Pixels; a table of four shows it at half of that. */
const WIDTH = 560;
const QUALITY = 60;

/** Writes the home page of each demonstration site into a folder, as a small WebP file with the site's name. */
export async function writePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const tenants = await tenantsFromFolder(settings().tenantsFolder);
  const slugs = tenants.all().map(({ slug }) => slug);
  tenants.close();
  await withOwnSite(async (address) => {
    const browser = await openForScreenshots(findBrowser());
    try {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
      for (const slug of slugs) {
        await page.goto(`http://${slug}.localhost:${new URL(address).port}/`, { waitUntil: 'networkidle' });
        const picture = await sharp(await page.screenshot())
          .resize(WIDTH)
          .webp({ quality: QUALITY })
          .toBuffer();
        writeFileSync(path.join(folder, `${slug}.webp`), picture);
        console.log(`${slug.padEnd(24)} ${(picture.length / 1000).toFixed(0)} kB`);
      }
    } finally {
      await browser.close();
    }
  });
}
