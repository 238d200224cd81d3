import type { SiteConfig } from '@forecourt/shared-contracts';
import styles from './Gallery.module.css';
import { galleryHref, type GalleryState } from './galleryState';
import { SPECIMENS, type Specimen } from './specimens';

interface GalleryProps {
  sites: readonly SiteConfig[];
  state: GalleryState;
}

const nameOf = ({ shows }: Specimen) => shows.join(', ');
const specimensOf = ({ component }: GalleryState) => SPECIMENS.filter(({ shows }) => component === null || shows.includes(component));

/** Every component in each state, in the look of a tenant. */
export function Gallery({ sites, state }: GalleryProps) {
  if (state.view === 'four') return <FourTenants sites={sites} state={state} />;
  const specimens = specimensOf(state);
  const covering = state.state === null ? undefined : specimens[0]?.covering?.[state.state];
  if (covering) return <main className={styles.covered}>{covering}</main>;
  if (state.view === 'bare')
    return (
      <main className={styles.bare}>
        {specimens.map((specimen) => (
          <SpecimenBlock key={nameOf(specimen)} specimen={specimen} state={state} />
        ))}
      </main>
    );

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1 className={styles.title}>Components</h1>
        <Choices sites={sites} state={state} />
      </header>
      <nav className={styles.side} aria-label="Components">
        <a href={galleryHref(state, { component: null, state: null })} aria-current={state.component === null ? 'page' : undefined}>
          All
        </a>
        {SPECIMENS.map((specimen) => (
          <a
            key={nameOf(specimen)}
            href={galleryHref(state, { component: specimen.shows[0], state: null })}
            aria-current={state.component !== null && specimen.shows.includes(state.component) ? 'page' : undefined}
          >
            {nameOf(specimen)}
          </a>
        ))}
      </nav>
      <main className={styles.main}>
        {specimens.map((specimen) => (
          <SpecimenBlock key={nameOf(specimen)} specimen={specimen} state={state} />
        ))}
      </main>
    </div>
  );
}

function Choices({ sites, state }: GalleryProps) {
  return (
    <ul className={styles.choices}>
      {sites.map(({ slug, name }) => (
        <li key={slug}>
          <a href={galleryHref(state, { tenant: slug })} aria-current={slug === state.tenant ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
      {(['light', 'dark'] as const).map((scheme) => (
        <li key={scheme}>
          <a href={galleryHref(state, { scheme })} aria-current={scheme === state.scheme ? 'true' : undefined}>
            {scheme}
          </a>
        </li>
      ))}
      <li>
        <a href={galleryHref(state, { view: 'four' })}>Side by side</a>
      </li>
    </ul>
  );
}

function SpecimenBlock({ specimen, state }: { specimen: Specimen; state: GalleryState }) {
  return (
    <section className={styles.specimen} data-specimen={specimen.shows[0]}>
      <h2 className={styles.name}>{nameOf(specimen)}</h2>
      {Object.entries(specimen.states).map(([name, element]) => (
        <div key={name} className={styles.state}>
          <h3 className={styles.stateName}>{name}</h3>
          {element}
        </div>
      ))}
      {specimen.covering && (
        <p className={styles.stateName}>
          {Object.keys(specimen.covering).map((name) => (
            <a key={name} className={styles.covering} href={galleryHref(state, { component: specimen.shows[0], state: name })}>
              {name}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

function FourTenants({ sites, state }: GalleryProps) {
  return (
    <main className={styles.four}>
      {sites.map(({ slug, name }) => (
        <iframe
          key={slug}
          className={styles.tenant}
          title={name}
          src={galleryHref(state, { view: 'bare', tenant: slug })}
          sandbox="allow-scripts"
        />
      ))}
    </main>
  );
}
