import { useNavigate } from 'react-router-dom';
import {
  enquiryRecorded,
  enquirySucceeded,
  EVENTS,
  formEventData,
  selectEnquiries,
  useAppDispatch,
  useAppSelector,
  usePlatform,
  type Car,
  type LeadReceipt,
} from '@forecourt/shared-contracts';
import { FormStack, StepHeading, lastEnquiry } from '@forecourt/shared-forms';
import { ContinueValuation } from './ContinueValuation';
import type { Sale } from './sale';
import { SaveForLater } from './SaveForLater';
import { ConditionStep } from './steps/ConditionStep';
import { ContactStep } from './steps/ContactStep';
import { EstimateStep } from './steps/EstimateStep';
import { FirstStep } from './steps/FirstStep';
import { VehicleStep } from './steps/VehicleStep';
import type { ValuationState } from './useValuation';

const STEPS = ['Registration', 'Your vehicle', 'Condition', 'Your details', 'Estimate'];

interface ValuationFlowProps {
  sale: Sale;
  car: Car | undefined;
  state: ValuationState;
}

/** The steps of a valuation, one on the screen. */
export function ValuationFlow(props: ValuationFlowProps) {
  const { path, step, valuation, resume } = props.state;
  return (
    <FormStack>
      <StepHeading label="Valuation" steps={STEPS} current={step} />
      {step === 0 && <ContinueValuation page={path} onContinue={resume} />}
      <CurrentStep {...props} />
      {step > 0 && <SaveForLater key={valuation.leadId} page={path} valuation={valuation} />}
    </FormStack>
  );
}

function CurrentStep({ sale, car, state }: ValuationFlowProps) {
  const { site, to, track } = usePlatform();
  const dispatch = useAppDispatch();
  const enquiries = useAppSelector(selectEnquiries);
  const navigate = useNavigate();
  const { step, valuation, goBack } = state;
  const { rego, vehicle, kms, questions, answers, photos } = valuation;

  const enquiryOf = (receipt: LeadReceipt, location: string | null) =>
    lastEnquiry(to, car, receipt, { category: 'Trade-In', appointment: null, location }, new Date());

  if (step === 1 && vehicle) return <VehicleStep vehicle={vehicle} rego={rego} kms={kms} onConfirm={state.confirmCar} onBack={goBack} />;
  if (step === 2)
    return <ConditionStep questions={questions} answers={answers} photos={photos} onDescribe={state.describe} onBack={goBack} />;
  if (step === 3) {
    const handleComplete: typeof state.complete = async (contact) => {
      const failure = await state.complete(contact);
      if (failure === null && valuation.leadId) {
        const receipt = { lead_id: valuation.leadId, show_success_page: false };
        const location = site.locations.find(({ id }) => id === contact.location_id);
        dispatch(enquiryRecorded(enquiryOf(receipt, location?.slug ?? null)));
      }
      if (failure === null) track({ id: EVENTS.valuation, ...(car && { carId: car.id, form: formEventData(car) }) });
      return failure;
    };
    return <ContactStep sale={sale} car={car} onComplete={handleComplete} onBack={goBack} />;
  }
  if (step === 4) {
    const handleAccept = async () => {
      const receipt = await state.accept();
      const recorded = enquiries.find(({ id }) => id === receipt.lead_id);
      dispatch(enquirySucceeded(enquiryOf(receipt, recorded?.locationSlug ?? null)));
      void navigate(to('forms.success'));
    };
    return <EstimateStep sale={sale} car={car} valuation={valuation} onAccept={handleAccept} onAgain={state.startAgain} />;
  }
  return <FirstStep state={state} />;
}
