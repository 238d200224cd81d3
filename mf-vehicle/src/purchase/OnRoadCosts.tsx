import { displayPrice, formatMoney, onRoadEstimate, shortDate, useSite, type Car } from '@forecourt/shared-contracts';
import styles from './OnRoadCosts.module.css';

/** What a car without government charges in its price costs on the road, with each cost and where the amounts are from; nothing where the tenant has no table. */
export function OnRoadCosts({ car }: { car: Car }) {
  const site = useSite();
  const { onRoadCosts: table } = site.switches;
  const estimate = onRoadEstimate(car, site);
  if (!estimate || !table) return null;
  const { state, costs, priceWithCosts } = estimate;
  const total = formatMoney(priceWithCosts);
  const names = new Intl.ListFormat('en-AU').format(costs.map(({ name }) => name.toLowerCase()));
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        About <strong>{total}</strong> in {state} with {names}
      </summary>
      <dl className={styles.costs}>
        <div>
          <dt>Price</dt>
          <dd>{displayPrice(car, site.switches).text}</dd>
        </div>
        {costs.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Estimated total in {state}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <p className={styles.source}>
        An estimate of the costs in this list: what you pay depends on the vehicle, and on where and how you register it. Amounts:{' '}
        {table.source}, {shortDate(table.date)}.
      </p>
    </details>
  );
}
