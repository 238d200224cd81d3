import PDFDocument from 'pdfkit';
import type { Specification } from '@forecourt/shared-contracts';
import type { BrandColours, Rgb } from '../../../infrastructure/brand/brandColours';
import type { BrochureContent } from './brochureContent';
import { printable } from './printable';

type Pdf = InstanceType<typeof PDFDocument>;

/** Points (1/72 inch) on A4. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const BAND = 64;
const IMAGE_HEIGHT = 300;
const FOOTER = 46;
const BOTTOM = PAGE.height - FOOTER - 12;
const GAP = 18;

const INK: Rgb = [17, 24, 39];
const QUIET: Rgb = [75, 85, 99];
const LINE: Rgb = [221, 225, 230];
const PANEL: Rgb = [245, 246, 248];

const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';

export interface BrochureLook {
  colours: BrandColours;
  /** JPEG, or null for a car that has none. */
  image: Buffer | null;
}

interface TextStyle {
  font?: string;
  /** Points. */
  size?: number;
  colour?: Rgb;
  width?: number;
  align?: 'left' | 'right';
  lineGap?: number;
}

const colourOf = ([red, green, blue]: Rgb): [number, number, number] => [red, green, blue];

/** Writes a text at a position of its upper left corner; returns the y below it. */
function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { font = REGULAR, size = 10, colour = INK, width = WIDTH, align = 'left', lineGap = 1 }: TextStyle = {},
): number {
  const printed = printable(text);
  pdf.font(font).fontSize(size).fillColor(colourOf(colour));
  const height = pdf.heightOfString(printed, { width, lineGap });
  pdf.text(printed, x, y, { width, align, lineGap });
  return y + height;
}

