import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../IsItSaintUrhoDay.module.css"

type Props = {
  /** Whether the saint stands on it. */
  isThere: boolean
  /** Whether the vineyard is empty, of which he is proud. */
  isProud: boolean
}

/** A plinth, with the saint on it on his day, and otherwise with his date. */
export function Plinth({ isThere, isProud }: Props) {
  const motion = useMotion()
  const label = isThere ? "Saint Urho, with a grasshopper on his fork" : "A plinth for a saint, empty"
  return (
    <svg className={styles.plinth} role="img" aria-label={label} viewBox="0 0 200 230">
      <path d="M40 172h120v12H40zM50 184h100v40H50zM36 222h128v8H36z" fill="#8d8f94" />
      <path d="M50 184h100v4H50z" fill="#6b6d72" />
      <text x="100" y="212" fill="#111" fontSize="18" fontWeight="bold" textAnchor="middle">
        16 March
      </text>
      {isThere ? (
        <g className={motion ? styles.salutes : undefined}>
          <path d="M150 172V30" stroke="#5a3a1a" strokeWidth="5" />
          <path d="M136 34v-20M150 34V10M164 34v-20M136 34h28" fill="none" stroke="#444" strokeWidth="4" />
          <path d="M126 8q14 -12 44 2q-16 8 -40 4z" fill="#4f8f1a" stroke="#17310a" strokeWidth="2" />
          <path d="M84 172v-36h14v36M104 172v-36h14v36" fill="#3a2a5a" />
          <path d="M72 84h58l6 58H66z" fill="#6a2f9a" />
          <path d="M72 92l-18 36M130 92l20 6" stroke="#6a2f9a" strokeWidth="15" strokeLinecap="round" />
          <path d="M66 130h70v7H66z" fill="#e0b84a" />
          <circle cx="101" cy="62" r="21" fill="#f2c9a0" />
          <path d="M80 64q2 34 21 38q20 -4 21 -38q-8 14 -21 14t-21 -14z" fill="#d8a850" />
          <path d="M76 50h50l-7 -16H83z" fill="#2f6a2a" />
          <path d="M72 50h58v6H72z" fill="#244f20" />
          <circle cx="94" cy="62" r="2.6" fill="#222" />
          <circle cx="109" cy="62" r="2.6" fill="#222" />
          {isProud && <path d="M94 76q8 8 15 0" fill="none" stroke="#7a2a1a" strokeWidth="3" />}
        </g>
      ) : (
        <g fill="#b6b8bc">
          <path d="M84 166h12v6H84zM106 166h12v6h-12z" fill="#55575c" />
          <path d="M150 172V70M142 172V60M134 172l3 -70" stroke="#7a7c80" strokeWidth="1" fill="none" />
          <path d="M134 102q8 8 8 -42q8 30 8 10" stroke="#9a9ca0" strokeWidth="1" fill="none" />
        </g>
      )}
    </svg>
  )
}
