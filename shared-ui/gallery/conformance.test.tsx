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
  Hero,
  Icon,
  IconButton,
  LinkButton,
  Logo,
  MoneyInput,
  PageArea,
  PageFrame,
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
  Toast,
  Unbroken,
  VisuallyHidden,
} from '@forecourt/shared-ui';
import { Carousel, CarouselSlide, ChoiceLinks, MapFrame, Progress, Steps } from '@forecourt/shared-ui/content';
import { Combobox, DateTimeField, EmailInput, MoneyField, NumberStepper, PhoneInput, RangeSlider } from '@forecourt/shared-ui/inputs';
import { Popover, ShareSheet } from '@forecourt/shared-ui/overlays';
import { SectionHero, Sections } from '@forecourt/shared-ui/sections';
import { describeConformance } from '@forecourt/shared-ui/testing';
import { publicNames } from './publicNames';
import { nothing } from './specimens/specimen';

type Suite = Parameters<typeof describeConformance>[1];

const OPTIONS = [{ value: 'wa', label: 'Western Australia' }];
const RANGE = { min: 0, max: 100 };

/** Every component: those with `element` pass on ref and attributes. */
const SUITES: Readonly<Record<string, Suite>> = {
  Alert: { className: false, render: () => <Alert tone="info">Words</Alert> },
  Breadcrumbs: { className: false, render: () => <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Cars' }]} /> },
  Button: { element: 'BUTTON', render: (props) => <Button {...props}>Send</Button> },
  Card: { element: 'DIV', render: (props) => <Card {...props}>Words</Card> },
  CarImage: { className: false, render: () => <CarImage src="1.jpg" alt="A car" width={360} /> },
  Carousel: {
    render: ({ className }) => (
      <Carousel label="Cars" className={className}>
        <CarouselSlide>One</CarouselSlide>
        <CarouselSlide>Two</CarouselSlide>
      </Carousel>
    ),
  },
  CarouselSlide: {
    element: 'LI',
    className: false,
    render: (props) => (
      <Carousel label="Cars">
        <CarouselSlide {...props}>One</CarouselSlide>
      </Carousel>
    ),
  },
  Checkbox: { element: 'INPUT', render: (props) => <Checkbox {...props} label="I agree" /> },
  Chip: { className: false, render: () => <Chip label="Toyota" onRemove={nothing} /> },
  Combobox: {
    element: 'INPUT',
    render: (props) => <Combobox aria-label="State" {...props} options={OPTIONS} value="wa" onSelect={nothing} />,
  },
  Container: { element: 'DIV', render: (props) => <Container {...props}>Words</Container> },
  DateTimeField: { className: false, render: () => <DateTimeField legend="When?" value={{ date: '', time: '' }} onChange={nothing} /> },
  Dialog: {
    className: false,
    render: () => (
      <Dialog open title="Filters" onClose={nothing}>
        Words
      </Dialog>
    ),
  },
  Disclosure: { className: false, render: () => <Disclosure summary="Features">Words</Disclosure> },
  EmailInput: { element: 'INPUT', render: (props) => <EmailInput aria-label="Email" {...props} /> },
  EmptyState: { className: false, render: () => <EmptyState title="No cars">Words</EmptyState> },
  Field: { className: false, render: () => <Field label="Name">{(control) => <TextInput {...control} />}</Field> },
  Grid: { element: 'DIV', render: (props) => <Grid {...props}>Words</Grid> },
  Hero: { className: false, render: () => <Hero>Words</Hero> },
  Icon: { render: ({ className }) => <Icon name="car" className={className} /> },
  IconButton: { element: 'BUTTON', render: (props) => <IconButton {...props} icon="heart" label="Save" /> },
  LinkButton: {
    element: 'A',
    render: (props) => (
      <LinkButton {...props} to="/search">
        Cars
      </LinkButton>
    ),
  },
  SectionHero: { className: false, render: () => <SectionHero section={{ title: 'Cars', lead: null, tools: [] }} /> },
  Sections: { className: false, render: () => <Sections sections={[{ type: 'text', title: 'Us', html: '<p>Since 1989.</p>' }]} /> },
  Logo: { className: false, render: () => <Logo /> },
  ChoiceLinks: { className: false, render: () => <ChoiceLinks label="Kinds" choices={[{ label: 'All', to: '/all', isOn: true }]} /> },
  MapFrame: { className: false, render: () => <MapFrame title="Map" src="https://maps.example/embed" picture={null} /> },
  MoneyField: { className: false, render: () => <MoneyField label="Deposit" value={5000} onValueChange={nothing} quickPicks={[1000]} /> },
  MoneyInput: {
    element: 'INPUT',
    className: false,
    render: (props) => <MoneyInput aria-label="Deposit" {...props} value={5000} onValueChange={nothing} />,
  },
  NumberStepper: { element: 'INPUT', render: (props) => <NumberStepper aria-label="Seats" {...props} value={5} onValueChange={nothing} /> },
  PageArea: {
    element: 'DIV',
    render: (props) => (
      <PageArea {...props} area="main">
        Words
      </PageArea>
    ),
  },
  PageFrame: {
    element: 'DIV',
    render: (props) => (
      <PageFrame {...props} kind="form">
        Words
      </PageFrame>
    ),
  },
  PageHeading: { className: false, render: () => <PageHeading>Cars</PageHeading> },
  Pagination: { className: false, render: () => <Pagination page={2} pages={9} hrefOf={(page) => `/search?page=${page}`} /> },
  PhoneInput: { element: 'INPUT', render: (props) => <PhoneInput aria-label="Mobile" {...props} /> },
  Popover: {
    className: false,
    render: () => (
      <Popover label="Share" trigger={(attributes) => <Button {...attributes}>Share</Button>}>
        Words
      </Popover>
    ),
  },
  PriceBlock: { className: false, render: () => <PriceBlock price={{ kind: 'price', text: '$32,990', was: null }} /> },
  Progress: { className: false, render: () => <Progress label="Uploading" value={3} /> },
  RadioGroup: {
    className: false,
    render: () => <RadioGroup legend="State" name="state" options={OPTIONS} value="wa" onChange={nothing} />,
  },
  RangeSlider: {
    render: ({ className }) => <RangeSlider className={className} legend="Price" {...RANGE} value={RANGE} onChange={nothing} />,
  },
  Select: { element: 'SELECT', className: false, render: (props) => <Select aria-label="State" {...props} options={OPTIONS} /> },
  ShareSheet: { className: false, render: () => <ShareSheet url="https://site.example/cars/1" text="A car" /> },
  SiteLink: {
    element: 'A',
    render: (props) => (
      <SiteLink {...props} to="/search">
        Cars
      </SiteLink>
    ),
  },
  Skeleton: { className: false, render: () => <Skeleton height="2rem" /> },
  SpecList: { className: false, render: () => <SpecList items={[{ label: 'Seats', value: '5' }]} /> },
  Stack: { element: 'DIV', render: (props) => <Stack {...props}>Words</Stack> },
  Stars: { className: false, render: () => <Stars rating={4.5} /> },
  Steps: { className: false, render: () => <Steps label="Way" steps={['One', 'Two']} current={0} /> },
  Tag: { className: false, render: () => <Tag kind="sold">Sold</Tag> },
  TextArea: { element: 'TEXTAREA', render: (props) => <TextArea aria-label="Message" {...props} /> },
  TextInput: { element: 'INPUT', render: (props) => <TextInput aria-label="Name" {...props} /> },
  Toast: { className: false, render: () => <Toast message={{ text: 'Saved' }} onClose={nothing} /> },
  Unbroken: { className: false, render: () => <Unbroken text="Mazda CX-5" /> },
  VisuallyHidden: { className: false, render: () => <VisuallyHidden>Words</VisuallyHidden> },
};

for (const [name, suite] of Object.entries(SUITES)) describeConformance(name, suite);

it('every component of the package conforms', () => {
  expect(publicNames().filter((name) => !(name in SUITES))).toEqual([]);
});