function heightOf(pdf: Pdf, text: string, { font = REGULAR, size = 10, width = WIDTH, lineGap = 1 }: TextStyle): number {
  return pdf.font(font).fontSize(size).heightOfString(printable(text), { width, lineGap });
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function drawBand(pdf: Pdf, { dealer }: BrochureContent, { brand, accent, onBrand }: BrandColours): void {
  pdf.rect(0, 0, PAGE.width, BAND).fill(colourOf(brand));
  pdf.rect(0, BAND, PAGE.width, 4).fill(colourOf(accent));
  pdf.roundedRect(MARGIN, 14, 36, 36, 8).fill(colourOf(onBrand));
  pdf
    .font(BOLD)
    .fontSize(15)
    .fillColor(colourOf(brand))
    .text(printable(initialsOf(dealer.name)), MARGIN, 25, { width: 36, align: 'center' });
  write(pdf, dealer.name, MARGIN + 48, 23, { font: BOLD, size: 18, colour: onBrand, width: WIDTH - 48 });
}

function drawFooter(pdf: Pdf, { dealer, madeOn }: BrochureContent, page: string): void {
  const y = PAGE.height - FOOTER;
  pdf.rect(MARGIN, y, WIDTH, 0.75).fill(colourOf(LINE));
  const style = { size: 8, colour: QUIET };
  write(pdf, [dealer.name, dealer.licence].filter(Boolean).join(' · '), MARGIN, y + 8, { ...style, width: WIDTH - 70 });
  write(pdf, `As at ${madeOn}. Price and availability may change.`, MARGIN, y + 19, { ...style, width: WIDTH - 70 });
  write(pdf, page, PAGE.width - MARGIN - 70, y + 8, { ...style, width: 70, align: 'right' });
}

function drawImage(pdf: Pdf, image: Buffer, y: number): number {
  pdf.save().roundedRect(MARGIN, y, WIDTH, IMAGE_HEIGHT, 8).clip();
  pdf.image(image, MARGIN, y, { cover: [WIDTH, IMAGE_HEIGHT], align: 'center', valign: 'center' });
  pdf.restore();
  return y + IMAGE_HEIGHT + GAP;
}

/** Font size of the rates and of the information that is legally required beside them (PL-063). */
const RATE_SIZE = 9.5;

/** Height of a line in size 10. */
const LINE_HEIGHT = 12;

/** Price on the left, payment and rates on the right, and under both what the rates are based on. */
function drawMoney(
  pdf: Pdf,
  { price, wasPrice, priceIncludes, finance }: BrochureContent,
  { brandText }: BrandColours,
  top: number,
): number {
  const inner = WIDTH - 32;
  const left = MARGIN + 16;
  const right = MARGIN + WIDTH / 2;
  const column = finance ? WIDTH / 2 - 24 : inner;
  const basis = { size: RATE_SIZE, width: inner };
  const smallPrint = { size: 7.5, colour: QUIET, width: inner };
  const underneath = finance ? heightOf(pdf, finance.basis, basis) + heightOf(pdf, finance.smallPrint, smallPrint) + 14 : 0;
  const beside = [priceIncludes, wasPrice && `Was ${wasPrice}`].filter(Boolean).join(' · ');
  const besideStyle = { size: 10, colour: QUIET, width: column };
  // Room for what the price includes in more than one line.
  const moreLines = beside ? Math.max(0, heightOf(pdf, beside, besideStyle) - LINE_HEIGHT) : 0;
  const height = 74 + moreLines + underneath;
  pdf.roundedRect(MARGIN, top, WIDTH, height, 8).fill(colourOf(PANEL));

  let y = write(pdf, price, left, top + 12, { font: BOLD, size: price.length > 14 ? 18 : 26, colour: brandText, width: column });
  if (beside) write(pdf, beside, left, y + 2, besideStyle);
  if (finance) {
    y = write(pdf, finance.payment, right, top + 15, { font: BOLD, size: 16, width: column });
    write(pdf, finance.rates, right, y + 4, { font: BOLD, size: RATE_SIZE, width: column });
    y = write(pdf, finance.basis, left, top + 68 + moreLines, basis);
    write(pdf, finance.smallPrint, left, y + 4, smallPrint);
  }
  return top + height + GAP;
}

function drawTitle(pdf: Pdf, text: string, y: number, { brandText }: BrandColours): number {
  return write(pdf, text, MARGIN, y, { font: BOLD, size: 13, colour: brandText }) + 6;
}

const FACTS_IN_ROW = 4;
const FACT_HEIGHT = 40;

function drawFacts(pdf: Pdf, facts: readonly Specification[], top: number): number {
  const width = WIDTH / FACTS_IN_ROW;
  facts.forEach(({ label, value }, index) => {
    const x = MARGIN + (index % FACTS_IN_ROW) * width;
    const y = top + Math.floor(index / FACTS_IN_ROW) * FACT_HEIGHT;
    write(pdf, label, x, y, { size: 8.5, colour: QUIET, width: width - 10 });
    pdf
      .font(BOLD)
      .fontSize(11)
      .fillColor(colourOf(INK))
      .text(printable(value), x, y + 12, { width: width - 10, height: 13, ellipsis: true });
  });
  return top + Math.ceil(facts.length / FACTS_IN_ROW) * FACT_HEIGHT + 4;
}

/** Blocks that follow each other, on a new page where the one at hand has no room. */
interface Place {
  y: number;
  newPage(): number;
}

function roomFor(place: Place, height: number): number {
  if (place.y + height > BOTTOM) place.y = place.newPage();
  return place.y;
}

const TOP = BAND + 4 + GAP;
const TITLE_HEIGHT = 22;

/** Keeps a section on one page; one that is longer than a page begins where there is room for its first rows. */
function roomForSection(place: Place, rowHeights: readonly number[]): void {
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, TITLE_HEIGHT);
  const whole = sum(rowHeights);
  roomFor(place, whole <= BOTTOM - TOP ? whole : sum(rowHeights.slice(0, 3)));
}

const ROW_HEIGHT = 17;

