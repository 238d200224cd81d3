import { aSite } from '@forecourt/shared-contracts/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Alert,
  Breadcrumbs,
  Button,
  Card,
  CarImage,
  Checkbox,
  Chip,
  Container,
  Dialog,
  Disclosure,
  EmptyState,
  Field,
  Grid,
  Icon,
  IconButton,
  LinkButton,
  Logo,
  MoneyInput,
  PageHeading,
  Pagination,
  PriceBlock,
  RadioGroup,
  Select,
  SiteLink,
  Skeleton,
  SpecList,
  Stack,
  Stars,
  Tag,
  TextArea,
  TextInput,
  VisuallyHidden,
} from '.';
import { renderOnPlatform } from './testing';

const ignore = () => undefined;
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Every component of the package, in the states that differ for assistive technology. */
function Gallery({ isDialogOpen }: { isDialogOpen: boolean }) {
  return (
    <Container>
      <header>
        <SiteLink to="/">
          <Logo />
        </SiteLink>
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Cars', to: '/search' }, { label: '2021 Corolla' }]} />
      </header>
      <main>
        <PageHeading lead="Everything in one place">Gallery</PageHeading>
        <Stack gap={3}>
          <Alert tone="error" title="Please fix the following errors:">
            Phone is missing.
          </Alert>
          <Alert tone="info">Prices include on-road costs.</Alert>
          <Alert tone="success" title="Sent" />
          <Stack direction="row">
            <Button>Enquire</Button>
            <Button variant="secondary" busy>
              Sending
            </Button>
            <Button variant="quiet" disabled>
              Not now
            </Button>
            <LinkButton to="/contact" variant="success">
              Contact
            </LinkButton>
            <IconButton icon="heart" label="Save 2021 Corolla" aria-pressed />
            <Chip label="Toyota" onRemove={ignore} />
          </Stack>
        </Stack>
        <Grid min="14rem">
          <Card as="article" padding="none" isInteractive>
            <CarImage src="cars/101/1.jpg" alt="2021 Toyota Corolla" width={360} />
            <h2>2021 Corolla</h2>
            <Tag kind="just-arrived">New</Tag>
            <PriceBlock price={{ kind: 'offer', text: '$24,990', was: '$26,990' }} priceType="Drive Away" />
            <Stars rating={4.6} count={812} />
          </Card>
          <Card>
            <CarImage src={null} alt="2022 Toyota Yaris" width={360} placeholder="Photos coming soon" />
            <CarImage src={null} alt="" width={360} />
          </Card>
        </Grid>
        <SpecList items={[{ label: 'Odometer', value: '41,250 km' }, { label: 'Transmission', value: 'Automatic' }]} />
        <form aria-label="Enquiry">
          <Field label="Name" hint="As on your licence">
            {(control) => <TextInput {...control} autoComplete="name" />}
          </Field>
          <Field label="Message" error="Please tell us what you need.">
            {(control) => <TextArea {...control} />}
          </Field>
          <Field label="State" isOptional>
            {(control) => <Select {...control} options={[{ value: 'WA', label: 'Western Australia' }]} placeholder="Choose" />}
          </Field>
          <Field label="Deposit">{(control) => <MoneyInput {...control} value={2500} onValueChange={ignore} />}</Field>
          <RadioGroup legend="Trade-in?" name="trade" options={YES_NO} value="no" onChange={ignore} />
          <RadioGroup legend="Finance?" name="finance" options={YES_NO} value={null} onChange={ignore} error="Choose one." presentation="segments" />
          <Checkbox label="I agree to the terms" error="*You must agree." />
        </form>
        <Disclosure summary="Features">
          <p>Reversing camera</p>
        </Disclosure>
        <EmptyState title="No cars found">
          <p>Try fewer filters.</p>
        </EmptyState>
        <Skeleton height="4rem" />
        <Pagination page={4} pages={12} hrefOf={(page) => `/search?page=${page}`} />
        <p>
          <Icon name="phone" /> <VisuallyHidden>Phone</VisuallyHidden> 08 5550 1234
        </p>
      </main>
      <Dialog open={isDialogOpen} onClose={ignore} title="Book a test drive">
        <Field label="Date">{(control) => <TextInput {...control} type="date" />}</Field>
      </Dialog>
    </Container>
  );
}

it.each([
  ['closed', false],
  ['open', true],
])('PL-067 axe finds nothing in the gallery of all components, dialog %s', async (_state, isDialogOpen) => {
  const { container } = renderOnPlatform(<Gallery isDialogOpen={isDialogOpen} />);
  // jsdom paints nothing, and says so aloud when axe asks for a canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  // Colours are checked in styles/contrast.test.ts.
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
});

it('PL-067 the gallery holds every component that the package exports', () => {
  const gallery = readFileSync(__filename, 'utf8');
  const exported = [...readFileSync(join(__dirname, 'index.ts'), 'utf8').matchAll(/export \{ (\w+)/g)].map(([, name]) => name);
  expect(exported.length).toBeGreaterThan(30);
  expect(exported.filter((name) => !gallery.includes(`<${name}`))).toEqual([]);
});

it.each([
  ['split', 'Swan Valley Toyota'],
  ['banner', 'Kestrel Motor Group'],
  ['bold', 'Clearmark Cars'],
  ['scenic', 'Wattle Track Caravans'],
  ['something new', 'Harbour Motors'],
])('draws a mark of its own for the hero style %s and says the name once', (heroStyle, name) => {
  renderOnPlatform(
    <SiteLink to="/">
      <Logo />
    </SiteLink>,
    { site: aSite({ name, theme: { heroStyle } }) },
  );
  expect(screen.getByRole('link', { name })).toBeVisible();
});

it('every style sheet stands in a layer, so that remotes can add to it', () => {
  const sheets = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(25);
  for (const sheet of sheets) expect(readFileSync(join(__dirname, sheet), 'utf8')).toMatch(/^@layer ui \{\n[\s\S]*\}\n$/);
  expect(readFileSync(join(__dirname, 'styles/layers.css'), 'utf8')).toContain('@layer reset, tokens, ui, remotes;');
  expect(/@import[^;]+;/.exec(readFileSync(join(__dirname, 'styles/index.css'), 'utf8'))?.[0]).toContain('layers.css');
});

it('every token that a component reads is defined', () => {
  const css = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  const defined = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  // Set from props, in inline styles.
  const fromProps = ['--skeleton-height', '--skeleton-width', '--image-ratio', '--grid-min', '--grid-gap'];
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
  expect(used.filter((name) => !defined.has(name) && !fromProps.includes(name))).toEqual([]);
});
