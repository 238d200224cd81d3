import { locationPath, phoneAddress, usePlatform, type Location } from '@forecourt/shared-contracts';
import { Card, LinkButton, RadioGroup, SiteLink } from '@forecourt/shared-ui';
import { useId, useState } from 'react';
import { filterLocations } from '../location-block/filterLocations';
import { phoneOf } from '../location/locationFacts';
import styles from './StateChooser.module.css';
import { locationsByState } from './locationsByState';

function Yard({ location }: { location: Location }) {
  const { site, to } = usePlatform();
  const details = locationPath({ site, to }, location);
  const cars = to.ifDeployed('search.preset', { preset: location.slug });
  const phone = phoneOf(location);
  return (
    <li className={styles.yard}>
      <div>
        <p className={styles.name}>{details ? <SiteLink to={details}>{location.name}</SiteLink> : location.name}</p>
        <p className={styles.place}>
          {location.address.city}
          {phone && (
            <>
              {' · '}
              <a href={phoneAddress(phone)}>{phone}</a>
            </>
          )}
        </p>
      </div>
      <LinkButton to={cars} variant="secondary" size="s" aria-label={`See cars at ${location.name}`}>
        See cars
      </LinkButton>
    </li>
  );
}

/** The yards of a group by state, with a choice where there are several; nothing where the group has none. */
export function StateChooser({ title = 'Where are you?' }: { title?: string }) {
  const { locations } = usePlatform().site;
  const states = locationsByState(filterLocations(locations, { filter: 'sales' }));
  const [selectedState, setSelectedState] = useState(states[0]?.state ?? '');
  const id = useId();
  const selected = states.find(({ state }) => state === selectedState) ?? states[0];
  if (!selected) return null;

  return (
    <Card as="section" padding="m" gap={4} aria-label={title}>
      {states.length > 1 && (
        <RadioGroup
          legend={title}
          name={id}
          options={states.map(({ state, name }) => ({ value: state, label: name }))}
          value={selected.state}
          onChange={setSelectedState}
          presentation="chips"
        />
      )}
      <ul className={styles.yards} aria-label={`Yards in ${selected.name}`}>
        {selected.locations.map((location) => (
          <Yard key={location.id} location={location} />
        ))}
      </ul>
    </Card>
  );
}
