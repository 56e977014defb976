import * as styles from "../Salary.module.css"

type Props = { euros: number; coffees: number; hamsterHours: number }

const part = (value: number) => value - Math.floor(value)
const figure = (value: number) =>
  value.toLocaleString("en-GB", { minimumFractionDigits: 3, maximumFractionDigits: 3 })

/** Draws three pictures that fill with money: a jar of coins, a cup, and a wheel. */
export function Till({ euros, coffees, hamsterHours }: Props) {
  const coins = Math.min(30, Math.floor(part(euros / 0.6) * 30))
  const level = 74 - 46 * part(coffees)
  return (
    <ul className={styles.till} aria-label="Earned so far, in things">
      <li>
        <svg viewBox="0 0 100 90" role="img" aria-label="A jar with coins of two cents">
          <path className={styles.glass} d="M26 12h48v8q8 4 8 12v46q0 6-6 6H24q-6 0-6-6V32q0-8 8-12z" />
          {Array.from({ length: coins }, (_, i) => (
            <ellipse
              // biome-ignore lint/suspicious/noArrayIndexKey: a coin is its place in the jar
              key={i}
              className={styles.coin}
              cx={28 + (i % 5) * 11 + (Math.floor(i / 5) % 2 ? 1 : -1)}
              cy={79 - Math.floor(i / 5) * 8}
              rx="6"
              ry="4"
            />
          ))}
          <path className={styles.lid} d="M22 6h56v8H22z" />
        </svg>
        <b>{figure(euros)}</b> in euros
      </li>
      <li>
        <svg viewBox="0 0 100 90" role="img" aria-label="A cup of coffee that fills">
          <path className={styles.handle} d="M72 36q20-2 18 14t-22 14" />
          <path className={styles.cup} d="M14 24h60v34q0 22-22 22H36q-22 0-22-22z" />
          <clipPath id="salary-cup">
            <path d="M18 28h52v30q0 18-18 18H36q-18 0-18-18z" />
          </clipPath>
          <path className={styles.coffee} clipPath="url(#salary-cup)" d={`M10 ${level}h70V90H10z`} />
          <path className={styles.saucer} d="M8 82h72v5H8z" />
        </svg>
        <b>{figure(coffees)}</b> in coffees
      </li>
      <li>
        <svg viewBox="0 0 100 90" role="img" aria-label="A hamster in a wheel">
          <path className={styles.stand} d="M50 44 24 88h52z" />
          <g transform={`rotate(${part(hamsterHours * 60) * 360} 50 44)`}>
            <circle className={styles.wheel} cx="50" cy="44" r="38" />
            {[0, 30, 60, 90, 120, 150].map(turn => (
              <path key={turn} className={styles.spoke} d="M50 6v76" transform={`rotate(${turn} 50 44)`} />
            ))}
          </g>
          <ellipse className={styles.fur} cx="48" cy="68" rx="17" ry="11" />
          <circle className={styles.fur} cx="64" cy="62" r="8" />
          <circle className={styles.fur} cx="60" cy="54" r="3" />
          <circle cx="67" cy="61" r="1.6" />
        </svg>
        <b>{figure(hamsterHours)}</b> in hamster-hours
      </li>
    </ul>
  )
}
