import { useMemo } from 'react';
import { usePlatform } from '@forecourt/shared-contracts';
import { Container } from '@forecourt/shared-ui';
import { CurrentLinks } from '../menu/CurrentLinks';
import { MenuAnchor } from '../menu/MenuAnchor';
import { DealerDetails } from './DealerDetails';
import styles from './Footer.module.css';
import { footerGroups } from './footerGroups';
import { LegalLines } from './LegalLines';

/** The footer of every page: dealer, link groups, legal links and licence numbers. */
export function Footer() {
  const { site, to } = usePlatform();
  const groups = useMemo(() => footerGroups(site, to), [site, to]);
  const linksOfGroups = useMemo(() => groups.flatMap(({ links }) => links), [groups]);

  return (
    <footer className={styles.footer}>
      <Container className={styles.inner}>
        <div className={styles.top}>
          <DealerDetails />
          <nav className={styles.groups} aria-label="Footer">
            <CurrentLinks links={linksOfGroups}>
              {groups.map(({ name, links }) => (
                <section key={name} className={styles.group}>
                  <h2 className={styles.groupName}>{name}</h2>
                  <ul className={styles.links}>
                    {links.map((link) => (
                      <li key={link.name}>
                        <MenuAnchor link={link} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </CurrentLinks>
          </nav>
        </div>
        <LegalLines />
      </Container>
    </footer>
  );
}
