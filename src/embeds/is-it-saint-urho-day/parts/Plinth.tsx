import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../IsItSaintUrhoDay.module.css"
import { Fork, Saint } from "./Saint"

type Props = {
  /** True on 16 March, when the saint stands on the plinth. */
  isDay: boolean
  /** True while the vineyard is empty: then he comes on any day. */
  isProud: boolean
}

/**
 * The saint's plinth with his date. He stands on it when there is a reason; otherwise his boots and his fork wait
 * there.
 */
export function Plinth({ isDay, isProud }: Props) {
  const motion = useMotion()
  const label = isProud
    ? "Saint Urho, who bows, with a giant grasshopper on his fork"
    : isDay
      ? "Saint Urho, with a grasshopper on his fork"
      : "A plinth for a saint, empty"
  return (
    <svg className={styles.plinth} role="img" aria-label={label} viewBox="0 0 400 300">
      <g transform="translate(150 70)">
        <path d="M40 172h120v12H40zM50 184h100v40H50zM36 222h128v8H36z" fill="#8d8f94" />
        <path d="M50 184h100v4H50z" fill="#6b6d72" />
        <text x="100" y="212" fill="#111" fontSize="18" fontWeight="bold" textAnchor="middle">
          16 March
        </text>
        {isDay || isProud ? (
          <Saint isProud={isProud} motion={motion} />
        ) : (
          <>
            <g transform="translate(14 58) rotate(9 150 172)">
              <Fork />
            </g>
            <path d="M80 172v-22h15v14h9v8zM108 172v-22h15v14h9v8z" fill="#3a2410" />
          </>
        )}
      </g>
    </svg>
  )
}
