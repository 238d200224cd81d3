import { useId } from 'react';
import { formatMoney, useSwitches, type Car } from '@forecourt/shared-contracts';
import { RadioGroup, Stack } from '@forecourt/shared-ui';
import { RateFacts } from '../rates/RateFacts';
import styles from './FinanceCalculator.module.css';
import { formatFee } from './formatFee';
import { amountError, amountLimits, CONTRIBUTION_LIMITS, including, TERM_LIMITS } from './limits';
import { NumberField } from './NumberField';
import { FREQUENCIES, frequencyOf } from './frequencies';
import { useCalculator } from './useCalculator';

const MONEY_SLIDER_STEP = 100;

interface FinanceCalculatorProps {
  car?: Car;
  /** Purchase price to start with instead of the car's, AUD. */
  budget?: number;
  /** The page has the basis of the comparison rate and its warning elsewhere, in sight. */
  hasNoteElsewhere?: boolean;
}

/** Calculates a repayment from price, term, rate, deposit and final payment; on a car it starts with the car's own figure. */
export function FinanceCalculator({ car, budget, hasNoteElsewhere = false }: FinanceCalculatorProps) {
  const switches = useSwitches();
  const { inputs, change, fee, startRate, isOwnRate, comparisonRate, result } = useCalculator(car, budget);
  const id = useId();
  const limits = amountLimits(switches);
  const inputProps = (name: 'amount' | 'tradeIn' | 'term' | 'interest' | 'residual') => ({
    value: inputs[name],
    onChange: (value: number) => change({ [name]: value }),
  });

  return (
    <section className={styles.calculator} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        Finance calculator
      </h2>
      <div className={styles.layout}>
        <Stack>
          <NumberField
            label="Purchase price"
            unit="$"
            limits={limits}
            sliderStep={MONEY_SLIDER_STEP}
            error={amountError(inputs.amount, limits)}
            {...inputProps('amount')}
          />
          <NumberField
            label="Deposit or trade-in"
            unit="$"
            limits={CONTRIBUTION_LIMITS}
            sliderStep={MONEY_SLIDER_STEP}
            {...inputProps('tradeIn')}
          />
          <NumberField label="Term" unit="years" limits={TERM_LIMITS} {...inputProps('term')} />
          {!switches.financeInterestFieldHidden && (
            <NumberField
              label="Interest rate"
              unit="%"
              limits={including(startRate, switches.financeInterestRange)}
              {...inputProps('interest')}
            />
          )}
          {!switches.financeResidualFieldHidden && (
            <NumberField
              label="Residual repayment"
              unit="$"
              limits={CONTRIBUTION_LIMITS}
              sliderStep={MONEY_SLIDER_STEP}
              {...inputProps('residual')}
            />
          )}
          <RadioGroup
            legend="Repayment frequency"
            name={`${id}-frequency`}
            presentation="segments"
            options={FREQUENCIES.map(({ value, name }) => ({ value: String(value), label: name }))}
            value={String(inputs.frequency.value)}
            onChange={(value) => change({ frequency: frequencyOf(Number(value)) })}
          />
        </Stack>
        <div className={styles.result}>
          <p className={styles.caption}>Estimated repayment</p>
          <output className={styles.payment}>
            {result ? (
              <>
                {formatMoney(result.payment)}
                <span className={styles.frequency}>{frequencyOf(inputs.frequency.value).label}</span>
              </>
            ) : (
              'Enquire for Finance'
            )}
          </output>
          <dl className={styles.total}>
            <dt>Total repayments</dt>
            <dd>{result && formatMoney(result.total)}</dd>
          </dl>
          <RateFacts interestRate={inputs.interest} comparisonRate={comparisonRate} hasNoteElsewhere={hasNoteElsewhere} />
          <p className={styles.note}>
            * An estimate from the figures entered, not an offer of finance.
            {!isOwnRate && inputs.interest === startRate && ' The rate is an example: each vehicle has its own.'}
            {fee > 0 && ` Includes an establishment fee of ${formatFee(fee)}.`}
          </p>
          {switches.financeFeeList.length > 0 && (
            <div className={styles.note}>
              <p>Fees not included:</p>
              <ul className={styles.fees}>
                {switches.financeFeeList.map((fee) => (
                  <li key={fee.label}>
                    {formatFee(fee.amount)} {fee.label}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
