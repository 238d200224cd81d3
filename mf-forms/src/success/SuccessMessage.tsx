import { useEffect } from 'react';
import {
  carHeading,
  carPath,
  leadReference,
  selectIsSuccessLoading,
  selectLastEnquiry,
  successPageReady,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  type LastEnquiry,
  type SpecialHours,
} from '@forecourt/shared-contracts';
import { CarImage, Card, Icon, LinkButton, PageHeading, Skeleton } from '@forecourt/shared-ui';
import { TestDriveRequest } from '../test-drive/TestDriveRequest';
import { NextSteps } from './NextSteps';
import { readingLocation } from './readingLocation';
import styles from './SuccessMessage.module.css';
import { UsefulLinks } from './UsefulLinks';

/** Thanks for the last enquiry, with its reference, what happens next, its car and useful next steps; opened directly the text and those. */
export function SuccessMessage({ specialHours }: { specialHours: readonly SpecialHours[] }) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsSuccessLoading);
  const enquiry = useAppSelector(selectLastEnquiry);

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
      {enquiry ? <Sent enquiry={enquiry} specialHours={specialHours} /> : <UsefulLinks enquiry={null} />}
    </div>
  );
}

function Sent({ enquiry, specialHours }: { enquiry: LastEnquiry; specialHours: readonly SpecialHours[] }) {
  const { site, to } = usePlatform();
  const { car, appointment, sentAt } = enquiry;
  const location = readingLocation(enquiry, site);
  return (
    <>
      <p>
        Your reference is <strong className={styles.reference}>{leadReference(enquiry.id)}</strong>
      </p>
      {appointment && <TestDriveRequest appointment={appointment} carName={car ? carHeading(car) : null} />}
      <NextSteps location={location} sentAt={new Date(sentAt)} specialHours={specialHours} isBooking={Boolean(appointment?.changePath)} />
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
      <UsefulLinks enquiry={enquiry} />
    </>
  );
}
