import { CarImage } from '@forecourt/shared-ui';
import { MenuAnchor } from '../menu/MenuAnchor';
import type { ModelGroup } from './modelGroups';
import categoryStyles from './category.module.css';
import styles from './ModelColumns.module.css';

const IMAGE_WIDTH = 96;

interface ModelColumnsProps {
  groups: readonly ModelGroup[];
  /** Called when the link of a model is followed, also to the page that is open. */
  onPick(): void;
}

/** The models of a range by category, with their images, which load once they are in sight. */
export function ModelColumns({ groups, onPick }: ModelColumnsProps) {
  return (
    <div className={styles.scroller}>
      <div className={styles.columns}>
        {groups.map(({ category, models }) => (
          <section key={category} className={styles.group}>
            <h3 className={categoryStyles.category}>{category}</h3>
            <ul className={styles.models}>
              {models.map((model) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the click of the link inside, which the keyboard makes as well
                <li key={model.to} onClick={onPick}>
                  <MenuAnchor link={model} className={styles.model}>
                    <span className={styles.image}>
                      <CarImage src={model.image} alt="" width={IMAGE_WIDTH} sizes={`${IMAGE_WIDTH}px`} placeholder="" />
                    </span>
                    {model.name}
                  </MenuAnchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
