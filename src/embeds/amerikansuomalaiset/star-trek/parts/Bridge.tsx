import * as styles from "../FinglishStarTrek.module.css"
import type { Crew } from "../schema"

const crew: Record<Crew, { x: number; coat: string; hat: string }> = {
  paasi: { x: 150, coat: "#4a5d3a", hat: "M132 92h36l-4-6q-2-12-14-12t-14 12z" },
  misis: { x: 240, coat: "#7a3f6d", hat: "M222 96q0-22 18-22t18 22q-6-10-18-10t-18 10z" },
  lummari: { x: 330, coat: "#2f4f7a", hat: "M314 90q2-16 16-16t16 16h8v5h-40z" },
  kokki: { x: 60, coat: "#efe9da", hat: "M46 92q-8-22 14-22t14 22z" },
}

/** The bridge of a spaceship that used to be a sauna: a window on the stars, a bench, a bucket, and the speaker. */
export function Bridge({ who, name }: { who: Crew; name: string }) {
  return (
    <svg
      className={styles.bridge}
      viewBox="0 0 400 170"
      role="img"
      aria-label={`The bridge, built of logs. ${name} speaks.`}
    >
      <rect width="400" height="170" fill="#6b421d" />
      <path d="M0 18h400M0 44h400M0 70h400M0 96h400M0 122h400" stroke="#4a2c12" strokeWidth="3" />
      <rect x="70" y="10" width="260" height="62" rx="6" fill="#0a0f2e" stroke="#3a220d" strokeWidth="6" />
      <g className={styles.stars} fill="#fff">
        {Array.from({ length: 22 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          <circle key={i} cx={84 + ((i * 71) % 232)} cy={18 + ((i * 37) % 46)} r={i % 4 === 0 ? 1.8 : 1} />
        ))}
      </g>
      <circle cx="286" cy="38" r="15" fill="#c97f3a" />
      <path d="M262 42q24 10 50-8" stroke="#e9c9a0" strokeWidth="3" fill="none" />
      {(Object.keys(crew) as Crew[]).map(member => {
        const { x, coat, hat } = crew[member]
        const speaks = member === who
        return (
          <g key={member}>
            <path d={`M${x - 22} 170v-34q0-18 22-18t22 18v34z`} fill={coat} />
            <circle cx={x} cy="102" r="15" fill="#e2b48c" />
            <path d={hat} fill="#2c2620" />
            <circle cx={x - 5} cy="101" r="1.8" />
            <circle cx={x + 5} cy="101" r="1.8" />
            <ellipse
              className={speaks ? styles.mouth : undefined}
              cx={x}
              cy="109"
              rx="4"
              ry={speaks ? 3.5 : 0.9}
              fill="#6b2a1c"
            />
            {speaks && <path d={`M${x - 7} 62h14l-7 9z`} fill="#ffd84a" />}
          </g>
        )
      })}
      <path d="M0 148h400v8H0z" fill="#8a5a2b" />
      <path d="M186 148v-14h22v14z" fill="#b9b9b9" />
      <path d="M362 148v-30h34v30z" fill="#333" />
      <circle cx="372" cy="128" r="4" fill="#ff5a4d" />
      <circle cx="386" cy="128" r="4" fill="#58f06a" />
    </svg>
  )
}