function drawSpecifications(pdf: Pdf, rows: readonly Specification[], colours: BrandColours, place: Place): void {
  if (rows.length === 0) return;
  const half = WIDTH / 2 - 10;
  const lines = Math.ceil(rows.length / 2);
  roomForSection(
    place,
    Array.from({ length: lines }, () => ROW_HEIGHT),
  );
  place.y = drawTitle(pdf, 'Specifications', place.y, colours);
  for (let line = 0; line < lines; line += 1) {
    const y = roomFor(place, ROW_HEIGHT);
    [rows[line], rows[line + lines]].forEach((row, column) => {
      if (!row) return;
      const x = MARGIN + column * (half + 20);
      write(pdf, row.label, x, y + 3, { size: 9, colour: QUIET, width: half * 0.55 });
      pdf.font(REGULAR).fontSize(9).fillColor(colourOf(INK));
      pdf.text(printable(row.value), x + half * 0.55, y + 3, { width: half * 0.45, height: 11, align: 'right', ellipsis: true });
      pdf.rect(x, y + ROW_HEIGHT - 1, half, 0.5).fill(colourOf(LINE));
    });
    place.y += ROW_HEIGHT;
  }
  place.y += GAP;
}

const FEATURE_COLUMNS = 3;

function drawFeatures(pdf: Pdf, features: readonly string[], colours: BrandColours, place: Place): void {
  if (features.length === 0) return;
  const width = WIDTH / FEATURE_COLUMNS;
  const style = { size: 9, width: width - 22, lineGap: 0.5 };
  const rows = Array.from({ length: Math.ceil(features.length / FEATURE_COLUMNS) }, (_none, row) =>
    features.slice(row * FEATURE_COLUMNS, (row + 1) * FEATURE_COLUMNS),
  );
  const heights = rows.map((row) => Math.max(...row.map((feature) => heightOf(pdf, feature, style))) + 5);
  roomForSection(place, heights);
  place.y = drawTitle(pdf, 'Features', place.y, colours);
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    const y = roomFor(place, height);
    row.forEach((feature, column) => {
      const x = MARGIN + column * width;
      pdf.circle(x + 3, y + 5, 2).fill(colourOf(colours.accent));
      write(pdf, feature, x + 12, y, style);
    });
    place.y += height;
  });
  place.y += GAP - 5;
}

function drawDealer(pdf: Pdf, { dealer }: BrochureContent, colours: BrandColours, place: Place): void {
  const lines = [...dealer.lines, ...(dealer.licence ? [dealer.licence] : [])];
  const height = 40 + lines.length * 14;
  const top = roomFor(place, height);
  pdf.roundedRect(MARGIN, top, WIDTH, height, 8).fill(colourOf(PANEL));
  pdf.rect(MARGIN, top + 10, 4, height - 20).fill(colourOf(colours.accent));
  let y = write(pdf, dealer.name, MARGIN + 18, top + 13, { font: BOLD, size: 13, colour: colours.brandText, width: WIDTH - 36 }) + 4;
  for (const line of lines) y = write(pdf, line, MARGIN + 18, y, { size: 10, width: WIDTH - 36 }) + 1.5;
  place.y = top + height + GAP;
}

/** The brochure as an A4 document; most cars take one or two pages (AP-033). */
export function drawBrochure(content: BrochureContent, { colours, image }: BrochureLook): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: printable(content.heading), Author: printable(content.dealer.name) },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

  const newPage = () => {
    pdf.addPage();
    drawBand(pdf, content, colours);
    return TOP;
  };
  const place: Place = { y: newPage(), newPage };
  place.y = write(pdf, content.heading, MARGIN, place.y, { font: BOLD, size: 20 }) + 2;
  place.y = write(pdf, content.condition, MARGIN, place.y, { size: 10.5, colour: QUIET }) + 12;
  if (image) place.y = drawImage(pdf, image, place.y);
  place.y = drawMoney(pdf, content, colours, place.y);
  place.y = drawFacts(pdf, content.facts, roomFor(place, FACT_HEIGHT * 2)) + 6;
  drawSpecifications(pdf, content.specifications, colours, place);
  drawFeatures(pdf, content.features, colours, place);
  drawDealer(pdf, content, colours, place);

  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawFooter(pdf, content, `${page + 1} / ${count}`);
  }
  pdf.end();
  return finished;
}
