import { useEffect } from 'react';
import {
  carHeading,
  carPath,
  selectIsSuccessLoading,
  selectLastEnquiry,
  successPageReady,
  useAppDispatch,
  useAppSelector,
  useLinks,
} from '@forecourt/shared-contracts';
import { CarImage, Card, Icon, LinkButton, PageHeading, Skeleton } from '@forecourt/shared-ui';
import styles from './SuccessMessage.module.css';
import { TestDriveRequest } from '../test-drive/TestDriveRequest';

/** Thanks for the last enquiry, with a link back to its car; opened directly only the text. */
export function SuccessMessage() {
  const to = useLinks();
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsSuccessLoading);
  const { car, appointment } = useAppSelector(selectLastEnquiry) ?? {};

  useEffect(() => {
    if (isLoading) dispatch(successPageReady());
  }, [dispatch, isLoading]);

  if (isLoading) return <Skeleton height="20rem" />;
  return (
    <div className={styles.message}>
      <span className={styles.mark}>
        <Icon name="check" />
      </span>
      <PageHeading>Thank you for your enquiry.</PageHeading>
      {appointment && <TestDriveRequest appointment={appointment} carName={car ? carHeading(car) : null} />}
      {car && (
        <Card padding="none" className={styles.car}>
          <CarImage src={car.primary_image_url} alt="" width={420} />
          <div className={styles.facts}>
            <p className={styles.heading}>{carHeading(car)}</p>
            <LinkButton variant="secondary" to={carPath(to, car)}>
              Back to this vehicle
            </LinkButton>
          </div>
        </Card>
      )}
    </div>
  );
}
