import { Container, PageHeading, Stack, VisuallyHidden } from '@forecourt/shared-ui';
import type { StandaloneOptions } from '../../scenarios/standaloneOptions';
import { useDisplayedPage } from '../../app/navigation/PageRouter';
import type { PageResult } from '../../app/routing/pageResult';
import { useShell } from '../../app/shell-services/shellServices';
import type { Samples } from '../samples/loadSamples';
import { FramedSubject } from './FramedSubject';
import { SampleSlot } from './SampleSlot';
import styles from './Standalone.module.css';
import { SubjectIndex } from './SubjectIndex';
import { subjectsOf, viewOf } from './view';

/** Start page of a standalone remote: an index of its pages and slots, one of them in a frame, or one slot with sample props. */
export function Standalone({ result }: { result: PageResult }) {
  const { composition } = useShell();
  const { location } = useDisplayedPage();
  const samples: Samples = result.kind === 'ready' ? (result.data as Samples) : { pages: [], slots: [], scenarios: {} };
  const [[remote, composed] = []] = Object.entries(composition.remotes);
  if (!remote || !composed) return <Container>No remote is released under this name.</Container>;

  const viewedIn = composition.standalone as StandaloneOptions;
  const view = viewOf(location.search);
  if (view.kind === 'slot') {
    const slot = samples.slots.find(({ name }) => name === view.name);
    return (
      <Container>
        <section className={styles.slot} aria-label={`Slot ${view.name}`}>
          <h1>
            <VisuallyHidden>Slot {view.name}</VisuallyHidden>
          </h1>
          {slot ? <SampleSlot {...slot} /> : <p>{remote} has no slot of this name.</p>}
        </section>
      </Container>
    );
  }
  const subjects = subjectsOf(samples);
  return (
    <Container className={styles.start}>
      <Stack gap={4}>
        <PageHeading>
          {remote} {composed.version}
        </PageHeading>
        {view.kind === 'frame' ? (
          <FramedSubject subjects={subjects} id={view.id} width={view.width} viewedIn={viewedIn} />
        ) : (
          <SubjectIndex subjects={subjects} viewedIn={viewedIn} />
        )}
      </Stack>
    </Container>
  );
}
