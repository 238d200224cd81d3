import styles from './Wheel.module.css';

interface WheelProps {
  prizes: readonly string[];
  /** The prize at the pointer; null before the wheel has turned. */
  won: string | null;
}

const RADIUS = 100;
const FULL_TURNS = 4;

/** One of three colours, another one than that of both neighbours. */
const colourOf = (position: number, count: number) => (position > 0 && position === count - 1 && count % 3 === 1 ? 1 : position % 3);

/** A point of the circle; 0 is at the top. */
const pointAt = (degrees: number, radius = RADIUS) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The wheel with a part for each prize, which turns to the one that was won. The list beside it is what is read out. */
export function Wheel({ prizes, won }: WheelProps) {
  const part = 360 / prizes.length;
  const index = won === null ? -1 : prizes.indexOf(won);
  const turned = index === -1 ? 0 : FULL_TURNS * 360 - (index + 0.5) * part;
  return (
    <div className={styles.wheel} aria-hidden="true">
      <svg viewBox="-104 -104 208 208" className={styles.disc} style={{ rotate: `${turned}deg` }}>
        {prizes.map((prize, position) => (
          <g key={prize} className={styles.part} data-colour={colourOf(position, prizes.length)}>
            <path
              d={`M0 0 L${pointAt(position * part)} A${RADIUS} ${RADIUS} 0 ${part > 180 ? 1 : 0} 1 ${pointAt((position + 1) * part)} Z`}
            />
            <text transform={`rotate(${(position + 0.5) * part - 90})`} x={RADIUS - 8} textAnchor="end" dominantBaseline="middle">
              {position + 1}
            </text>
          </g>
        ))}
      </svg>
      <span className={styles.pointer} />
    </div>
  );
}
